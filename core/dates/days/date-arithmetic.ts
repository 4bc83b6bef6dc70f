import { ToolInputError } from '#core/errors.ts';
import { readTyped } from '#core/numbers/typed-number.ts';

/** The difference of two dates. Needs `Temporal`: see `client/lib/temporal.ts`. */
export interface Difference {
  /** Civil days; negative if the end is before the start. */
  readonly days: number;
  /** Whole calendar years, months and days from the earlier date to the later. */
  readonly calendar: { readonly years: number; readonly months: number; readonly days: number };
  readonly isBackwards: boolean;
}

/** The mean length of a year in the Gregorian calendar. */
export const meanYearDays = 146_097 / 400;

/** Returns the difference from `start` to `end`, excluding the last day unless `includesEnd`. */
export function differenceBetween(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  includesEnd: boolean,
): Difference {
  const isBackwards = Temporal.PlainDate.compare(start, end) > 0;
  const [earlier, last] = isBackwards ? [end, start] : [start, end];
  const later = includesEnd ? last.add({ days: 1 }) : last;
  const { years, months, days } = earlier.until(later, { largestUnit: 'year' });
  const size = earlier.until(later, { largestUnit: 'day' }).days;
  return {
    days: isBackwards ? -size : size,
    calendar: { years, months, days },
    isBackwards,
  };
}

export type CalendarUnit = 'days' | 'weeks' | 'months' | 'years';

export interface Sum {
  readonly date: Temporal.PlainDate;
  /** True if the month reached lacks that day of the month, so that its last day was used. */
  readonly isClamped: boolean;
  /** The date reached by subtracting the same amount from the result, if it differs from the base date. */
  readonly wayBack: Temporal.PlainDate | undefined;
}

/**
 * Returns the date `amount` units after `base`, or before it for a negative amount. Throws a ToolInputError beyond
 * 9999.
 */
export function addUnits(base: Temporal.PlainDate, amount: number, unit: CalendarUnit): Sum {
  const date = inRange(() => base.add({ [unit]: amount }));
  const back = inRange(() => date.subtract({ [unit]: amount }));
  const isByMonth = unit === 'months' || unit === 'years';
  return {
    date,
    isClamped: isByMonth && date.day !== base.day,
    wayBack: back.equals(base) ? undefined : back,
  };
}

const smallerAmount = { field: 'amount', hint: 'Enter a smaller number.' };

/** Runs a calculation and checks that its result is in the years 1 to 9999; `cure` names the field to change. */
export function inRange(calculate: () => Temporal.PlainDate, cure = smallerAmount): Temporal.PlainDate {
  try {
    const date = calculate();
    if (date.year >= 1 && date.year <= 9999) return date;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new ToolInputError('The result lies outside the years 1 to 9999.', cure);
}

/** Reads `2026-11-21` or `21.11.2026`, and ignores any text after it. Throws a ToolInputError for anything else, and year 0. */
export function readDate(written: string, label: string): Temporal.PlainDate {
  const [, plain] = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(written) ?? [];
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/.exec(written) ?? [];
  const date = plain ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (date.startsWith('0000')) {
    throw new ToolInputError(`${label}: there is no year 0. Dates go from the year 1 to 9999.`, {
      hint: 'The year before 1 is 1 BC.',
    });
  }
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ToolInputError(`${label}: “${written.trim().slice(0, 40)}” is not a date.`, {
      hint: missingDayHint(date) ?? 'Write it as year-month-day, such as 2026-11-21.',
    });
  }
}

/** Says why a date such as 2026-02-30 does not exist; undefined for a text of another form. */
export function missingDayHint(date: string): string | undefined {
  const [, year, month] = /^(\d{4})-?(\d{2})-?\d{2}$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12) return `There is no month ${month}.`;
  const first = Temporal.PlainDate.from(`${year}-${month}-01`);
  return `${first.toLocaleString('en', { month: 'long' })} ${year} has ${first.daysInMonth} days.`;
}

/** Reads a whole number of 1 or more. Throws a ToolInputError for anything else. */
export function readAmount(written: string, locale: string): number {
  const amount = Number(readTyped(written, locale) ?? Number.NaN);
  if (Number.isSafeInteger(amount) && amount >= 1) return amount;
  throw new ToolInputError('The number is not a whole number of 1 or more.', {
    field: 'amount',
    hint: 'For a date in the past choose “Subtract”.',
  });
}
