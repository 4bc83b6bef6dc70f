import { useEffect, useMemo, useState } from 'react';
import { isAbortError } from '#core/errors.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { CellPages, pageColumns, pageRows, type PageKey } from '../grid/cell-pages.ts';
import type { CsvClient } from './use-csv-table.ts';
import type { TableRef } from '../session/csv-session.ts';

export interface GridArea {
  readonly startRow: number;
  readonly endRow: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

/** The maximum length of a cell in the grid. */
const maxCellLength = 200;

/** Loads the visible cells of a table from the worker. */
export function useCellPages(
  client: CsvClient,
  table: TableRef,
  columns: readonly number[],
  area: GridArea,
): CellPages {
  const { pages } = useMemo(() => ({ table, columns, pages: new CellPages() }), [table, columns]);
  const [, setVersion] = useState(0);
  const { startRow, endRow, startColumn, endColumn } = area;

  useEffect(() => {
    const read = async (page: PageKey) => {
      const window = {
        table,
        startRow: page.rowPage * pageRows,
        endRow: (page.rowPage + 1) * pageRows,
        columns: columns.slice(page.columnPage * pageColumns, (page.columnPage + 1) * pageColumns),
        maxLength: maxCellLength,
      };
      try {
        pages.put(page, await client.call('read', window));
        setVersion((version) => version + 1);
      } catch (error) {
        pages.release(page);
        // Canceling an arrangement stops the worker, so cells that are still needed are requested again.
        if (!isAbortError(error)) reportFailure(error);
      }
    };
    for (const page of pages.claimMissing(startRow, endRow, startColumn, endColumn)) void read(page);
  }, [client, table, columns, pages, startRow, endRow, startColumn, endColumn]);

  return pages;
}
