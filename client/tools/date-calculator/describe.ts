import { provideTemporal } from '#client/lib/temporal.ts';
import { calendarSpan, count, isoWeek, longDate, weekdayName } from './date-text.ts';
import { addUnits, differenceBetween, readAmount, readDate } from './logic.ts';
import type { DateState } from './state.ts';
import { addWorkDays, countDays, dayNumber, readWorkCalendar } from './work-days.ts';

/** What a tab shows, ready for people of the locale. */
export interface DateResult {
  readonly shown: string;
  /** A plain number or an ISO date, for the clipboard. */
  readonly plain: string;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** The result of the chosen tab; `today` is an ISO date. Throws a ToolInputError. */
export async function describeDates(state: DateState, today: string, locale: string): Promise<DateResult> {
  await provideTemporal();
  return state.tab === 'difference'
    ? describeDifference(state, today, locale)
    : describeSum(state, today, locale);
}

function describeDifference(state: DateState, today: string, locale: string): DateResult {
  const start = readDate(state.start, 'Start date');
  const end = readDate(state.end, 'End date');
  const work = readWorkCalendar(state.weekend, state.holidays);
  const { days, calendar, isBackwards, approximateMonths, approximateYears } = differenceBetween(
    start,
    end,
    state.includesEnd,
  );
  const size = Math.abs(days);
  const first = dayNumber(isBackwards ? end : start);
  const counts = countDays(first, first + size, work);
  const near = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return {
    shown: count(days, 'day', locale),
    plain: String(days),
    sentences: [
      ...(isBackwards ? ['The end date lies before the start date.'] : []),
      state.includesEnd
        ? 'Both the first and the last day are counted.'
        : 'The first day is counted, the last is not. Months are calendar months, whatever their length.',
    ],
    rows: [
      ['In calendar terms', calendarSpan(calendar, locale)],
      ['Weeks and days', `${count(Math.floor(size / 7), 'week', locale)}, ${count(size % 7, 'day', locale)}`],
      ['Approximately', `${near(approximateMonths)} months, or ${near(approximateYears)} years`],
      ['Business days', count(counts.workDays, 'day', locale)],
      ['Weekend days', count(counts.weekendDays, 'day', locale)],
      ...(counts.holidays > 0 ? ([['Days off', count(counts.holidays, 'day', locale)]] as const) : []),
      ['Hours', count(size * 24, 'hour', locale)],
      ['Minutes', count(size * 1440, 'minute', locale)],
      ['Start', factsOf(start, locale)],
      ['End', factsOf(end, locale)],
      ...milestones(start, today, locale),
    ],
  };
}

function describeSum(state: DateState, today: string, locale: string): DateResult {
  const base = readDate(state.base || today, 'Base date');
  const amount = readAmount(state.amount) * (state.operation === 'add' ? 1 : -1);
  const { unit } = state;
  const isByWorkDay = unit === 'workdays';
  const { date, isClamped, wayBack } = isByWorkDay
    ? {
        date: addWorkDays(base, amount, readWorkCalendar(state.weekend, state.holidays)),
        isClamped: false,
        wayBack: undefined,
      }
    : addUnits(base, amount, unit);
  const fromBase = differenceBetween(base, date, false).days;
  const now = readDate(today, 'Today');
  return {
    shown: longDate(date, locale),
    plain: date.toString(),
    sentences: [
      `${longDate(base, locale)} ${amount < 0 ? '−' : '+'} ${count(Math.abs(amount), unitNames[unit], locale)}.`,
      ...(isClamped ? [`That month has no day ${base.day}, so its last day is taken.`] : []),
      ...(wayBack ? [`The way back by the same amount leads to ${longDate(wayBack, locale)}.`] : []),
      ...(isByWorkDay ? ['The base date itself is not counted.'] : []),
    ],
    rows: [
      ['Weekday', weekdayName(date, locale)],
      ['ISO date', date.toString()],
      ['ISO week', isoWeek(date)],
      ['Day of the year', `${date.dayOfYear} of ${date.daysInYear}${date.inLeapYear ? ', a leap year' : ''}`],
      ['From the base date', count(fromBase, 'day', locale)],
      ['From today', count(differenceBetween(now, date, false).days, 'day', locale)],
    ],
  };
}

const unitNames = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  workdays: 'business day',
} as const;

function factsOf(date: Temporal.PlainDate, locale: string): string {
  return `${weekdayName(date, locale)}, ${longDate(date, locale)}, ISO week ${isoWeek(date)}, day ${date.dayOfYear}`;
}

/** The next anniversary of the start, and the next round number of days since it. */
function milestones(start: Temporal.PlainDate, today: string, locale: string): (readonly [string, string])[] {
  const now = readDate(today, 'Today');
  const age = differenceBetween(start, now, false).days;
  if (age < 0 || start.year > 9000) return [];
  const years = start.until(now, { largestUnit: 'year' }).years + 1;
  const anniversary = start.add({ years });
  const step = age < 10_000 ? 1_000 : 10_000;
  const days = (Math.floor(age / step) + 1) * step;
  const round = start.add({ days });
  return [
    ['Next anniversary of the start', `${longDate(anniversary, locale)} (${count(years, 'year', locale)})`],
    [`${count(days, 'day', locale)} after the start`, longDate(round, locale)],
  ];
}
