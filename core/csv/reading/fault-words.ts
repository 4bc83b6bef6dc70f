import { writeNumber } from '#core/numbers/write-number.ts';
import type { RowFault } from './row-scanner.ts';
import type { TableDamage } from './table-source.ts';

/** The description of each error of a row, to follow the row's name. */
export const faultMeanings: Readonly<Record<RowFault['kind'], string>> = {
  width: 'has another number of cells than the first row',
  quote: 'has a quote where none belongs',
  open: 'opens a quote that is never closed: everything after it is one cell',
};

/** Describes where the first byte is that is not valid UTF-8. */
export function describeDamage(
  { row, line, column, byte, byteOffset }: TableDamage,
  hasHeader: boolean,
): string {
  const hex = byte.toString(16).toUpperCase().padStart(2, '0');
  const place = line && column ? `, line ${writeNumber(line)}, column ${writeNumber(column)}` : '';
  return `${rowName(row, hasHeader)}${place}: byte ${writeNumber(byteOffset + 1)} (${hex}) is the first.`;
}

/** Returns the name of a row for messages. `row` counts all rows of the file, including any header. */
export function rowName(row: number, hasHeader: boolean): string {
  if (!hasHeader) return `Row ${writeNumber(row + 1)}`;
  return row === 0 ? 'The header' : `Row ${writeNumber(row)}`;
}
