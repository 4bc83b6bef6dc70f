import { findAnswers } from '#client/catalogue/answers.ts';
import { allTools, summarize } from '#client/catalogue/catalogue.ts';
import { lackOf } from '#client/catalogue/lacking.ts';
import { nearestTools, type RankedTool, rankTools } from '#client/catalogue/rank.ts';
import { encodeShareFragment } from '#client/lib/sharing/share-links.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';

/** The ranker's results for a search, beyond literal matches. */
export interface SearchFindings {
  readonly search: string;
  /** The requested job, if no tool does it. */
  readonly lack: string | undefined;
  readonly answer: { readonly text: string; readonly toolName: string; readonly href: string } | undefined;
  readonly related: readonly ToolSummary[];
  /** The most similar spellings, for a search without results. */
  readonly nearest: readonly ToolSummary[];
}

/** Asks the ranker and the tools that answer questions. */
export async function findForSearch(search: string, locale: string): Promise<SearchFindings> {
  const text = search.trim();
  const lack = lackOf(text);
  const [first] = await findAnswers(text, locale);
  const ranked = lack ? [] : rankTools(text);
  const answering = allTools.find(({ id }) => id === first?.toolId);
  const helpers = lack?.nearest.flatMap((id) => allTools.find((tool) => tool.id === id) ?? []) ?? [];
  const tools = [...(answering ? [answering] : []), ...helpers, ...ranked.map(({ tool }) => tool)];
  return {
    search,
    lack: lack?.what,
    answer: await (answering && first
      ? offer(answering, first.answer.text, first.answer.values)
      : offerEntrance(ranked[0])),
    related: [...new Set(tools)].map(summarize),
    nearest: nearestTools(text).map(summarize),
  };
}

/** A form that was searched for by its own name. */
async function offerEntrance(best: RankedTool | undefined): Promise<SearchFindings['answer']> {
  const { tool, entrance, isSure = false } = best ?? {};
  return tool && entrance && isSure ? offer(tool, entrance.name, entrance.values) : undefined;
}

async function offer(
  { name, slug }: ToolSummary,
  text: string,
  values: Readonly<Record<string, unknown>> | undefined,
): Promise<SearchFindings['answer']> {
  const fragment = values ? `#${await encodeShareFragment(values)}` : '';
  return { text, toolName: name, href: `/tools/${slug}${fragment}` };
}
