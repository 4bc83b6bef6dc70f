import { ToolInputError } from '#core/errors.ts';
import type { ChosenHolidays } from '#core/dates/holidays/chosen-holidays.ts';
import { type DaysOff, countDaysOff, isDayOff, readDaysOff } from './days-off.ts';
import { dateOfDay, dayNumber, isoWeekday } from './day-numbers.ts';
import { inRange } from './date-arithmetic.ts';

/** Which days are working days: the ISO weekdays (1 is Monday) of the weekend, and the days off. */
export interface WorkCalendar extends DaysOff {
  readonly weekend: ReadonlySet<number>;
  /** The selected public holidays; those that are not worked are also among the days off. */
  readonly publicHolidays: ChosenHolidays | undefined;
}

/** The number of days in a span by kind. Holidays on a weekend count as weekend. */
export interface DayCounts {
  readonly workDays: number;
  readonly weekendDays: number;
  readonly holidays: number;
}

const weekends = {
  'sat-sun': [6, 7],
  'fri-sat': [5, 6],
  sun: [7],
  fri: [5],
  none: [],
} as const;

export type WeekendId = keyof typeof weekends;

const maxWorkDays = 1_000_000;
/** The first day of the year 1 and the last of 9999, as day numbers. */
const [firstDay, lastDay] = [-719_162, 2_932_896];

/** Reads the working days. Throws a ToolInputError with the line of a day off that cannot be read. */
export function readWorkCalendar(
  weekend: WeekendId,
  holidayLines: string,
  publicHolidays?: ChosenHolidays,
): WorkCalendar {
  const { single, yearly } = readDaysOff(holidayLines);
  const notWorked = [...(publicHolidays?.days ?? [])].filter(([day]) => !publicHolidays?.worked.has(day));
  return {
    weekend: new Set(weekends[weekend]),
    // A name that the person wrote overrides the name of a public holiday.
    single: new Map([...notWorked, ...single]),
    yearly,
    publicHolidays,
  };
}

/** Counts the days from the first to before the last, both as day numbers, in either order. */
export function countDays(from: number, to: number, calendar: WorkCalendar): DayCounts {
  const { weekend } = calendar;
  const [first, end] = from <= to ? [from, to] : [to, from];
  const fullWeeks = Math.floor((end - first) / 7);
  let weekendDays = fullWeeks * weekend.size;
  for (let day = first + fullWeeks * 7; day < end; day += 1) {
    if (weekend.has(isoWeekday(day))) weekendDays += 1;
  }
  const off = countDaysOff(first, end, calendar, (day) => !weekend.has(isoWeekday(day)));
  return { workDays: end - first - weekendDays - off, weekendDays, holidays: off };
}

/** Counts how often a weekday (1 is Monday) occurs from the first day to before the last. */
export function countWeekday(from: number, to: number, weekday: number): number {
  const wait = (weekday - isoWeekday(from) + 7) % 7;
  return Math.max(0, Math.ceil((to - from - wait) / 7));
}

/**
 * Returns the work day `amount` work days after `base`, or before it for a negative amount, without counting `base`.
 * Throws a ToolInputError for more than 1,000,000 and beyond the year 9999.
 */
export function addWorkDays(
  base: Temporal.PlainDate,
  amount: number,
  calendar: WorkCalendar,
): Temporal.PlainDate {
  if (Math.abs(amount) > maxWorkDays) {
    throw new ToolInputError('Business days are counted up to 1,000,000.', {
      field: 'amount',
      hint: 'Enter a smaller number.',
    });
  }
  const step = Math.sign(amount);
  let day = dayNumber(base);
  // The limits end the loop even if every day of the year is off.
  for (let left = Math.abs(amount); left > 0 && day >= firstDay && day <= lastDay;) {
    day += step;
    if (isWorkDay(day, calendar)) left -= 1;
  }
  return inRange(() => dateOfDay(day));
}

export function isWorkDay(day: number, calendar: WorkCalendar): boolean {
  return !calendar.weekend.has(isoWeekday(day)) && !isDayOff(day, calendar);
}
