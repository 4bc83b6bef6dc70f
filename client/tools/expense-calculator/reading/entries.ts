import { detectDelimiter } from '#core/csv/detection/detect.ts';
import { parseRows } from '#core/csv/reading/row-parser.ts';
import { unguardFormula } from '#core/csv/writing/formula-guard.ts';
import { ToolInputError } from '#core/errors.ts';
import { toUnits } from '#core/finance/schedule.ts';
import { minorUnitDigits } from '#core/money/minor-units.ts';
import { isOfOtherCurrency } from '#core/money/named-currency.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import type { ExpenseOptions } from '../schema.ts';
import { readRowDate, slashOrderOf } from './row-dates.ts';

/** One expense; amounts in the smallest units. */
export interface Entry {
  readonly row: number;
  readonly date: string;
  readonly what: string;
  readonly units: bigint;
  readonly category: string;
  readonly payer: string;
  readonly split: string;
}

export interface ReadEntries {
  readonly entries: readonly Entry[];
  /** Rows in another currency. */
  readonly foreign: readonly number[];
  /** Pairs of rows that say the same. */
  readonly doubles: readonly (readonly [first: number, second: number])[];
  readonly digits: number;
}

const names = {
  date: /^(?:date|day|datum|buchungstag|booking date|transaction date|valuta)$/i,
  what: /^(?:what|description|text|payee|memo|purpose|verwendungszweck|details|title|name)$/i,
  amount: /^(?:amount|betrag|sum|value|cost|price|umsatz)$/i,
  category: /^(?:category|kategorie)$/i,
  payer: /^(?:paid by|payer|who|von)$/i,
  split: /^(?:for|split|shared|shares)$/i,
  currency: /^(?:currency|währung|waehrung)$/i,
} as const;

type Column = keyof typeof names;
const usual: readonly Column[] = ['date', 'what', 'amount', 'category', 'payer', 'split', 'currency'];
export const uncategorized = 'Other';

/** The rows of a CSV, by the names of its columns or in the usual order. Throws a ToolInputError with the row. */
export function readEntries(options: ExpenseOptions): ReadEntries {
  const digits = readDigits(options.currency);
  const text = options.entries.replace(/^\ufeff/, '');
  const rows = parseRows(text, detectDelimiter(`${text}\n`));
  const header = columnsOf(rows[0] ?? []);
  const columns = header ?? new Map(usual.map((name, index) => [name, index]));
  const rules = readRules(options.rules);
  const read = rows.slice(header ? 1 : 0).map((cells, index) => {
    const cell = (name: Column) => unguardFormula((cells[columns.get(name) ?? -1] ?? '').trim());
    return { cell, row: index + (header ? 2 : 1) };
  });
  const code = options.currency.trim().toUpperCase();
  const own = read.filter(({ cell }) => !isForeign(cell('amount'), cell('currency'), code));
  const order = slashOrderOf(own.map(({ cell }) => cell('date')));
  const spelling = new Map<string, string>();
  const entries = own
    .map(({ cell, row }) => ({
      ...readEntry(cell, row, options, digits, rules),
      date: readRowDate(cell('date'), row, order),
    }))
    .map((entry) => ({ ...entry, category: spelledAsFirst(entry.category, spelling) }));
  return {
    entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.row - b.row)),
    foreign: read.filter((each) => !own.includes(each)).map(({ row }) => row),
    doubles: findDoubles(entries),
    digits,
  };
}

/** By its own column or by a sign or code with the amount; without a chosen currency, nothing is. */
function isForeign(amount: string, currency: string, code: string): boolean {
  if (code === '') return false;
  if (/^[a-z]{3}$/i.test(currency)) return currency.toUpperCase() !== code;
  if (currency === '') return isOfOtherCurrency(amount, code);
  return !/\p{Sc}/u.test(currency) || isOfOtherCurrency(currency, code);
}

/** Food and food are one, spelled as the first of them. */
function spelledAsFirst(name: string, spelling: Map<string, string>): string {
  const key = name.toLowerCase();
  const known = spelling.get(key) ?? name;
  spelling.set(key, known);
  return known;
}

function readDigits(currency: string): number {
  if (/^\s*(?:[a-z]{3})?\s*$/i.test(currency)) return minorUnitDigits(currency.trim().toUpperCase());
  throw new ToolInputError(`Currency: “${currency}” is no code of ISO 4217.`, {
    field: 'currency',
    hint: 'Write three letters, such as EUR.',
  });
}

/** Undefined for a first row that is no header: without an amount’s name it is a row. */
function columnsOf(row: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const found = new Map<Column, number>();
  for (const [index, cell] of row.entries()) {
    const column = usual.find((name) => names[name].test(cell.trim()) && !found.has(name));
    if (column) found.set(column, index);
  }
  return found.has('amount') ? found : undefined;
}

function readEntry(
  cell: (name: Column) => string,
  row: number,
  { sign, locale }: ExpenseOptions,
  digits: number,
  rules: readonly Rule[],
): Omit<Entry, 'date'> {
  const place = { label: `Row ${row}, amount`, field: 'entries', locale, min: -1e13, max: 1e13 };
  const units = toUnits(readNumber(cell('amount'), place), digits);
  const what = cell('what');
  const found = rules.find(({ word }) => what.toLowerCase().includes(word));
  return {
    row,
    what,
    units: sign === 'below' ? -units : units,
    category: cell('category') || (found?.category ?? uncategorized),
    payer: cell('payer'),
    split: cell('split'),
  };
}

interface Rule {
  readonly word: string;
  readonly category: string;
}

function readRules(text: string): readonly Rule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [word = '', category = ''] = line.split('=').map((part) => part.trim());
    if (word !== '' && category !== '') return [{ word: word.toLowerCase(), category }];
    throw new ToolInputError(`“${line.trim().slice(0, 40)}” is no rule.`, {
      field: 'rules',
      line: index + 1,
      column: 1,
      hint: 'Write a word, “=” and the category.',
    });
  });
}

function findDoubles(entries: readonly Entry[]): ReadEntries['doubles'] {
  const seen = new Map<string, number>();
  return entries.flatMap(({ date, what, units, payer, row }) => {
    const key = JSON.stringify([date, what, String(units), payer]);
    const first = seen.get(key);
    seen.set(key, first ?? row);
    return first === undefined ? [] : [[first, row] as const];
  });
}
