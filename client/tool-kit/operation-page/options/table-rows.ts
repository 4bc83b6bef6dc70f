import type { StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { detectDelimiter } from '#core/csv/detection/detect.ts';
import { parseRows } from '#core/csv/reading/row-parser.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';

export interface TableRows {
  readonly delimiter: string;
  /** The keys of the columns, in the order of the text. */
  readonly order: readonly string[];
  /** 1 if the first row of the text names the columns. */
  readonly headRows: 0 | 1;
  readonly rows: readonly (readonly string[])[];
}

/** A longer table is a file, and easier to change as one. */
const maxRows = 200;

/** Reads the rows of a CSV; undefined for one that boxes of these columns cannot show without loss. */
export function readTableRows(text: string, columns: StateSchema): TableRows | undefined {
  const keys = Object.keys(columns);
  if (text.length > 50_000) return undefined;
  if (text.trim() === '') return { delimiter: ',', order: keys, headRows: 1, rows: [] };
  const delimiter = detectDelimiter(`${text}\n`);
  const all = parseRows(text.replace(/^\ufeff/, ''), delimiter);
  const names = (all[0] ?? []).map((name) => name.trim().toLowerCase());
  const isHead = names.every((name, index) => keys.includes(name) && names.indexOf(name) === index);
  const [order, rows] = isHead ? [names, all.slice(1)] : [keys, all];
  const isShown = (row: readonly string[]) =>
    row.length <= order.length &&
    row.every((cell, index) => isForBox(cell.trim(), readOwn(columns, order[index] ?? '')?.box));
  if (order.length < keys.length || rows.length > maxRows || !rows.every(isShown)) return undefined;
  return { delimiter, order, headRows: isHead ? 1 : 0, rows };
}

/** Returns whether a box can show what a cell says: date pickers take only ISO 8601. */
export function isForBox(cell: string, box: string | undefined): boolean {
  if (cell === '' || box === undefined) return true;
  return box === 'date' ? /^\d{4}-\d{2}-\d{2}$/.test(cell) : /\d/.test(cell);
}

/** Writes the rows as CSV, with the columns' names if the text had them. */
export function writeTableRows({ delimiter, order, headRows, rows }: TableRows): string {
  const all = headRows === 1 ? [order, ...rows] : rows;
  return all.map((row) => `${writeRow(row, delimiter)}\n`).join('');
}
