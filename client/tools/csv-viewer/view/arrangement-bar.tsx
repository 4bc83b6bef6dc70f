import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { initialArrangement, isArranged, operatorNames } from '../arranging/arrangement-words.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import type { CsvTable } from './use-csv-table.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface ArrangementBarProps {
  readonly table: CsvTable;
  readonly info: TableInfo;
  /** The buttons that open another file or close this one. */
  readonly children: ReactNode;
}

/** The search in all columns, the active filters, and the number of rows that match. */
export function ArrangementBar({ table, info, children }: ArrangementBarProps) {
  const { arrangement, arrange, arranging } = table;
  const { search, filters, sort, isUnevenOnly = false } = arrangement;
  const shown = arranging.status === 'running' ? undefined : arranging.output;
  return (
    <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-3 py-1.5">
      <div className="min-w-40 flex-1 sm:max-w-72">
        <TextField
          label="Search all columns"
          isLabelHidden
          placeholder="Search all columns"
          type="search"
          value={search}
          onChange={(value) => arrange({ search: value })}
        />
      </div>
      {children}
      {isUnevenOnly && (
        <Button isSmall icon="x" onClick={() => arrange({ isUnevenOnly: false })}>
          Uneven rows only
        </Button>
      )}
      {filters.map(({ column, operator, value }, index) => (
        <Button
          key={index}
          isSmall
          icon="x"
          aria-label={`Remove filter ${info.columns[column] ?? ''}`}
          onClick={() => arrange({ filters: filters.toSpliced(index, 1) })}
        >
          {info.columns[column]} {operatorNames[operator]} {value}
        </Button>
      ))}
      {isArranged(arrangement) && (
        <>
          <p role="status" className="text-ink-2 tabular">
            {shown ? `${writeNumber(shown.rowCount)} of ${writeNumber(info.rowCount)} rows` : 'Looking'}
            {shown && sort && `, by ${info.columns[sort.column] ?? ''}${sort.isDescending ? ' down' : ' up'}`}
          </p>
          <Button isSmall onClick={() => arrange(initialArrangement)}>
            Show as in the file
          </Button>
        </>
      )}
    </div>
  );
}

/** Shows the size of the table. */
export function TableSizes({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const sizes = [
    ['Rows', rows],
    ['Columns', columns],
    ['Cells', rows * columns],
  ] as const;
  return (
    <dl className="me-auto flex gap-4">
      {sizes.map(([label, value]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="tabular font-semibold" data-testid={`stat-${label.toLowerCase()}`}>
            {writeNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
