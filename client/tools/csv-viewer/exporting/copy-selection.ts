import { ToolInputError } from '#core/errors.ts';
import type { CsvClient } from '../view/use-csv-table.ts';
import type { TableRef } from '../session/csv-session.ts';
import { createWriter, writeRow } from '#core/csv/writing/export-formats.ts';
import type { CellPlace } from '../grid/grid-keys.ts';

export type CopyFormat = 'tsv' | 'csv' | 'markdown' | 'json';

interface CellRange {
  /** The numbers of the shown columns; `names` are their names. */
  readonly columns: readonly number[];
  readonly names: readonly string[];
  readonly from: CellPlace;
  readonly to: CellPlace;
}

const maxCells = 500_000;

/**
 * Returns the cells of a selection as text: tab-separated for spreadsheets, or in a format with column names. Throws a
 * ToolInputError for more than half a million cells.
 */
export async function selectionText(
  client: CsvClient,
  table: TableRef,
  { columns, names, from, to }: CellRange,
  format: CopyFormat,
): Promise<{ text: string; cellCount: number }> {
  const startRow = Math.max(0, Math.min(from.row, to.row));
  const endRow = Math.max(from.row, to.row) + 1;
  const startColumn = Math.min(from.column, to.column);
  const endColumn = Math.max(from.column, to.column) + 1;
  const chosen = columns.slice(startColumn, endColumn);
  const cellCount = (endRow - startRow) * chosen.length;
  if (cellCount > maxCells) {
    throw new ToolInputError('This is too much for the clipboard.', { hint: 'Use Download instead.' });
  }
  const window = { table, startRow, endRow, columns: chosen, maxLength: Number.MAX_SAFE_INTEGER };
  const { cells } = await client.call('read', window);
  return { text: formatRows(cells, names.slice(startColumn, endColumn), format), cellCount };
}

/** Writes rows for spreadsheets, or in a format with their header. */
export function formatRows(
  rows: readonly (readonly string[])[],
  header: readonly string[],
  format: CopyFormat,
): string {
  if (format === 'tsv') return rows.map((row) => writeRow(row, '\t')).join('\n');
  const writer = createWriter(format, ',');
  const begin = writer.begin(header);
  const lines = rows.map((row, index) => writer.row(row, index === 0));
  return begin + lines.join('') + writer.end();
}
