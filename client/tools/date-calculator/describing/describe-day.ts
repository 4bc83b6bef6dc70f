import { type PlaceHolidays, tableYears } from '#core/dates/holidays/chosen-holidays.ts';
import { calendarSpan, count, isoWeek, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { dateOfDay, dayNumber } from '#core/dates/days/day-numbers.ts';
import type { DateResult } from './date-result.ts';
import { julianDayNumber, julianText } from '#core/dates/days/julian-calendar.ts';
import { differenceBetween, readDate } from '#core/dates/days/date-arithmetic.ts';
import type { DateOptions } from '../state.ts';
import { isLeapYear, nearestLeapYear, yearsOnWeekday } from '#core/dates/days/weekday-years.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const yearsShown = 5;
const holidaysShown = 5;

/** Describes a single date. */
export function describeDay(
  state: DateOptions,
  today: string,
  locale: string,
  holidays?: PlaceHolidays,
): DateResult {
  const date = readDate(state.day || today, 'Date');
  return {
    shown: weekdayName(date, locale),
    plain: date.toString(),
    span: undefined,
    sentences: [`${longDate(date, locale)}.`, leapYearSentence(date.year)],
    rows: [
      ['From today', distance(readDate(today, 'Today'), date, locale)],
      [
        'Day of the year',
        `${writeNumber(date.dayOfYear, locale)} of ${writeNumber(date.daysInYear, locale)}`,
      ],
      ['Left in the year', count(date.daysInYear - date.dayOfYear, 'day', locale)],
      ['ISO week', isoWeek(date)],
      ['Quarter', writeNumber(Math.ceil(date.month / 3), locale)],
      ['Julian calendar', julianText(date, locale)],
      ['Julian Day Number', writeNumber(julianDayNumber(date), locale)],
      ...(holidays ? holidayRows(date, holidays, locale) : []),
      ...weekdayRows(date, state.onWeekday, locale),
    ],
  };
}

/** Writes, for example, `2100 is not a leap year: the next is 2104, the last was 2096.` */
export function leapYearSentence(year: number): string {
  const [next, last] = [nearestLeapYear(year, 1), nearestLeapYear(year, -1)];
  const others = [
    ...(next === undefined ? [] : [`the next is ${next}`]),
    ...(last === undefined ? [] : [`the one before ${last}`]),
  ];
  return `${year} is ${isLeapYear(year) ? '' : 'not '}a leap year: ${others.join(', ')}.`;
}

/** Returns whether the date is a public holiday, and the next holidays. */
function holidayRows(
  date: Temporal.PlainDate,
  holidays: PlaceHolidays,
  locale: string,
): (readonly [string, string])[] {
  const { place, days, firstYear, lastYear } = holidays;
  const day = dayNumber(date);
  const isKnown = date.year >= firstYear && date.year <= lastYear;
  const next = isKnown ? [...days].filter(([other]) => other > day).slice(0, holidaysShown) : [];
  const dateText = (other: number) =>
    dateOfDay(other).toLocaleString(locale, { dateStyle: 'medium', calendar: 'gregory' });
  return [
    [`Public holiday, ${place}`, isKnown ? (days.get(day) ?? 'no') : tableYears(holidays)],
    ...(next.length === 0
      ? []
      : [
          [
            'Next public holidays',
            next.map(([other, name]) => `${dateText(other)}: ${name}`).join('; '),
          ] as const,
        ]),
  ];
}

function distance(today: Temporal.PlainDate, date: Temporal.PlainDate, locale: string): string {
  const { days, calendar, isBackwards } = differenceBetween(today, date, false);
  if (days === 0) return 'today';
  const size = count(Math.abs(days), 'day', locale);
  const inFull = Math.abs(days) < 28 ? '' : ` (${calendarSpan(calendar, locale)})`;
  return isBackwards ? `${size} ago${inFull}` : `in ${size}${inFull}`;
}

/** Returns the years before and after in which the date falls on the requested weekday, or on its own weekday again. */
function weekdayRows(
  date: Temporal.PlainDate,
  onWeekday: DateOptions['onWeekday'],
  locale: string,
): (readonly [string, string])[] {
  const weekday = onWeekday === 'same' ? date.dayOfWeek : Number(onWeekday);
  const name = weekdayName(date.add({ days: weekday - date.dayOfWeek }), locale);
  const written = (years: readonly number[]) => years.join(', ') || 'none in the years 1 to 9999';
  return [
    [`Next on a ${name} in`, written(yearsOnWeekday(date, weekday, 1, yearsShown))],
    [`Last on a ${name} in`, written(yearsOnWeekday(date, weekday, -1, yearsShown))],
  ];
}
