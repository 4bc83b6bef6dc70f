import { writeNumber } from '#core/numbers/write-number.ts';
import type { RowFault } from './row-scanner.ts';
import type { TableDamage } from './table-source.ts';

/** What is wrong with a row, behind its name. */
export const faultMeanings: Readonly<Record<RowFault['kind'], string>> = {
  width: 'has another number of cells than the first row',
  quote: 'has a quote where none belongs',
  open: 'opens a quote that is never closed: everything after it is one cell',
};

/** Where the first byte stands that is no UTF-8. */
export function describeDamage(
  { row, line, column, byte, byteOffset }: TableDamage,
  hasHeader: boolean,
): string {
  const hex = byte.toString(16).toUpperCase().padStart(2, '0');
  const place = line && column ? `, line ${writeNumber(line)}, column ${writeNumber(column)}` : '';
  return `${rowName(row, hasHeader)}${place}: byte ${writeNumber(byteOffset + 1)} (${hex}) is the first.`;
}

/** What a row is called; `row` counts those of the file, with its header if it has one. */
export function rowName(row: number, hasHeader: boolean): string {
  if (!hasHeader) return `Row ${writeNumber(row + 1)}`;
  return row === 0 ? 'The header' : `Row ${writeNumber(row)}`;
}
