import { useEffect, useState } from 'react';
import { replaceQuery } from '#client/lib/navigation.ts';
import { categories } from '#client/tool-kit/categories.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { FindingsAbove, FindingsBelow, NothingFound } from './findings.tsx';
import {
  byName,
  filterQuery,
  filterTools,
  isUnfiltered,
  noFilter,
  rankFound,
  readFilter,
  type ToolFilter,
} from './filter-tools.ts';
import { GroupedTools, ToolList } from './tool-lists.tsx';
import { useEnter } from './use-enter.ts';
import { useFindings } from './use-findings.ts';

export interface AllToolsPageProps {
  readonly tools: readonly ToolSummary[];
}

const categoryChoices = [
  { value: '', label: 'All Categories' },
  ...categories.map(({ id, name }) => ({ value: id, label: name })),
];
const filterChoices = [
  { value: '', label: 'All tools' },
  { value: 'new', label: 'New tools' },
  { value: 'featured', label: 'Featured tools' },
] as const;

export default function AllToolsPage({ tools }: AllToolsPageProps) {
  const [typed, setFilter] = useState(noFilter);
  const findings = useFindings(typed.search);
  // The list before stays until the ranker answers, so that a search shows in its final order at once.
  const filter = { ...typed, search: findings?.search ?? '' };
  const isAnswered = filter.search === typed.search || typed.search.trim() === '';
  const found = rankFound(filterTools(tools, filter), tools, filter, findings);
  const shown = filter.view === 'list' && filter.search.trim() === '' ? byName(found) : found;
  const others = (known: readonly ToolSummary[] = []) =>
    filterTools(known, { ...filter, search: '' }).filter(({ id }) => shown.every((tool) => tool.id !== id));
  const related = others(findings?.related);
  const isEmpty = shown.length + related.length === 0;
  const nearest = isEmpty ? others(findings?.nearest) : [];
  const { resultsRef, enter, keep } = useEnter(isAnswered);

  useEffect(() => {
    const arrived = readFilter(new URLSearchParams(location.search));
    setFilter(arrived);
    // Someone who came by a search opens the best match with another Enter.
    if (arrived.search.trim() !== '') keep(1);
  }, [keep]);

  function change(values: Partial<ToolFilter>): void {
    const next = { ...typed, ...values };
    keep(0);
    setFilter(next);
    replaceQuery(filterQuery(next));
  }

  return (
    <div className="page-width pt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">All Tools</h1>
        <div className="flex min-w-0 flex-wrap items-center gap-3" role="status">
          {filter.search.trim() && (
            <span className="bg-surface-2 inline-flex min-w-0 items-center gap-1 rounded-lg pl-3">
              Results for: <bdi className="font-bold wrap-anywhere">{filter.search}</bdi>
              <IconButton
                icon="x"
                label="Clear search"
                tone="plain"
                isSmall
                onClick={() => {
                  change({ search: '' });
                }}
              />
            </span>
          )}
          <p className="text-ink-2 tabular">
            Showing {shown.length + related.length + nearest.length} of {tools.length} tools
          </p>
        </div>
      </div>
      <FilterBar filter={typed} onChange={change} onEnter={enter} />
      <div ref={resultsRef} className={isUnfiltered(filter) ? '-mt-4' : 'mt-4'}>
        {findings && <FindingsAbove {...findings} />}
        {isEmpty && <NothingFound onReset={() => change({ search: '', category: '', filter: '' })} />}
        {isUnfiltered(filter) ? (
          <GroupedTools tools={shown} />
        ) : (
          <div className={filter.view === 'list' ? 'md:hidden' : ''}>
            <ToolGrid tools={shown} headingLevel="h2" />
          </div>
        )}
        {filter.view === 'list' && <ToolList tools={shown} />}
        <FindingsBelow title="Related" tools={related} />
        <FindingsBelow title="Nearest" tools={nearest} />
      </div>
    </div>
  );
}

interface FilterBarProps {
  readonly filter: ToolFilter;
  readonly onChange: (values: Partial<ToolFilter>) => void;
  /** Enter was pressed in the search box. */
  readonly onEnter: () => void;
}

function FilterBar({ filter, onChange, onEnter }: FilterBarProps) {
  return (
    <div className="filter-bar">
      <form
        role="search"
        className="min-w-28 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <TextField
          label="Search tools"
          isLabelHidden
          type="search"
          placeholder="Search tools..."
          value={filter.search}
          onChange={(search) => {
            onChange({ search });
          }}
        />
      </form>
      <div>
        <SelectField
          label="Category"
          isLabelHidden
          value={filter.category}
          choices={categoryChoices}
          onChange={(category) => {
            onChange({ category });
          }}
        />
      </div>
      <div>
        <SelectField
          label="Show"
          isLabelHidden
          value={filter.filter}
          choices={filterChoices}
          onChange={(value) => {
            onChange({ filter: value });
          }}
        />
      </div>
      <div className="wide-only flex gap-1">
        {(['grid', 'list'] as const).map((view) => (
          <IconButton
            key={view}
            icon={view === 'grid' ? 'layout-grid' : 'list'}
            label={view === 'grid' ? 'Grid view' : 'List view, A–Z'}
            aria-pressed={filter.view === view}
            tone={filter.view === view ? 'normal' : 'plain'}
            onClick={() => {
              onChange({ view });
            }}
          />
        ))}
      </div>
    </div>
  );
}
