import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import type { SearchFindings } from './search-findings.ts';

export interface ToolFilter {
  readonly search: string;
  /** A category's id, or '' for all. */
  readonly category: string;
  readonly filter: '' | 'new' | 'featured';
  readonly view: 'grid' | 'list';
}

export const noFilter: ToolFilter = { search: '', category: '', filter: '', view: 'grid' };

/**
 * Returns the tools whose name or description contains the search text (in any case) and that pass the other
 * filters.
 */
export function filterTools(tools: readonly ToolSummary[], filter: ToolFilter): ToolSummary[] {
  const needle = filter.search.trim().toLowerCase();
  return tools.filter(
    (tool) =>
      `${tool.name}\n${tool.description}`.toLowerCase().includes(needle) &&
      (filter.category === '' || tool.category === filter.category) &&
      (filter.filter !== 'new' || tool.isNew) &&
      (filter.filter !== 'featured' || tool.isFeatured),
  );
}

/**
 * Returns literal matches in the ranker's order, with its best match first even if that is no literal match. Tools
 * hidden by the other filters stay hidden.
 */
export function rankFound(
  literal: readonly ToolSummary[],
  tools: readonly ToolSummary[],
  filter: ToolFilter,
  findings: Pick<SearchFindings, 'related' | 'lack'> | undefined,
): ToolSummary[] {
  if (!findings) return [...literal];
  const ranked = findings.related.map(({ id }) => id);
  const best = findings.lack === undefined && literal.length > 0 ? ranked[0] : undefined;
  const rank = ({ id }: ToolSummary) => (ranked.includes(id) ? ranked.indexOf(id) : ranked.length);
  return filterTools(tools, { ...filter, search: '' })
    .filter((tool) => literal.includes(tool) || tool.id === best)
    .sort((a, b) => rank(a) - rank(b));
}

/** True if all tools show as a grid, which then is grouped by category. */
export function isUnfiltered({ search, category, filter, view }: ToolFilter): boolean {
  return search.trim() + category + filter === '' && view === 'grid';
}

export function byName(tools: readonly ToolSummary[]): ToolSummary[] {
  return [...tools].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Reads a filter from an address's query; unknown values are ignored. */
export function readFilter(query: URLSearchParams): ToolFilter {
  const filter = query.get('filter');
  return {
    search: query.get('search') ?? '',
    category: query.get('category') ?? '',
    filter: filter === 'new' || filter === 'featured' ? filter : '',
    view: query.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The query values that restore a filter; initial ones are empty. */
export function filterQuery(filter: ToolFilter): Record<string, string> {
  return { ...filter, view: filter.view === 'grid' ? '' : filter.view };
}
