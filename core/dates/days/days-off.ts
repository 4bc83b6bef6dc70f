import { ToolInputError } from '#core/errors.ts';
import { dateOfCivilDay, dateOfDay, dayNumber, dayOfCivilDate } from './day-numbers.ts';
import { readDate } from './date-arithmetic.ts';
import { isLeapYear } from './weekday-years.ts';

/** Non-working days beside the weekend. */
export interface DaysOff {
  /** The names of single days off, by day number. */
  readonly single: ReadonlyMap<number, string>;
  /** The names of days off in every year, by month and day; 1225 is December 25. */
  readonly yearly: ReadonlyMap<number, string>;
}

const maxLines = 2_000;
const maxDaysARange = 3_660;
const range = /^(\d{4}-\d{2}-\d{2})\s*(?:\.\.|\/|–|—|to\b|until\b|-(?=\s))\s*(\d{4}-\d{2}-\d{2})\s*(.*)$/;
const yearlyDate = /^(?:--)?(\d{2}-\d{2})(?!\d|-)\s*(.*)$/;

/**
 * Reads the days off, one per line, each with an optional name: `2026-12-25`, `2026-12-24 to 2027-01-02`, or `12-25`
 * for every year. Throws a ToolInputError with the line.
 */
export function readDaysOff(written: string): DaysOff {
  const lines = written.split('\n');
  if (lines.length > maxLines) {
    throw new ToolInputError('These are more than 2,000 days off.', {
      field: 'holidays',
      hint: 'Remove some.',
    });
  }
  const single = new Map<number, string>();
  const yearly = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    const place = `Days off, line ${index + 1}`;
    const [, monthDay, yearlyName = ''] = yearlyDate.exec(text) ?? [];
    if (monthDay === undefined) {
      for (const [day, name] of readSingle(text, place)) single.set(day, name);
    } else {
      checkMonthDay(monthDay, place);
      yearly.set(Number(monthDay.replace('-', '')), yearlyName);
    }
  }
  return { single, yearly };
}

/** Throws for a day that no year has; February 29 is one of leap years. */
function checkMonthDay(monthDay: string, place: string): void {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  const days = new Date(Date.UTC(2000, month, 0)).getUTCDate();
  if (month >= 1 && month <= 12 && day >= 1 && day <= days) return;
  throw new ToolInputError(`${place}: “${monthDay}” is not a date in any year.`, {
    field: 'holidays',
    hint: 'Write the month before the day, such as 12-25.',
  });
}

function readSingle(text: string, place: string): (readonly [day: number, name: string])[] {
  const [, from, to, name = ''] = range.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    return [[dayNumber(readDate(text, place)), text.slice('yyyy-mm-dd'.length).trim()]];
  }
  const [first, last] = [dayNumber(readDate(from, place)), dayNumber(readDate(to, place))];
  if (last < first || last - first >= maxDaysARange) {
    throw new ToolInputError(
      last < first ? `${place}: the range ends before it begins.` : `${place}: the range is too long.`,
      { field: 'holidays', hint: 'Such as 2026-12-24 to 2027-01-02, of ten years at most.' },
    );
  }
  return Array.from({ length: last - first + 1 }, (_, offset) => [first + offset, name]);
}

export function isDayOff(day: number, { single, yearly }: DaysOff): boolean {
  return single.has(day) || (yearly.size > 0 && yearly.has(monthDayOf(day)));
}

/** Returns the name of a day off (empty if it has none); undefined for other days. */
export function nameOfDayOff(day: number, { single, yearly }: DaysOff): string | undefined {
  return single.get(day) ?? yearly.get(monthDayOf(day));
}

/** Counts the days off that pass `isCounted`, from the first day to before the last. */
export function countDaysOff(
  first: number,
  end: number,
  { single, yearly }: DaysOff,
  isCounted: (day: number) => boolean,
): number {
  if (end <= first) return 0;
  let count = 0;
  for (const day of single.keys()) {
    if (day >= first && day < end && isCounted(day) && !yearly.has(monthDayOf(day))) count += 1;
  }
  const [firstYear, lastYear] = [dateOfDay(first).year, dateOfDay(end - 1).year];
  for (const monthDay of yearly.keys()) {
    const [month, date] = [Math.floor(monthDay / 100), monthDay % 100];
    for (let year = firstYear; year <= lastYear; year += 1) {
      if (monthDay === 229 && !isLeapYear(year)) continue;
      const day = dayOfCivilDate(year, month, date);
      if (day >= first && day < end && isCounted(day)) count += 1;
    }
  }
  return count;
}

/** Returns month and day as a number: 1225 for any December 25. */
function monthDayOf(day: number): number {
  const { month, date } = dateOfCivilDay(day);
  return month * 100 + date;
}
