import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { ToolInputError } from '#core/errors.ts';
import { yearFraction } from '#core/finance/day-count.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import type { LoanOptions } from './schema.ts';

/** The dates of a loan’s payments. */
export class LoanDates {
  readonly #first: Temporal.PlainDate;
  readonly #perYear: number;
  /** The day on which interest starts. */
  readonly start: Temporal.PlainDate;

  constructor(first: Temporal.PlainDate, perYear: number, start: Temporal.PlainDate | undefined) {
    this.#first = first;
    this.#perYear = perYear;
    this.start = start ?? this.of(0);
  }

  /**
   * Returns the date of a payment. Months are counted from the first date, so that the 31st returns after a short
   * month.
   */
  of(number: number): Temporal.PlainDate {
    const step = number - 1;
    const weeks = { 26: 2, 52: 1 }[this.#perYear];
    return this.#first.add(
      weeks === undefined ? { months: (step * 12) / this.#perYear } : { weeks: step * weeks },
    );
  }

  /** Returns the number of the first payment on or after a day. */
  numberOn(date: Temporal.PlainDate): number {
    const days = dayNumber(date) - dayNumber(this.#first);
    // Starts at an estimate that is never too late, and steps to the right number.
    let number = Math.max(1, Math.floor((days * this.#perYear) / 366) - 1);
    while (dayNumber(this.of(number)) < dayNumber(date)) number += 1;
    return number;
  }

  /** Returns the days from the start to a payment. */
  daysTo(number: number): number {
    return dayNumber(this.of(number)) - dayNumber(this.start);
  }
}

/** Reads the dates; undefined without a first payment date. Throws a ToolInputError. */
export function readDates(options: LoanOptions): LoanDates | undefined {
  const { first, start, basis, perYear } = options;
  if (first.trim() === '') {
    if (basis === 'periods') return undefined;
    throw new ToolInputError('To count days, the day of the first payment is needed.', {
      field: 'first',
      hint: 'Choose it, or choose “Equal periods”.',
    });
  }
  const day = readDay(first, 'First payment date', 'first');
  if (basis === 'periods' || start.trim() === '') return new LoanDates(day, perYear, undefined);
  const paidOut = readDay(start, 'Loan start date', 'start');
  if (dayNumber(paidOut) < dayNumber(day)) return new LoanDates(day, perYear, paidOut);
  throw new ToolInputError('The loan must be paid out before its first payment.', {
    field: 'start',
    hint: 'Choose an earlier day.',
  });
}

function readDay(written: string, label: string, field: string): Temporal.PlainDate {
  const date = readDate(written, label);
  if (date.year >= 1900 && date.year <= 2200) return date;
  throw new ToolInputError(`${label}: choose a year from 1900 to 2200.`, {
    field,
    hint: 'As in 2026-11-23.',
  });
}

/** Returns the length of each payment period relative to an even one, if days are counted. Throws a ToolInputError. */
export function lengthsOf(
  { basis, perYear, compounding }: LoanOptions,
  dates: LoanDates | undefined,
  count: number,
): readonly Rational[] | undefined {
  if (basis === 'periods' || !dates) return undefined;
  if (compounding !== 'payments') {
    throw new ToolInputError('Interest by days is added with each payment.', {
      field: 'compounding',
      hint: 'Choose “With each payment”, or choose “Equal periods”.',
    });
  }
  const days = Array.from({ length: count + 1 }, (_, number) =>
    number === 0 ? dates.start : dates.of(number),
  );
  return days.slice(1).map((to, index) => {
    const from = days[index] ?? to;
    const part = yearFraction(from, to, dayNumber(to) - dayNumber(from), basis);
    return rational.multiply(part, rational(BigInt(perYear)));
  });
}
