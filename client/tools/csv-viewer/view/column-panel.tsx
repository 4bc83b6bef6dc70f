import { useMemo, useState } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import type { ColumnStats } from '#core/csv/statistics/column-stats.ts';
import type { TableRef } from '../session/csv-session.ts';
import { allSteps } from '#core/steps.ts';
import { FilterForm } from './filter-form.tsx';
import { InsertColumn } from './insert-column.tsx';
import type { CsvTable } from './use-csv-table.ts';
import type { ShownColumns } from './use-shown-columns.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface ColumnPanelProps {
  readonly table: CsvTable;
  readonly arranged: TableRef;
  readonly shown: ShownColumns;
  readonly column: number;
  readonly hasHeader: boolean;
  readonly onClose: () => void;
}

/** Shows statistics of a column and its actions. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { table, arranged, shown, column, hasHeader } = props;
  const { client } = table;
  const { info } = shown;
  const [isInserting, setIsInserting] = useState(false);
  const name = info.columns[column] ?? '';
  const task = useMemo(
    () => (scope: TaskScope) => allSteps(() => client.call('stats', { table: arranged, column }), scope),
    [client, arranged, column],
  );
  const run = useLiveRun<ColumnStats>(task);
  return (
    <section className="tool-pad border-line grid gap-4 border-t" aria-label={`Column ${name}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg wrap-anywhere">{name}</h2>
        <ColumnButtons {...props} isInserting={isInserting} onInserting={setIsInserting} />
      </div>
      {isInserting && <InsertColumn beside={column} hasHeader={hasHeader} onInsert={shown.insert} />}
      {run.status === 'running' && (
        <RunProgress label="Counting" progress={run.progress} onCancel={run.cancel} />
      )}
      <RunError error={run.error} />
      {run.output && <StatList stats={run.output} isStale={run.isStale} isComma={info.decimalMark === ','} />}
      <FilterForm table={table} column={column} />
    </section>
  );
}

interface ColumnButtonsProps extends ColumnPanelProps {
  readonly isInserting: boolean;
  readonly onInserting: (isInserting: boolean) => void;
}

function ColumnButtons(props: ColumnButtonsProps) {
  const { table, shown, column, isInserting, onInserting, onClose } = props;
  const { arrange } = table;
  const place = shown.columns.indexOf(column);
  const width = shown.widths[column] ?? 0;
  return (
    <>
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
        onClick={() => shown.move(column, -1)}
      />
      <IconButton
        icon="arrow-right"
        label="Move right"
        isSmall
        disabled={place >= shown.columns.length - 1}
        onClick={() => shown.move(column, 1)}
      />
      <IconButton
        icon="unfold-horizontal"
        label="Wider"
        isSmall
        onClick={() => shown.setWidth(column, width * 1.5)}
      />
      <IconButton
        icon="fold-horizontal"
        label="Narrower"
        isSmall
        onClick={() => shown.setWidth(column, width / 1.5)}
      />
      <Button isSmall icon="plus" aria-expanded={isInserting} onClick={() => onInserting(!isInserting)}>
        Insert column
      </Button>
      <LeavingButtons {...props} />
      <IconButton icon="x" label="Close column" tone="plain" isSmall onClick={onClose} />
    </>
  );
}

/** Buttons that hide the column, and so close its panel. */
function LeavingButtons({ shown, column, onClose }: ColumnPanelProps) {
  return (
    <>
      <Button
        isSmall
        icon="eye-off"
        onClick={() => {
          shown.hide(column);
          onClose();
        }}
      >
        Hide
      </Button>
      {shown.isAdded(column) && (
        <Button
          isSmall
          icon="trash-2"
          onClick={() => {
            shown.remove(column);
            onClose();
          }}
        >
          Remove
        </Button>
      )}
    </>
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
    ['Filled', writeNumber(stats.filled)],
    ['Blank', writeNumber(stats.blank)],
    ['Different values', `${stats.isDistinctCut ? 'more than ' : ''}${writeNumber(stats.distinct)}`],
    ['Longest', `${writeNumber(stats.longest)} characters`],
    ...(numbers
      ? ([
          ['Smallest', writeNumber(numbers.min, 'en', { maximumFractionDigits: 10 })],
          ['Largest', writeNumber(numbers.max, 'en', { maximumFractionDigits: 10 })],
          ['Sum', writeNumber(numbers.sum, 'en', { maximumFractionDigits: 10 })],
          ['Mean', writeNumber(numbers.mean, 'en', { maximumFractionDigits: 6 })],
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
                <span className="tabular text-ink-2">{writeNumber(count)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
