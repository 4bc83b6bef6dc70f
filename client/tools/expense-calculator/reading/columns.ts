import { detectDelimiter } from '#core/csv/detection/detect.ts';
import { parseRows } from '#core/csv/reading/row-parser.ts';
import { ToolInputError } from '#core/errors.ts';
import { columnNames } from './column-names.ts';
import { readOwn } from '#core/collections/read-own.ts';

export type Column = keyof typeof columnNames;
export type Columns = ReadonlyMap<Column, number>;

export interface SheetRow {
  /** Where it stands in the file, from 1 on. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly columns: Columns;
  /** How many columns the row with the names has; undefined where there is none. */
  readonly width: number | undefined;
  /** Nothing says what the columns are, so they are taken for the usual ones. */
  readonly isUsual?: boolean;
  readonly rows: readonly SheetRow[];
}

const usual: readonly Column[] = ['date', 'what', 'amount', 'category', 'payer', 'split', 'currency'];
const delimiters = [';', ',', '\t', '|'];
/** Banks put the account, the time and the like above the names. */
const mostBefore = 40;
const amountColumns = ['amount', 'debit', 'credit'] as const;

/** The rows of a CSV: its columns by their names, in the order that is said, or in the usual one. */
export function readSheet(text: string, byHand: string): Sheet {
  const guess = detectDelimiter(`${text}\n`);
  const parsed = parseRows(text, guess);
  if (byHand.trim() !== '') return sheetByHand(parsed, readOrder(byHand));
  for (const delimiter of [guess, ...delimiters]) {
    const rows = delimiter === guess ? parsed : parseRows(text, delimiter);
    const at = rows.slice(0, mostBefore).findIndex((cells, index) => isHeader(columnsOf(cells), index));
    const names = rows[at];
    if (names)
      return { columns: columnsOf(names, rows[at + 1]), width: names.length, rows: numbered(rows, at + 1) };
  }
  refuseUnknownNames(parsed[0] ?? []);
  const columns = new Map(usual.map((name, index) => [name, index]));
  return { columns, width: undefined, isUsual: true, rows: numbered(parsed, 0) };
}

function numbered(rows: readonly (readonly string[])[], from: number): readonly SheetRow[] {
  return rows.slice(from).map((cells, index) => ({ cells, row: from + index + 1 }));
}

/** A first row names an amount; one further down, a date too, or it is a line of the bank’s own. */
function isHeader(columns: Columns, index: number): boolean {
  return amountColumns.some((name) => columns.has(name)) && (index === 0 || columns.has('date'));
}

/** Longer than any name; searching a longer text for a unit in brackets could take minutes. */
const longestName = 80;

/** “Betrag (€)”, “Débit euros” and “Amount USD” are what stands before the unit. */
function plainName(cell: string): string {
  return cell
    .slice(0, longestName)
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replace(/\s*[([].*[)\]]$/, '')
    .replace(/\s+(?:in\s+)?(?:euros?|eur|usd|gbp|chf|\p{Sc})$/u, '')
    .replace(/\s*:$/, '')
    .trim();
}

/** Of several columns that could be the same, the one with the more telling name. */
function columnsOf(names: readonly string[], first: readonly string[] = []): Columns {
  const plain = names.map(plainName);
  const found = new Map<Column, number>();
  for (const [column, words] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const ranks = plain.map((name) => words.indexOf(name));
    const best = Math.min(...ranks.filter((rank) => rank >= 0));
    if (Number.isFinite(best)) found.set(column, ranks.indexOf(best));
  }
  // “Valuta” is the day in German, and the currency in Swedish and Dutch.
  const date = found.get('date');
  if (date !== undefined && plain[date] === 'valuta' && /^[A-Z]{3}$/.test(first[date]?.trim() ?? '')) {
    found.delete('date');
    found.set('currency', date);
  }
  return found;
}

/** A first row without a digit is one of names; else its mistake would be told of the wrong cell. */
function refuseUnknownNames(first: readonly string[]): void {
  const named = first.filter((cell) => cell.trim() !== '');
  if (named.length < 2 || named.some((cell) => /\d/.test(cell))) return;
  const list = named.map((cell) => `“${cell.trim().slice(0, 24)}”`).slice(0, 8);
  throw new ToolInputError(`Row 1 names no column that is known to be the amount: ${list.join(', ')}.`, {
    field: 'entries',
    hint: 'Say under “Columns” what they are, in their order: “date, what, -, amount”.',
  });
}

const spoken: Readonly<Record<string, Column>> = { 'paid by': 'payer', for: 'split', text: 'what' };

function readOrder(byHand: string): Columns {
  const found = new Map<Column, number>();
  for (const [index, part] of byHand.split(/[,;\t]/).entries()) {
    const name = part.trim().toLowerCase();
    if (/^[-–_]?$/.test(name)) continue;
    const column = readOwn(spoken, name) ?? (Object.hasOwn(columnNames, name) ? (name as Column) : undefined);
    if (!column) throw columnsMistake(`“${part.trim().slice(0, 30)}” is no column that is known here.`);
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

/** What stands above the first row with a date and an amount is the bank’s own. */
function sheetByHand(parsed: readonly (readonly string[])[], columns: Columns): Sheet {
  const hasDigit = (cells: readonly string[], column: Column) =>
    /\d/.test(cells[columns.get(column) ?? -1] ?? '');
  const at = parsed.findIndex(
    (cells) => hasDigit(cells, 'date') && amountColumns.some((column) => hasDigit(cells, column)),
  );
  return { columns, width: undefined, rows: at === -1 ? [] : numbered(parsed, at) };
}
