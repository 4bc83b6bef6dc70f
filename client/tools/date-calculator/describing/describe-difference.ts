import { type ChosenHolidays, tableSentences } from '#core/dates/holidays/chosen-holidays.ts';
import { count, isoWeek, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import type { DateResult } from './date-result.ts';
import { headline, lengthRows, ruleOf, type Sums, totalRows } from './difference-rows.ts';
import { differenceBetween, readDate } from '#core/dates/days/date-arithmetic.ts';
import { differenceOfMoments } from './moments.ts';
import type { DateOptions } from '../state.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { countDays, countWeekday, readWorkCalendar } from '#core/dates/days/work-days.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** Describes the difference between the two dates in all units. */
export function describeDifference(
  state: DateOptions,
  today: string,
  locale: string,
  holidays?: ChosenHolidays,
): DateResult {
  const start = readDate(state.start, 'Start date');
  const end = readDate(state.end, 'End date');
  const work = readWorkCalendar(state.weekend, state.holidays, holidays);
  const dates = differenceBetween(start, end, state.includesEnd);
  const moments = differenceOfMoments(start, end, state, work);
  const isBackwards = moments?.isBackwards ?? dates.isBackwards;
  const size = Math.abs(dates.days);
  const first = dayNumber(isBackwards ? end : start);
  const counts = countDays(first, first + size, work);
  const sums: Sums = { state, dates, moments, counts, size, locale };
  return {
    ...headline(sums),
    span: { first, end: first + size, work },
    sentences: [
      ...(isBackwards
        ? [`The end ${moments ? '' : 'date '}lies before the start${moments ? '' : ' date'}.`]
        : []),
      ...(state.countsWorkDays ? [leftOut(holidays)] : []),
      ...tableSentences(first, first + size, holidays),
      ...(moments ? ['Every day has 24 hours here: a change of the clocks is not counted.'] : []),
      ruleOf(state, moments),
    ],
    rows: [
      ...lengthRows(sums),
      [
        'Weekend days',
        `${count(counts.weekendDays, 'day', locale)}${fullWeekends(first, size, state, locale)}`,
      ],
      ...(counts.holidays > 0 ? ([['Days off', count(counts.holidays, 'day', locale)]] as const) : []),
      ...totalRows(moments?.seconds ?? size * 86_400, locale),
      ['Of each weekday', weekdayCounts(start, first, size, locale)],
      ['Start', factsOf(start, locale)],
      ['End', factsOf(end, locale)],
      ...milestones(start, today, locale),
    ],
  };
}

function leftOut(holidays: ChosenHolidays | undefined): string {
  return holidays
    ? `Weekends, public holidays (${holidays.place}) and other days off are left out.`
    : 'Weekends and days off are left out.';
}

/** Writes counts such as `Monday 3, Tuesday 2 …`, starting at the weekday of the first day. */
function weekdayCounts(day: Temporal.PlainDate, first: number, size: number, locale: string): string {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return [1, 2, 3, 4, 5, 6, 7]
    .map((weekday) => {
      const name = monday.add({ days: weekday - 1 }).toLocaleString(locale, { weekday: 'short' });
      return `${name} ${writeNumber(countWeekday(first, first + size, weekday), locale)}`;
    })
    .join(', ');
}

/** Counts the weekends that lie completely within the span, if a weekend has two days. */
function fullWeekends(first: number, size: number, { weekend }: DateOptions, locale: string): string {
  const saturday = { 'sat-sun': 6, 'fri-sat': 5, sun: undefined, fri: undefined, none: undefined }[weekend];
  if (saturday === undefined || size === 0) return '';
  return `, ${count(countWeekday(first, first + size - 1, saturday), 'full weekend', locale)}`;
}

function factsOf(date: Temporal.PlainDate, locale: string): string {
  return `${weekdayName(date, locale)}, ${longDate(date, locale)}, ISO week ${isoWeek(date)}, day ${date.dayOfYear} of ${date.daysInYear}`;
}

/** Returns the next anniversary of the start, and the next round number of days since then. */
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
