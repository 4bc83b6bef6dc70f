import { type ChosenHolidays, tableSentences } from '#core/dates/holidays/chosen-holidays.ts';
import { count, isoWeek, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import type { CountedSpan, DateResult } from './date-result.ts';
import { addDurations, readDurations } from '#core/dates/days/durations.ts';
import { readTime } from '#core/dates/days/clock-times.ts';
import { julianText } from '#core/dates/days/julian-calendar.ts';
import {
  addUnits,
  differenceBetween,
  readAmount,
  readDate,
  type Sum,
} from '#core/dates/days/date-arithmetic.ts';
import type { DateOptions } from '../state.ts';
import { yearsOnWeekday } from '#core/dates/days/weekday-years.ts';
import { addWorkDays, readWorkCalendar, type WorkCalendar } from '#core/dates/days/work-days.ts';

const yearsShown = 3;

/** Describes the resulting date of an addition. */
export function describeSum(
  state: DateOptions,
  today: string,
  locale: string,
  holidays?: ChosenHolidays,
): DateResult {
  const base = readDate(state.base || today, 'Base date');
  // The fields for days off and their errors only matter when business days are added.
  const work =
    state.unit === 'workdays'
      ? readWorkCalendar(state.weekend, state.holidays, holidays)
      : readWorkCalendar(state.weekend, '');
  const { date, isClamped, wayBack, time, begins, added } = add(base, state, work, locale);
  const span = spanBetween(base, date, work);
  const fromBase = differenceBetween(base, date, false).days;
  const now = readDate(today, 'Today');
  return {
    shown: `${longDate(date, locale)}${time ? `, ${time}` : ''}`,
    plain: `${date.toString()}${time ? `T${time}` : ''}`,
    span,
    sentences: [
      `${longDate(base, locale)}${begins ? `, ${begins}` : ''} ${state.operation === 'add' ? '+' : '−'} ${added}.`,
      ...(isClamped ? [`That month has no day ${base.day}, so its last day is used.`] : []),
      ...(wayBack ? [`The way back by the same amount leads to ${longDate(wayBack, locale)}.`] : []),
      ...(state.unit === 'workdays' ? ['The base date itself is not counted.'] : []),
      ...tableSentences(span.first, span.end, work.publicHolidays),
    ],
    rows: [
      ['Weekday', weekdayName(date, locale)],
      ['ISO date', date.toString()],
      ['ISO week', isoWeek(date)],
      ['Day of the year', `${date.dayOfYear} of ${date.daysInYear}${date.inLeapYear ? ', a leap year' : ''}`],
      ['Julian calendar', julianText(date, locale)],
      ['From the base date', count(fromBase, 'day', locale)],
      ['From today', count(differenceBetween(now, date, false).days, 'day', locale)],
      ['On the same weekday again', yearsOnWeekday(date, date.dayOfWeek, 1, yearsShown).join(', ')],
    ],
  };
}

/** Returns the span after the base date, up to and including the resulting date. */
function spanBetween(base: Temporal.PlainDate, reached: Temporal.PlainDate, work: WorkCalendar): CountedSpan {
  const [from, to] = [dayNumber(base), dayNumber(reached)];
  return from <= to ? { first: from + 1, end: to + 1, work } : { first: to, end: from, work };
}

interface Addition extends Sum {
  /** The resulting time of day, if the durations include hours. */
  readonly time: string | undefined;
  /** The start time, unless it is midnight. */
  readonly begins?: string | undefined;
  readonly added: string;
}

const unitNames = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  workdays: 'business day',
} as const;

function add(base: Temporal.PlainDate, state: DateOptions, work: WorkCalendar, locale: string): Addition {
  const { unit, operation } = state;
  const sign = operation === 'add' ? 1 : -1;
  if (unit === 'duration') {
    const durations = readDurations(state.durations);
    const begin = base.toPlainDateTime(readTime(state.baseTime, 'Base time'));
    const end = addDurations(begin, durations, sign);
    const time = end.toPlainTime().toString();
    const from = begin.toPlainTime().toString();
    return {
      date: end.toPlainDate(),
      isClamped: false,
      wayBack: undefined,
      time: time === '00:00:00' ? undefined : time,
      begins: from === '00:00:00' ? undefined : from,
      added: durations.map(String).join(' + '),
    };
  }
  const amount = readAmount(state.amount, state.locale);
  const added = count(amount, unitNames[unit], locale);
  const none = { isClamped: false, wayBack: undefined };
  const sum =
    unit === 'workdays'
      ? { ...none, date: addWorkDays(base, sign * amount, work) }
      : addUnits(base, sign * amount, unit);
  return { ...sum, time: undefined, added };
}
