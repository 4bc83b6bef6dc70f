import { dayNumber } from './day-numbers.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export interface JulianDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The Julian Day Number of 1970-01-01 at noon. */
const epochJulianDay = 2_440_588;

/** Returns the Julian Day Number of astronomers, which changes at noon. */
export function julianDayNumber(date: Temporal.PlainDate): number {
  return dayNumber(date) + epochJulianDay;
}

/**
 * Returns the date in the Julian calendar, where every fourth year is a leap year (Richards, Explanatory Supplement,
 * chapter 15).
 */
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

/**
 * Writes the Julian date in the language of the locale, such as `February 29, 1900`, which the Gregorian calendar
 * lacks.
 */
export function julianText(date: Temporal.PlainDate, locale: string): string {
  const { year, month, day } = julianDate(date);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  // Formats the day in a leap year, so that every day exists, and then replaces the year.
  return format
    .formatToParts(Date.UTC(2024, month - 1, day))
    .map(({ type, value }) => (type === 'year' ? writeNumber(year, locale, { useGrouping: false }) : value))
    .join('');
}
