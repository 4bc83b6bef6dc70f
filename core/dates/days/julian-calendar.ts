import { dayNumber } from './day-numbers.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export interface JulianDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The Julian Day Number of 1970-01-01 at noon. */
const epochJulianDay = 2_440_588;

/** The astronomers' count of days, which changes at noon. */
export function julianDayNumber(date: Temporal.PlainDate): number {
  return dayNumber(date) + epochJulianDay;
}

/** The date by the calendar in which every fourth year is a leap year (Richards, Explanatory Supplement, chapter 15). */
export function julianDate(date: Temporal.PlainDate): JulianDate {
  const days = julianDayNumber(date) + 32_082;
  const years = Math.floor((4 * days + 3) / 1461);
  const dayOfMarchYear = days - Math.floor((1461 * years) / 4);
  const months = Math.floor((5 * dayOfMarchYear + 2) / 153);
  const wrapped = Math.floor(months / 10);
  return {
    year: years - 4800 + wrapped,
    month: months + 3 - 12 * wrapped,
    day: dayOfMarchYear - Math.floor((153 * months + 2) / 5) + 1,
  };
}

/** `February 29, 1900`, a date that the Gregorian calendar lacks, in the words of the locale. */
export function julianText(date: Temporal.PlainDate, locale: string): string {
  const { year, month, day } = julianDate(date);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  // The words of a leap year hold for every day; only its number is another.
  return format
    .formatToParts(Date.UTC(2024, month - 1, day))
    .map(({ type, value }) => (type === 'year' ? writeNumber(year, locale, { useGrouping: false }) : value))
    .join('');
}
