import { readOwn } from '#core/collections/read-own.ts';

/**
 * Where a spreadsheet may detect a formula: at the start, and after a character that its locale treats as a separator.
 */
const formulaStart = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

/** Writes one cell by RFC 4180. An apostrophe turns possible formulas into plain text. */
function toCell(value: string): string {
  const text = (/^[\t\r]/.test(value) ? `'${value}` : value).replaceAll(formulaStart, "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes rows as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets). */
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
