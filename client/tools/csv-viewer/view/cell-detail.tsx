import { type ReactNode, useMemo } from 'react';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { isArranged } from '../arranging/arrangement-words.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { CsvClient } from './use-csv-table.ts';
import type { TableRef } from '../session/csv-session.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface CellDetailProps {
  readonly client: CsvClient;
  readonly table: TableRef;
  /** The index among the shown rows. */
  readonly row: number;
  /** The column's number. */
  readonly column: number;
  readonly info: TableInfo;
  readonly onFind: (row: number) => void;
  /** Further actions for the selection. */
  readonly children: ReactNode;
}

/** A longer cell is truncated on display; copying takes all of it. */
const maxShown = 20_000;
const quietMs = 60;

/** Shows the full text of the active cell. */
export function CellDetail({ client, table, row, column, info, onFind, children }: CellDetailProps) {
  const task = useMemo(
    () => async () => {
      const { numbers, cells } = await client.call('read', {
        table,
        startRow: row,
        endRow: row + 1,
        columns: [column],
        maxLength: Number.MAX_SAFE_INTEGER,
      });
      return { row, column, number: numbers[0], text: cells[0]?.[0] ?? '' };
    },
    [client, table, row, column],
  );
  const { output } = useLiveRun(task, quietMs);
  const isCurrent = output?.row === row && output.column === column;
  const number = isCurrent ? output.number : undefined;
  return (
    <div className="border-line flex flex-wrap items-start justify-end gap-3 border-t px-3 py-2">
      <div className="min-w-40 flex-1">
        <p className="text-ink-3 text-[0.8125rem]">
          {isCurrent && output.number !== undefined ? `Row ${writeNumber(output.number)}, ` : ''}
          {info.columns[column]}
        </p>
        <pre
          className="mono max-h-32 min-h-6 overflow-y-auto text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
          data-testid="cell"
          tabIndex={0}
          role="region"
          aria-label="Cell"
        >
          {isCurrent ? output.text.slice(0, maxShown) : ''}
        </pre>
      </div>
      {isArranged(table.arrangement) && (
        <Button
          isSmall
          tone="plain"
          disabled={number === undefined}
          onClick={() => {
            if (number !== undefined) onFind(number - 1);
          }}
        >
          Show among all rows
        </Button>
      )}
      <CopyButton
        label="Copy cell"
        text={output?.text ?? ''}
        isSmall
        tone="plain"
        accessibleLabel="Copy cell"
      />
      {children}
    </div>
  );
}
