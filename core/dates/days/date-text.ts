import { writeNumber } from '#core/numbers/write-number.ts';

/** Writes `November 21, 2026` in the language of the locale. */
export function longDate(date: Temporal.PlainDate, locale: string): string {
  return date.toLocaleString(locale, { dateStyle: 'long', calendar: 'gregory' });
}

export function weekdayName(date: Temporal.PlainDate, locale: string): string {
  return date.toLocaleString(locale, { weekday: 'long' });
}

/** Writes `2026-W47-6`: the year, week and weekday of ISO 8601. */
export function isoWeek(date: Temporal.PlainDate): string {
  const { yearOfWeek = date.year, weekOfYear = 1, dayOfWeek } = date;
  return `${String(yearOfWeek).padStart(4, '0')}-W${String(weekOfYear).padStart(2, '0')}-${dayOfWeek}`;
}

/** Writes a count with its noun: `1,204 days`, `1 day`. */
export function count(amount: number, noun: string, locale: string): string {
  return `${writeNumber(amount, locale)} ${noun}${Math.abs(amount) === 1 ? '' : 's'}`;
}

interface SpanParts {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** Writes `1 year, 2 months, 3 days` without zero parts. */
export function calendarSpan(
  { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0 }: SpanParts,
  locale: string,
): string {
  const parts = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const named = parts.filter(([amount]) => amount !== 0).map(([amount, noun]) => count(amount, noun, locale));
  return named.join(', ') || count(0, 'day', locale);
}

/** Writes `2 days, 3 hours, 4 seconds`, with days or hours as the largest unit. */
export function secondsSpan(total: number, largest: 'day' | 'hour', locale: string): string {
  const days = largest === 'day' ? Math.floor(total / 86_400) : 0;
  const hours = Math.floor((total - days * 86_400) / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return total === 0
    ? count(0, largest, locale)
    : calendarSpan({ days, hours, minutes, seconds: total % 60 }, locale);
}
