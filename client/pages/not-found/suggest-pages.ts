import { allTools, summarize } from '#client/catalogue/catalogue.ts';
import {
  findNearestPages,
  findNearestTools,
  isNameOf,
  type KnownPage,
} from '#client/catalogue/nearest-pages.ts';
import { sitePages } from '#client/catalogue/site-pages.ts';
import { categories } from '#client/tool-kit/categories.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';

export interface PageSuggestions {
  readonly tools: readonly ToolSummary[];
  readonly pages: readonly KnownPage[];
}

const knownPages: readonly KnownPage[] = [
  ...sitePages,
  ...categories.map(({ id, name }) => ({ path: `/categories/${id}`, name })),
];

/** Returns likely meanings of an unknown path. */
export function suggestPages(path: string): PageSuggestions {
  const pages = findNearestPages(path, knownPages);
  // Words that name a page are not about tools.
  const isOfPage = pages.some((page) => isNameOf(path, page));
  return { tools: isOfPage ? [] : findNearestTools(path, allTools).map(summarize), pages };
}
