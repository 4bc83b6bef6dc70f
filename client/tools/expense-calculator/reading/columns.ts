import { detectDelimiter } from '#core/csv/detection/detect.ts';
import { parseRows } from '#core/csv/reading/row-parser.ts';
import { ToolInputError } from '#core/errors.ts';
import { amountColumns, type Column, columnNames, type Columns } from './column-names.ts';
import { columnsByContent, completeByContent, isAmount, isDate } from './columns-by-content.ts';
import { peopleIn } from './people-columns.ts';
import { plainName, textWidthOf } from './plain-names.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface SheetRow {
  /** The row number in the file, from 1; blank lines count. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly columns: Columns;
  /** The number of columns in the header row; undefined without a header. */
  readonly width: number | undefined;
  readonly names?: readonly string[];
  /** True if the columns are named under “Columns”. */
  readonly isByHand?: boolean;
  /** True if some columns were found by their cells. */
  readonly isGuessed?: boolean;
  /** The number of columns that the description is cut into; undefined for one. */
  readonly textWidth?: number;
  /** True if nothing identifies the columns, so the usual order is assumed. */
  readonly isUsual?: boolean;
  /** The names of people in columns of what each is owed. */
  readonly people?: readonly string[];
  readonly rows: readonly SheetRow[];
}

const usual: readonly Column[] = ['date', 'what', 'amount', 'category', 'payer', 'split', 'currency'];
const delimiters = [';', ',', '\t', '|'];
/** Banks write lines such as account and time above the header. */
const mostBefore = 40;

/** Reads the rows of a CSV, with its columns by header, in the given order, or in the usual one. */
export function readSheet(text: string, byHand: string): Sheet {
  const guess = detectDelimiter(`${text}\n`);
  const parsed = parseSheet(text, guess);
  if (byHand.trim() !== '') {
    const all = [parsed, ...delimiters.map((delimiter) => parseSheet(text, delimiter))];
    return sheetByHand(all, readOrder(byHand));
  }
  for (const delimiter of [guess, ...delimiters]) {
    const rows = delimiter === guess ? parsed : parseSheet(text, delimiter);
    const at = rows.slice(0, mostBefore).findIndex(({ cells }, index) => isHeader(cells, index));
    if (at !== -1) return sheetByNames(rows, at);
  }
  const unknown = parsed.slice(0, mostBefore).findIndex(({ cells }, index) => looksLikeNames(cells, index));
  if (unknown !== -1) return sheetByNames(parsed, unknown);
  const found = columnsByContent(parsed.map(({ cells }) => cells));
  if (found) return { columns: found, width: undefined, isGuessed: true, rows: parsed };
  const columns = new Map(usual.map((name, index) => [name, index]));
  return { columns, width: undefined, isUsual: true, rows: parsed };
}

function parseSheet(text: string, delimiter: string): readonly SheetRow[] {
  const numbers: number[] = [];
  return parseRows(text, delimiter, numbers).map((cells, index) => ({ cells, row: numbers[index] ?? 0 }));
}

/** Reads a sheet below a row of names; the columns whose names are not known are found by their cells. */
function sheetByNames(parsed: readonly SheetRow[], at: number): Sheet {
  const { cells: names, row } = parsed[at] ?? { cells: [], row: 1 };
  const below = parsed.slice(at + 1);
  const rows = below.map(({ cells }) => cells);
  const known = columnsOf(names, rows[0]);
  const columns = completeByContent(known, rows);
  if (!amountColumns.some((name) => columns.has(name))) refuseUnknownNames(names, row, 'amount');
  if (!columns.has('date')) refuseUnknownNames(names, row, 'date');
  return {
    columns,
    width: names.length,
    names,
    isGuessed: columns.size > known.size,
    textWidth: textWidthOf(names, columns.get('what') ?? names.length),
    people: peopleIn(names.slice((columns.get('currency') ?? names.length) + 1), rows),
    rows: below,
  };
}

/**
 * Returns whether a row is the header. In the first row an amount column is enough; further down it also needs a date,
 * because banks write lines of their own. A row with a date or an amount is none, even with the word of a direction in
 * it.
 */
function isHeader(cells: readonly string[], index: number): boolean {
  if (cells.some((cell) => isDate(cell.trim()) || isAmount(cell.trim()))) return false;
  const columns = columnsOf(cells);
  return amountColumns.some((name) => columns.has(name)) && (index === 0 || columns.has('date'));
}

const isFee = (name: string) => /^(?:fees?|gebühr|gebühren)$/.test(name);

/** Finds the columns; of several candidates, the one with the most specific name. */
function columnsOf(names: readonly string[], first: readonly string[] = []): Columns {
  const plain = names.map(plainName);
  const places = new Map(plain.map((name, place) => [name, place] as const).toReversed());
  const found = new Map<Column, number>();
  for (const [column, words] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const place = places.get(words.find((word) => places.has(word)) ?? '\0');
    if (place !== undefined) found.set(column, place);
  }
  // PayPal takes its fee between the gross and the net; elsewhere, the net is without taxes.
  const net = plain.findIndex((name) => /^net(?:to)?$/.test(name));
  if (/^(?:gross|brutto)$/.test(plain[found.get('amount') ?? -1] ?? '') && plain.some(isFee))
    found.set('amount', net < 0 ? (found.get('amount') ?? 0) : net);
  // Revolut’s amounts are without its fee, as are Wise’s; elsewhere a fee may be a part of the amount.
  if (plain[found.get('fee') ?? -1] === 'fee' && !plain.includes('started date')) found.delete('fee');
  // “Valuta” means the date in German, and the currency in Swedish and Dutch.
  const date = found.get('date');
  if (date !== undefined && plain[date] === 'valuta' && /^[A-Z]{3}$/.test(first[date]?.trim() ?? '')) {
    found.delete('date');
    found.set('currency', date);
  }
  return found;
}

const namedCells = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** Returns whether a row has only texts; a bank's lines above the names have fewer. */
function looksLikeNames(cells: readonly string[], index: number): boolean {
  const named = namedCells(cells);
  return named.length >= (index === 0 ? 2 : 3) && !named.some((cell) => /\d/.test(cell));
}

/** Throws for a row of unknown names; otherwise the error would point to the wrong cell. */
function refuseUnknownNames(names: readonly string[], row: number, missing: Column): void {
  if (!looksLikeNames(names, 0)) return;
  const list = namedCells(names)
    .map((cell) => `“${cell.trim().slice(0, 24)}”`)
    .slice(0, 8);
  throw new ToolInputError(
    `Row ${row} names no column that is known to be the ${missing}: ${list.join(', ')}.`,
    {
      field: 'entries',
      hint: 'Name them in order under “Columns”: “date, what, -, amount”.',
    },
  );
}

const spoken: Readonly<Record<string, Column>> = { 'paid by': 'payer', for: 'split', text: 'what' };

function readOrder(byHand: string): Columns {
  const found = new Map<Column, number>();
  for (const [index, part] of byHand.split(/[,;\t]/).entries()) {
    const name = part.trim().toLowerCase();
    if (/^[-–_]?$/.test(name)) continue;
    const column = readOwn(spoken, name) ?? (Object.hasOwn(columnNames, name) ? (name as Column) : undefined);
    if (!column) throw columnsMistake(`“${part.trim().slice(0, 30)}” is not a known column.`);
    found.set(column, index);
  }
  if (found.has('date') && amountColumns.some((name) => found.has(name))) return found;
  throw columnsMistake('A date and an amount, or debit and credit, are needed.');
}

function columnsMistake(message: string): ToolInputError {
  return new ToolInputError(`Columns: ${message}`, {
    field: 'columns',
    hint: 'In order, with “-” for one to leave out: date, what, -, amount; or debit, credit, category, paid by, for, currency.',
  });
}

/**
 * Reads a sheet with the given columns, from the first parsing that has a date and an amount in them; skips everything
 * above them.
 */
function sheetByHand(all: readonly (readonly SheetRow[])[], columns: Columns): Sheet {
  const hasDigit = (cells: readonly string[], column: Column) =>
    /\d/.test(cells[columns.get(column) ?? -1] ?? '');
  for (const parsed of all) {
    const at = parsed.findIndex(
      ({ cells }) => hasDigit(cells, 'date') && amountColumns.some((column) => hasDigit(cells, column)),
    );
    if (at !== -1) return { columns, width: undefined, isByHand: true, rows: parsed.slice(at) };
  }
  if (!all[0]?.some(({ cells }) => cells.some((cell) => /\d/.test(cell))))
    return { columns, width: undefined, rows: [] };
  throw new ToolInputError('No row has a date and an amount in the columns that are named.', {
    field: 'columns',
    hint: 'Put commas, semicolons or tabs between the parts of a row: 2026-11-21, Pizza, 12.50.',
  });
}
