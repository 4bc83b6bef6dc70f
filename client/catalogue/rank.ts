import { isBuilt, type ToolEntrance, type ToolManifest } from '#client/tool-kit/define-tool.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { allTools } from './catalogue.ts';
import { createSearch, type Findable } from './search.ts';

/** A tool, or one of its forms, that a text asks for. */
export interface RankedTool {
  readonly tool: ToolManifest;
  readonly entrance: ToolEntrance | undefined;
  readonly score: number;
  /** Meant without a doubt: Enter may open it. */
  readonly isSure: boolean;
}

interface Entry extends Findable {
  readonly tool: ToolManifest;
  readonly entrance?: ToolEntrance;
}

/** Of equal matches the first wins, so tools come before forms of other tools. */
const entries: readonly Entry[] = [
  ...allTools.map((tool) => ({
    tool,
    name: tool.name,
    keywords: tool.keywords,
    description: tool.description,
  })),
  ...allTools.flatMap((tool) =>
    tool.entrances.map((entrance) => ({
      tool,
      entrance,
      name: entrance.name,
      keywords: entrance.keywords,
      description: '',
    })),
  ),
];
const find = createSearch(entries);
/** Tools that can be used come before announced ones, unless the latter match far better. */
const soonFactor = 0.5;
const nearestCount = 3;

/** The one ranker of palette, search boxes and All Tools: the tools that a text asks for, best first. */
export function rankTools(query: string): RankedTool[] {
  const seen = new Set<ToolManifest>();
  return find(query)
    .map(({ item: { tool, entrance }, score, isSure }) => ({
      tool,
      entrance,
      score: isSure || isBuilt(tool) ? score : score * soonFactor,
      isSure,
    }))
    .sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.score - a.score)
    .filter(({ tool }) => !seen.has(tool) && seen.add(tool));
}

/** Words that differ in more than this share of their letters have nothing to do with each other. */
const maxDistance = 0.4;

/**
 * Returns the tools with the most similar spelling, for a text without a match; none if no word is similar.
 */
export function nearestTools(query: string): ToolManifest[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const distance = (tool: ToolManifest) => {
    const known = `${tool.name} ${tool.keywords.join(' ')}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const far = (word: string) =>
      Math.min(
        ...known.map((other) => editDistance(word.slice(0, 24), other) / Math.max(word.length, other.length)),
      );
    return Math.min(1, ...words.slice(0, 8).map(far));
  };
  const typed = query.toLowerCase().slice(0, 40);
  const nameDistance = ({ name }: ToolManifest) => editDistance(typed, name.toLowerCase());
  return (
    allTools
      .map((tool) => ({ tool, far: distance(tool) + (isBuilt(tool) ? 0 : 0.1) }))
      .filter(({ far }) => far <= maxDistance)
      // Among tools that share a word, the most similar whole name comes first.
      .sort((a, b) => a.far - b.far || nameDistance(a.tool) - nameDistance(b.tool))
      .slice(0, nearestCount)
      .map(({ tool }) => tool)
  );
}
