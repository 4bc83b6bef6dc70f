import { count, isoWeek, longDate, weekdayName } from './date-text.ts';
import type { DateResult } from './describe.ts';
import { addDurations, readDurations } from './durations.ts';
import { addUnits, differenceBetween, readAmount, readDate, type Sum } from './logic.ts';
import type { DateState } from './state.ts';
import { addWorkDays, readWorkCalendar } from './work-days.ts';

/** The date that the sum leads to, and what is to be known of it. */
export function describeSum(state: DateState, today: string, locale: string): DateResult {
  const base = readDate(state.base || today, 'Base date');
  const { date, isClamped, wayBack, time, added } = add(base, state, locale);
  const fromBase = differenceBetween(base, date, false).days;
  const now = readDate(today, 'Today');
  return {
    shown: `${longDate(date, locale)}${time ? `, ${time}` : ''}`,
    plain: `${date.toString()}${time ? `T${time}` : ''}`,
    sentences: [
      `${longDate(base, locale)} ${state.operation === 'add' ? '+' : '−'} ${added}.`,
      ...(isClamped ? [`That month has no day ${base.day}, so its last day is taken.`] : []),
      ...(wayBack ? [`The way back by the same amount leads to ${longDate(wayBack, locale)}.`] : []),
      ...(state.unit === 'workdays' ? ['The base date itself is not counted.'] : []),
    ],
    rows: [
      ['Weekday', weekdayName(date, locale)],
      ['ISO date', date.toString()],
      ['ISO week', isoWeek(date)],
      ['Day of the year', `${date.dayOfYear} of ${date.daysInYear}${date.inLeapYear ? ', a leap year' : ''}`],
      ['From the base date', count(fromBase, 'day', locale)],
      ['From today', count(differenceBetween(now, date, false).days, 'day', locale)],
      ['On the same weekday again', nextYears(date).join(', ')],
    ],
  };
}

interface Addition extends Sum {
  /** The time of the day, where the durations have hours; the base date begins at midnight. */
  readonly time: string | undefined;
  readonly added: string;
}

const unitNames = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  workdays: 'business day',
} as const;

function add(base: Temporal.PlainDate, state: DateState, locale: string): Addition {
  const { unit, operation } = state;
  const sign = operation === 'add' ? 1 : -1;
  if (unit === 'duration') {
    const durations = readDurations(state.durations);
    const end = addDurations(base, durations, sign);
    const time = end.toPlainTime().toString();
    return {
      date: end.toPlainDate(),
      isClamped: false,
      wayBack: undefined,
      time: time === '00:00:00' ? undefined : time,
      added: durations.map(String).join(' + '),
    };
  }
  const amount = readAmount(state.amount);
  const added = count(amount, unitNames[unit], locale);
  const none = { isClamped: false, wayBack: undefined };
  const sum =
    unit === 'workdays'
      ? { ...none, date: addWorkDays(base, sign * amount, readWorkCalendar(state.weekend, state.holidays)) }
      : addUnits(base, sign * amount, unit);
  return { ...sum, time: undefined, added };
}

const yearsShown = 3;

/** The next years in which the day and month fall on the same weekday. */
function nextYears(date: Temporal.PlainDate): number[] {
  const years: number[] = [];
  for (let year = date.year + 1; years.length < yearsShown && year < date.year + 45; year += 1) {
    const same = date.with({ year });
    if (same.day === date.day && same.dayOfWeek === date.dayOfWeek) years.push(year);
  }
  return years;
}
