import { calendarSpan, count, secondsSpan } from '#core/dates/days/date-text.ts';
import type { DateOptions } from '../state.ts';

interface Span {
  readonly seconds: number;
  readonly calendar: {
    readonly years: number;
    readonly months: number;
    readonly days: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  };
}

interface WrittenSpan {
  readonly text: string;
  /** The span as one number; undefined if it is not a whole number of months. */
  readonly amount: number | undefined;
}

const sizes = { weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** Writes a span in the requested unit, and the rest in smaller ones. */
export function askedSpan(
  { seconds, calendar }: Span,
  asked: DateOptions['asked'],
  locale: string,
): WrittenSpan {
  if (asked === 'years') return { text: count(calendar.years, 'year', locale), amount: calendar.years };
  if (asked === 'months') {
    const { years, months, ...rest } = calendarParts(calendar);
    const isWhole = Object.values(rest).every((part) => part === 0);
    const whole = years * 12 + months;
    const text = count(whole, 'month', locale);
    return isWhole
      ? { text, amount: whole }
      : { text: `${text}, ${calendarSpan(rest, locale)}`, amount: undefined };
  }
  const amount = Number((seconds / sizes[asked]).toFixed(6));
  if (asked === 'days' || asked === 'hours') {
    return { text: secondsSpan(seconds, asked === 'days' ? 'day' : 'hour', locale), amount };
  }
  const text = count(Math.floor(seconds / sizes[asked]), asked.slice(0, -1), locale);
  const rest = seconds % sizes[asked];
  return { text: rest === 0 ? text : `${text}, ${secondsSpan(rest, 'day', locale)}`, amount };
}

function calendarParts({ years, months, days, hours = 0, minutes = 0, seconds = 0 }: Span['calendar']) {
  return { years, months, days, hours, minutes, seconds };
}
