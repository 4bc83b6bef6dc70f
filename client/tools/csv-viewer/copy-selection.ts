import { ToolInputError } from '#core/errors.ts';
import type { CsvClient } from './csv-client.ts';
import type { TableRef } from './csv-session.ts';
import { writeRow } from './export-formats.ts';
import type { CellPlace } from './grid-keys.ts';

const maxCells = 500_000;

/**
 * The cells between two places as tab-separated text, for spreadsheets; the header where it is selected.
 * Throws a ToolInputError for more than half a million cells.
 */
export async function selectionText(
  client: CsvClient,
  table: TableRef,
  columns: readonly number[],
  from: CellPlace,
  to: CellPlace,
): Promise<{ text: string; cellCount: number }> {
  const startRow = Math.max(0, Math.min(from.row, to.row));
  const endRow = Math.max(from.row, to.row) + 1;
  const chosen = columns.slice(Math.min(from.column, to.column), Math.max(from.column, to.column) + 1);
  const cellCount = (endRow - startRow) * chosen.length;
  if (cellCount > maxCells) {
    throw new ToolInputError('This is too much for the clipboard.', { hint: 'Use Download instead.' });
  }
  const first = Math.min(...chosen);
  const { cells } = await client.call('read', {
    table,
    startRow,
    endRow,
    startColumn: first,
    endColumn: Math.max(...chosen) + 1,
    maxLength: Number.MAX_SAFE_INTEGER,
  });
  const lines = cells.map((row) =>
    writeRow(
      chosen.map((column) => row[column - first] ?? ''),
      '\t',
    ),
  );
  return { text: lines.join('\n'), cellCount };
}
