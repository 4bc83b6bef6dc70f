import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import { ToolInputError } from '#core/errors.ts';
import { roundUnits, toUnits } from '#core/finance/schedule.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { rational } from '#core/numbers/rational.ts';
import type { ExpenseOptions } from './schema.ts';
import type { Money } from './tables.ts';

/** A recurring expense, converted to a yearly amount. */
export interface Recurring {
  readonly name: string;
  readonly units: bigint;
  readonly often: string;
  readonly monthly: bigint;
  readonly yearly: bigint;
}

/** How often per year; a year has 365 days and 52 weeks. */
const timesAYear: readonly (readonly [pattern: RegExp, times: bigint, name: string])[] = [
  [/^(?:daily|(?:(?:a|every|per) |\/ ?)day)$/i, 365n, 'daily'],
  [/^(?:weekly|(?:(?:a|every|per) |\/ ?)(?:week|wk))$/i, 52n, 'weekly'],
  [/^(?:fortnightly|biweekly|every (?:two|2) weeks)$/i, 26n, 'every two weeks'],
  [/^(?:monthly|(?:(?:a|every|per) |\/ ?)(?:month|mo))$/i, 12n, 'monthly'],
  [/^(?:quarterly|(?:(?:a|every|per) |\/ ?)(?:quarter|qtr)|every (?:three|3) months)$/i, 4n, 'quarterly'],
  [/^(?:half-?yearly|every (?:six|6) months)$/i, 2n, 'half-yearly'],
  [/^(?:yearly|annually|annual|(?:(?:a|every|per) |\/ ?)(?:year|yr))$/i, 1n, 'yearly'],
];
const form =
  /^(.+?)\s*[\s:=]\s*((?:\p{Sc}\s?)?[-−]?\d[^\s/]*(?:\s?\p{Sc})?)(?:\s+|(?=\/))(\/?\s?\p{L}[\p{L}\d\s-]*)$/u;

/** Reads the lines of recurring expenses. Throws a ToolInputError with the line. */
export function readRecurring({ recurring, locale }: ExpenseOptions, digits: number): readonly Recurring[] {
  return recurring.split(/\r?\n/).flatMap((text, index) => {
    if (text.trim() === '') return [];
    const place = { field: 'recurring', line: index + 1, column: 1 };
    const [, name = '', amount = '', often = ''] = form.exec(text.trim()) ?? [];
    const found = timesAYear.find(([pattern]) => pattern.test(often.trim()));
    if (!found) {
      throw new ToolInputError(`“${text.trim().slice(0, 40)}” does not say what comes how often.`, {
        ...place,
        hint: 'Write what, the amount, and daily, weekly, every two weeks, monthly, quarterly, half-yearly or yearly.',
      });
    }
    const [, times, label] = found;
    const units = toUnits(
      readNumber(amount, { label: name, ...place, locale, min: -1e13, max: 1e13 }),
      digits,
    );
    const yearly = units * times;
    return [{ name, units, often: label, yearly, monthly: roundUnits(rational(yearly, 12n)) }];
  });
}

/** Lists each recurring expense by month and year, and the total; no tables if there are none. */
export function recurringTables(items: readonly Recurring[], money: Money): readonly ReportTable[] {
  if (items.length === 0) return [];
  const yearly = items.reduce((sum, each) => sum + each.yearly, 0n);
  const rows = (format: Money['text'], inFile: (text: string) => string) => [
    ...items.map((each) => [
      inFile(each.name),
      format(each.units),
      each.often,
      format(each.monthly),
      format(each.yearly),
    ]),
    ['All', '', '', format(monthlySum(items)), format(yearly)],
  ];
  return [
    {
      title: 'Recurring',
      columns: ['What', 'Amount', 'How often', 'A month', 'A year'],
      rows: rows(money.text, (text) => text),
      plainRows: rows(money.plain, guardFormula),
      fileName: 'recurring.csv',
    },
  ];
}

/** Returns the monthly total, rounded once, because a sum of rounded months would not match the year. */
export function monthlySum(items: readonly Recurring[]): bigint {
  return roundUnits(
    rational(
      items.reduce((sum, { yearly }) => sum + yearly, 0n),
      12n,
    ),
  );
}
