import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { needsOrder, plainDate, type SlashOrder, slashOrderOf } from '#core/dates/days/written-dates.ts';
import { ToolInputError } from '#core/errors.ts';
import type { CashFlow } from '#core/finance/internal-rate.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import type { ReturnOptions } from './schema.ts';

export interface Payment extends CashFlow {
  /** The date, or the number of the year. */
  readonly when: string;
  readonly exact: Rational;
}

export interface ReadPayments {
  readonly payments: readonly Payment[];
  readonly areDated: boolean;
}

const daysPerYear = 365;
const mostPayments = 1000;
const limits = { min: -1e15, max: 1e15 };

const time = String.raw`(?:[T ]\d{1,2}:\d{2}\S*)?`;
/** Matches a date at the start of a line, with or without quotes, and the separator before the amount. */
const dated = new RegExp(
  String.raw`^"?((?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[\s.-]+\p{L}{3,}\.?,?[\s-]+\d{2,4}|\p{L}{3,}\.?\s+\d{1,2},?\s+\d{4})${time})(?!\d)"?[\s;,:|]+(\S.*)$`,
  'u',
);
/** Matches an amount followed by a comment. */
const noted = /^(\S*\d\S*(?:\s?\p{Sc})?)(?:\s*[;,|]|\s)\s*"?[\p{L}#].*$/u;

interface Line {
  readonly line: number;
  readonly date: string | undefined;
  readonly amount: string;
}

/** Reads a date and an amount per line. Throws a ToolInputError with the line. */
export function readPayments({ flows, locale }: ReturnOptions): ReadPayments {
  const filled = flows
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '');
  // A header has no digits.
  const rows = /\d/.test(filled[0]?.text ?? '') ? filled : filled.slice(1);
  if (rows.length < 2 || rows.length > mostPayments) {
    throw new ToolInputError('Payments: 2 to 1,000 lines are needed.', {
      field: 'flows',
      hint: 'Enter one payment per line, as in “2026-01-31 -1000”.',
    });
  }
  const lines = rows.map(({ text, line }) => partLine(text, line, locale));
  const areDated = lines.some(({ date }) => date !== undefined);
  const odd = lines.find(({ date }) => (date !== undefined) !== areDated);
  const order = slashOrderOf(lines.flatMap(({ date }) => date ?? []));
  const read = lines.map((each) => readLine(each, locale, order));
  if (odd)
    throw lineMistake(
      'Some lines have a date and some have none.',
      odd.line,
      'Give every line a date, or none.',
    );
  const sorted = read.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0));
  const first = sorted[0]?.day ?? 0;
  const payments = sorted.map(({ day, when, exact }, index) => ({
    when: when ?? `Year ${index}`,
    exact,
    amount: Number(toFixedDecimal(exact, 6)),
    years: day === undefined ? index : (day - first) / daysPerYear,
  }));
  return { payments, areDated };
}

function partLine(text: string, line: number, locale: string): Line {
  const [, date, behind = text] = dated.exec(text) ?? [];
  const bare = unquoted(behind);
  if (readTyped(bare, locale) !== undefined) return { line, date, amount: bare };
  const [, amount = bare] = noted.exec(behind) ?? [];
  return { line, date, amount: unquoted(amount) };
}

function unquoted(text: string): string {
  return text.replace(/^"(.*?)"$/, '$1').trim();
}

function readLine({ line, date, amount }: Line, locale: string, order: SlashOrder) {
  if (date === undefined && /[^\s\d][\s;,]+\S/.test(amount) && readTyped(amount, locale) === undefined) {
    throw lineMistake(
      `Line ${line}: “${amount.slice(0, 40)}” is not a date and an amount.`,
      line,
      'Write the date, then the amount, as in “2026-01-31 -1000”.',
    );
  }
  if (date !== undefined && order === undefined && needsOrder(date)) {
    throw lineMistake(
      `Line ${line}: “${date}” can be read in two ways.`,
      line,
      'No line says whether the day or the month comes first. Write it as 2026-11-21 or 21.11.2026.',
    );
  }
  try {
    const exact = readNumber(amount, { label: `Line ${line}`, field: 'flows', locale, ...limits });
    const day = date === undefined ? undefined : readDate(plainDate(date, order), `Line ${line}`);
    return { day: day && dayNumber(day), when: day?.toString(), exact };
  } catch (error) {
    if (error instanceof ToolInputError) throw lineMistake(error.message, line, error.details.hint);
    throw error;
  }
}

function lineMistake(message: string, at: number, hint: string | undefined): ToolInputError {
  return new ToolInputError(message, { field: 'flows', line: at, column: 1, hint });
}
