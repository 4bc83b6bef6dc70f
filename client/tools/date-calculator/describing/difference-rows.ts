import { calendarSpan, count, secondsSpan } from '#core/dates/days/date-text.ts';
import type { DateResult } from './date-result.ts';
import { type Difference, meanYearDays } from '#core/dates/days/date-arithmetic.ts';
import type { MomentDifference } from './moments.ts';
import type { DateOptions } from '../state.ts';
import type { DayCounts } from '#core/dates/days/work-days.ts';

/** The counts between two dates. */
export interface Sums {
  readonly state: DateOptions;
  readonly dates: Difference;
  readonly moments: MomentDifference | undefined;
  readonly counts: DayCounts;
  readonly size: number;
  readonly locale: string;
}

type Rows = (readonly [label: string, value: string])[];

/**
 * Returns the main result: in the requested unit, or else in days. With times it is in days and hours; the clipboard
 * gets only hours.
 */
export function headline({
  state,
  dates,
  moments,
  counts,
  size,
  locale,
}: Sums): Pick<DateResult, 'shown' | 'plain'> {
  const { countsWorkDays, asked } = state;
  if (!countsWorkDays && asked !== 'days') {
    const { seconds, calendar, isBackwards } = moments ?? { ...dates, seconds: size * 86_400 };
    const { text, amount } = askedSpan({ seconds, calendar }, asked, locale);
    const sign = isBackwards && amount !== 0 ? '−' : '';
    const plain = amount === undefined ? `${sign}${text}` : String(sign === '' ? amount : -amount);
    return { shown: `${sign}${text}`, plain };
  }
  if (moments) {
    const seconds = countsWorkDays ? moments.workSeconds : moments.seconds;
    const text = secondsSpan(seconds, countsWorkDays ? 'hour' : 'day', locale);
    const isNegative = moments.isBackwards && seconds > 0;
    return {
      shown: `${isNegative ? '−' : ''}${text}${countsWorkDays ? ' of work' : ''}`,
      plain: String(Number(((isNegative ? -seconds : seconds) / 3600).toFixed(6))),
    };
  }
  const days = !countsWorkDays ? dates.days : dates.isBackwards ? -counts.workDays : counts.workDays;
  return { shown: count(days, countsWorkDays ? 'business day' : 'day', locale), plain: String(days) };
}

/** Explains which of the two days are counted. */
export function ruleOf({ includesEnd }: DateOptions, moments: MomentDifference | undefined): string {
  if (moments) {
    return `Business days, weekends and weekdays are counted ${includesEnd ? 'with' : 'without'} the last day.`;
  }
  return includesEnd
    ? 'Both the first and the last day are counted.'
    : 'The first day is counted, the last is not. Months are calendar months, whatever their length.';
}

/** Lists the length in calendar units and work time. */
export function lengthRows({ state, dates, moments, counts, size, locale }: Sums): Rows {
  const seconds = moments?.seconds ?? size * 86_400;
  const years = seconds / 86_400 / meanYearDays;
  const week = 7 * 86_400;
  const allRow: Rows[number] = moments
    ? ['All time', secondsSpan(seconds, 'day', locale)]
    : ['All days', count(dates.days, 'day', locale)];
  return [
    ...(state.countsWorkDays ? [allRow] : []),
    ['In calendar terms', calendarSpan(moments?.calendar ?? dates.calendar, locale)],
    [
      'Weeks and days',
      `${count(Math.floor(seconds / week), 'week', locale)}, ${secondsSpan(seconds % week, 'day', locale)}`,
    ],
    ['Approximately', nearMonthsAndYears(years, locale)],
    ['Business days', count(counts.workDays, 'day', locale)],
    moments
      ? [`Business hours, ${moments.workHours}`, secondsSpan(moments.workSeconds, 'hour', locale)]
      : ['Business hours', count(counts.workDays * state.hoursPerDay, 'hour', locale)],
  ];
}

/** Writes both with two decimals; years with four where two would say that 11.99 months are 1 year. */
function nearMonthsAndYears(years: number, locale: string): string {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  const months = round(years * 12, 2);
  const misleads = Number.isInteger(round(years, 2)) && round(years, 2) * 12 !== months;
  return `${count(months, 'month', locale)}, or ${count(round(years, misleads ? 4 : 2), 'year', locale)}`;
}

/** Lists the total length in each unit. */
export function totalRows(seconds: number, locale: string): Rows {
  const total = (size: number, unit: string) => count(Number((seconds / size).toFixed(3)), unit, locale);
  return [
    ['Hours', total(3600, 'hour')],
    ['Minutes', total(60, 'minute')],
    ['Seconds', total(1, 'second')],
  ];
}

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
function askedSpan({ seconds, calendar }: Span, asked: DateOptions['asked'], locale: string): WrittenSpan {
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
