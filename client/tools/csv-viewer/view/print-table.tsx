import { useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { isAbortError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { CellRows } from '../session/csv-session.ts';
import type { TableGridProps } from './table-grid-props.ts';

/** The maximum length of a printed cell. */
const maxLength = 2000;

/** More rows are not printed; a note gives their number. */
const maxRows = 1000;

interface PrintTableProps extends Pick<TableGridProps, 'client' | 'table' | 'info' | 'columns' | 'rowCount'> {
  /** The number of all rows, including hidden ones. */
  readonly allRowCount: number;
}

/** The printed table; the grid only draws visible cells, and paper cannot scroll. */
export function PrintTable({ client, table, info, columns, rowCount, allRowCount }: PrintTableProps) {
  const [rows, setRows] = useState<CellRows>();
  const endRow = Math.min(rowCount, maxRows);
  useEffect(() => {
    let isWanted = true;
    client.call('read', { table, startRow: 0, endRow, columns, maxLength }).then(
      (read) => {
        if (isWanted) setRows(read);
      },
      (error: unknown) => {
        if (!isAbortError(error)) reportFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, table, endRow, columns]);
  return (
    <div data-print="">
      <div className="print-only">
        {endRow < allRowCount && (
          <p>
            The first {writeNumber(endRow)} of {writeNumber(allRowCount)} rows
          </p>
        )}
        <table className="w-full text-[0.8125rem]">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} className="wrap-anywhere">
                  {info.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.cells.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, place) => (
                  <td key={place} className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
