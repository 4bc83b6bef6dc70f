import { ToolInputError } from '#core/errors.ts';
import { inRange, readDate } from './logic.ts';

/** Which days are worked: the ISO weekdays (1 is Monday) that are not, and the single days off, as day numbers. */
export interface WorkCalendar {
  readonly weekend: ReadonlySet<number>;
  readonly holidays: ReadonlySet<number>;
}

/** The days of a span by kind. Holidays on a weekend count as weekend. */
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

const maxHolidays = 2_000;
const maxWorkDays = 1_000_000;

/** Reads the days off: one date a line, words after it left out. Throws a ToolInputError with the line. */
export function readWorkCalendar(weekend: WeekendId, holidayLines: string): WorkCalendar {
  const lines = holidayLines.split('\n');
  if (lines.length > maxHolidays) {
    throw new ToolInputError('These are more than 2,000 days off.', {
      field: 'holidays',
      hint: 'Take some out.',
    });
  }
  const holidays = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== '') holidays.add(dayNumber(readDate(line, `Days off, line ${index + 1}`)));
  }
  return { weekend: new Set(weekends[weekend]), holidays };
}

/** Days since 1970-01-01. */
export function dayNumber(date: Temporal.PlainDate): number {
  return epoch().until(date, { largestUnit: 'day' }).days;
}

/** Counts the days from the first up to, but without, the last; both as day numbers, in either order. */
export function countDays(from: number, to: number, { weekend, holidays }: WorkCalendar): DayCounts {
  const [first, end] = from <= to ? [from, to] : [to, from];
  const fullWeeks = Math.floor((end - first) / 7);
  let weekendDays = fullWeeks * weekend.size;
  for (let day = first + fullWeeks * 7; day < end; day += 1) {
    if (weekend.has(isoWeekday(day))) weekendDays += 1;
  }
  const off = [...holidays].filter(
    (day) => day >= first && day < end && !weekend.has(isoWeekday(day)),
  ).length;
  return { workDays: end - first - weekendDays - off, weekendDays, holidays: off };
}

/** How often a weekday (1 is Monday) comes from the first day up to, but without, the last. */
export function countWeekday(from: number, to: number, weekday: number): number {
  const wait = (weekday - isoWeekday(from) + 7) % 7;
  return Math.max(0, Math.ceil((to - from - wait) / 7));
}

/**
 * The work day that lies `amount` work days after `base`, or before it for a negative amount; `base` itself is not
 * counted. Throws a ToolInputError for more than 1,000,000 and beyond the year 9999.
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
  for (let left = Math.abs(amount); left > 0;) {
    day += step;
    if (isWorkDay(day, calendar)) left -= 1;
  }
  return inRange(() => epoch().add({ days: day }));
}

export function isWorkDay(day: number, { weekend, holidays }: WorkCalendar): boolean {
  return !weekend.has(isoWeekday(day)) && !holidays.has(day);
}

/** 1 is Monday; 1970-01-01 was a Thursday. */
function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

function epoch(): Temporal.PlainDate {
  return new Temporal.PlainDate(1970, 1, 1);
}
