import { useMemo, useState } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/tool-run.ts';
import { useLiveRun } from '#client/tool-kit/use-tool-run.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/inputs.tsx';
import type { FilterOperator } from './arrangement.ts';
import type { ColumnStats } from './column-stats.ts';
import type { TableRef } from './csv-session.ts';
import { allSteps } from './steps.ts';
import type { TableInfo } from './table-info.ts';
import { operatorNames } from './operators.ts';
import type { CsvTable } from './use-csv-table.tsx';

interface ColumnPanelProps {
  readonly table: CsvTable;
  readonly arranged: TableRef;
  readonly info: TableInfo;
  readonly column: number;
  /** Where it stands among the columns that are shown, from 0 on. */
  readonly place: number;
  readonly lastPlace: number;
  readonly onMove: (step: 1 | -1) => void;
  readonly onHide: () => void;
  /** Makes the column so many times as wide. */
  readonly onWiden: (factor: number) => void;
  readonly onClose: () => void;
}

/** What a column holds, and what can be done with it. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { table, arranged, info, column, place, lastPlace, onMove, onHide, onWiden, onClose } = props;
  const { client, arrange } = table;
  const name = info.columns[column] ?? '';
  const task = useMemo(
    () => (scope: TaskScope) => allSteps(() => client.call('stats', { table: arranged, column }), scope),
    [client, arranged, column],
  );
  const run = useLiveRun<ColumnStats>(task);
  return (
    <section className="tool-card tool-pad grid gap-4" aria-label={`Column ${name}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg wrap-anywhere">{name}</h2>
        <Button isSmall icon="arrow-up" onClick={() => arrange({ sort: { column, isDescending: false } })}>
          Sort up
        </Button>
        <Button isSmall icon="arrow-down" onClick={() => arrange({ sort: { column, isDescending: true } })}>
          Sort down
        </Button>
        <IconButton
          icon="arrow-left"
          label="Move left"
          isSmall
          disabled={place <= 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-right"
          label="Move right"
          isSmall
          disabled={place >= lastPlace}
          onClick={() => onMove(1)}
        />
        <IconButton icon="unfold-horizontal" label="Wider" isSmall onClick={() => onWiden(1.5)} />
        <IconButton icon="fold-horizontal" label="Narrower" isSmall onClick={() => onWiden(1 / 1.5)} />
        <Button isSmall icon="eye-off" onClick={onHide}>
          Hide
        </Button>
        <IconButton icon="x" label="Close column" tone="plain" isSmall onClick={onClose} />
      </div>
      {run.status === 'running' && (
        <RunProgress label="Counting" progress={run.progress} onCancel={run.cancel} />
      )}
      <RunError error={run.error} />
      {run.output && <StatList stats={run.output} isStale={run.isStale} isComma={info.decimalMark === ','} />}
      <FilterForm table={table} column={column} />
    </section>
  );
}

interface StatListProps {
  readonly stats: ColumnStats;
  readonly isStale: boolean;
  readonly isComma: boolean;
}

function StatList({ stats, isStale, isComma }: StatListProps) {
  const { numbers, dates, most } = stats;
  const rows: (readonly [string, string])[] = [
    ['Kind', isComma && stats.type === 'number' ? 'number with a decimal comma' : stats.type],
    ['Filled', stats.filled.toLocaleString('en')],
    ['Blank', stats.blank.toLocaleString('en')],
    ['Different values', `${stats.isDistinctCut ? 'more than ' : ''}${stats.distinct.toLocaleString('en')}`],
    ['Longest', `${stats.longest.toLocaleString('en')} characters`],
    ...(numbers
      ? ([
          ['Smallest', numbers.min.toLocaleString('en', { maximumFractionDigits: 10 })],
          ['Largest', numbers.max.toLocaleString('en', { maximumFractionDigits: 10 })],
          ['Sum', numbers.sum.toLocaleString('en', { maximumFractionDigits: 10 })],
          ['Mean', numbers.mean.toLocaleString('en', { maximumFractionDigits: 6 })],
        ] as const)
      : []),
    ...(dates ? [['Earliest', dates.min] as const, ['Latest', dates.max] as const] : []),
  ];
  return (
    <div className={`grid gap-4 sm:grid-cols-2 ${isStale ? 'stale' : ''}`}>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1" data-testid="stats">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {most.length > 0 && (
        <div>
          <h3 className="mb-1">Most frequent</h3>
          <ol aria-label="Most frequent values">
            {most.map(({ value, count }) => (
              <li key={value} className="flex justify-between gap-3">
                <span className="mono truncate">{value}</span>
                <span className="tabular text-ink-2">{count.toLocaleString('en')}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

const operators = Object.entries(operatorNames).map(([value, label]) => ({
  value: value as FilterOperator,
  label,
}));

function FilterForm({ table, column }: { readonly table: CsvTable; readonly column: number }) {
  const [operator, setOperator] = useState<FilterOperator>('contains');
  const [value, setValue] = useState('');
  const { arrangement, arrange } = table;
  const needsValue = operator !== 'empty' && operator !== 'filled';
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const filter = { column, operator, value: needsValue ? value : '' };
        arrange({ filters: [...arrangement.filters, filter] });
        setValue('');
      }}
    >
      <SelectField label="Rows where it" value={operator} choices={operators} onChange={setOperator} />
      {needsValue && <TextField label="Value" value={value} onChange={setValue} />}
      <Button type="submit" icon="list-filter" disabled={needsValue && value === ''}>
        Filter
      </Button>
    </form>
  );
}
