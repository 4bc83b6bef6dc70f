import { readOwn } from '#core/collections/read-own.ts';

/** Where a spreadsheet may see the beginning of a formula: at the start, and behind what its locale takes for a separator. */
const formulaStart = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

/** One cell as RFC 4180 has it, with what a spreadsheet would take for a formula made plain text by an apostrophe. */
function toCell(value: string): string {
  const text = (/^[\t\r]/.test(value) ? `'${value}` : value).replaceAll(formulaStart, "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets), all with the columns of the first. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => toText(readOwn(row, column))))];
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    ? String(value)
    : '';
}
