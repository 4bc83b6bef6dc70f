import { catalogueEdits } from '#client/lib/site-data.ts';
import type { CategoryId } from '#client/tool-kit/categories.ts';
import { defineTool, isBuilt, type ToolManifest, type ToolSummary } from '#client/tool-kit/define-tool.ts';
import { applyToolEdits, type ToolEdit } from '#core/site/catalogue-edits.ts';
import { type DataKind, isAccepted } from '#core/text/kinds/data-kinds.ts';
import { isPictureKind } from '#client/tool-kit/files/pictures/picture-kinds.ts';
import { sortByPopularity } from './popular.ts';

const modules = import.meta.glob<ToolManifest>('../tools/*/manifest.ts', { eager: true, import: 'default' });

/** Every tool as visitors see it: those one can use, then those announced, each by name. */
export const allTools: readonly ToolManifest[] = applyToolEdits(
  Object.values(modules),
  catalogueEdits.tools,
  makeAnnouncedTool,
).sort((a, b) => Number(isBuilt(b)) - Number(isBuilt(a)) || a.name.localeCompare(b.name, 'en'));

/** An entry that the administrator added: announced, not built. */
function makeAnnouncedTool({ id, name, description, category, isFeatured, isNew }: ToolEdit): ToolManifest {
  return {
    ...defineTool({
      id,
      name,
      description,
      category: category as CategoryId,
      icon: 'wrench',
      keywords: [],
    }),
    isFeatured,
    isNew,
  };
}

/** The plain data of a tool, for a page's props. */
export function summarize(tool: ToolManifest): ToolSummary {
  const { id, slug, name, description, category, icon, isFeatured, isNew } = tool;
  const summary = { id, slug, name, description, category, icon, isFeatured, isNew };
  return isBuilt(tool) ? summary : { ...summary, isSoon: true };
}

/** Up to three other tools of the same category: those with most words and data kinds in common first. */
export function relatedTools(tool: ToolManifest): ToolManifest[] {
  const own = traitsOf(tool);
  const nearness = (other: ToolManifest) => [...traitsOf(other)].filter((trait) => own.has(trait)).length;
  return allTools
    .filter((other) => other.category === tool.category && other.id !== tool.id)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, 3);
}

/** Every tool accepts text, and a third are generators or converters, so these words distinguish nothing. */
const commonTraits = new Set([
  'text',
  'any',
  'to',
  'the',
  'and',
  'of',
  'a',
  'from',
  'converter',
  'generator',
]);

function traitsOf({ name, keywords, accepts, produces }: ToolManifest): ReadonlySet<string> {
  const words = [name, ...keywords].flatMap((phrase) => phrase.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return new Set([...words, ...accepts, ...produces].filter((trait) => !commonTraits.has(trait)));
}

/** The order of tools that are equally likely. */
const byPopularity = sortByPopularity(allTools);

/** The built tools that take data of this kind, the likeliest first. */
export function findReceivers(kind: DataKind, askingToolId: string): ToolManifest[] {
  const receivers = byPopularity.filter(
    (tool) => tool.id !== askingToolId && isBuilt(tool) && isAccepted(kind, tool.accepts),
  );
  return receivers.sort((a, b) => unlikeliness(a, [kind]) - unlikeliness(b, [kind]));
}

/**
 * The tools that take data of all these kinds, the likeliest first. Of those that are not built, only the ones that
 * name the kinds.
 */
export function findTakers(kinds: readonly DataKind[]): ToolManifest[] {
  const takers = byPopularity.filter(
    (tool) =>
      isMeantFor(tool, kinds) || (isBuilt(tool) && kinds.every((kind) => isAccepted(kind, tool.accepts))),
  );
  return takers.sort((a, b) => unlikeliness(a, kinds) - unlikeliness(b, kinds));
}

function isMeantFor({ accepts }: ToolManifest, kinds: readonly DataKind[]): boolean {
  return kinds.every((kind) => accepts.includes(kind));
}

/** Returns whether a tool is for this kind first of all: its manifest begins with it, another picture, or any file. */
function isForFirst({ accepts: [first] }: ToolManifest, kind: DataKind): boolean {
  const isPicture = (each: DataKind | undefined) =>
    each !== undefined && (each === 'heic' || isPictureKind(each));
  const isAnyFile = first === 'file' && !isAccepted(kind, ['text']);
  return first === kind || isAnyFile || (isPicture(first) && isPicture(kind));
}

/**
 * Built before announced, tools that name the kinds before those that take any text, then those that are for them first
 * of all, then those for any text.
 */
function unlikeliness(tool: ToolManifest, kinds: readonly DataKind[]): number {
  const isMain = kinds.every((kind) => isForFirst(tool, kind));
  const isForOther = !isMain && tool.accepts[0] !== 'text';
  const doubts = [!isBuilt(tool), !isMeantFor(tool, kinds), !isMain, isForOther];
  return Number.parseInt(doubts.map(Number).join(''), 2);
}
