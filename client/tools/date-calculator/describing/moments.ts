import { ToolInputError } from '#core/errors.ts';
import { readTime, secondOfDay } from '#core/dates/days/clock-times.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import type { DateOptions } from '../state.ts';
import { countDays, isWorkDay, type WorkCalendar } from '#core/dates/days/work-days.ts';

const daySeconds = 86_400;

/** A moment in local time, without a time zone. */
interface Moment {
  readonly day: number;
  readonly second: number;
}

/** The difference between two moments, if the person entered times of day. */
export interface MomentDifference {
  readonly seconds: number;
  /** The years, months, days, hours, minutes and seconds from the earlier to the later moment. */
  readonly calendar: Temporal.Duration;
  readonly isBackwards: boolean;
  readonly workSeconds: number;
  /** The work hours as text: `09:00–17:00`. */
  readonly workHours: string;
}

/** The work hours of a business day, in seconds since midnight. */
interface WorkHours {
  readonly from: number;
  readonly to: number;
}

type TimeFields = Pick<DateOptions, 'startTime' | 'endTime' | 'workFrom' | 'workTo'>;

/**
 * Calculates the difference to the second; undefined if neither time is given. Throws a ToolInputError for an invalid
 * time.
 */
export function differenceOfMoments(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  fields: TimeFields,
  work: WorkCalendar,
): MomentDifference | undefined {
  const startTime = readTime(fields.startTime, 'Start time');
  const endTime = readTime(fields.endTime, 'End time');
  if (!startTime && !endTime) return undefined;
  const [first, last] = [start.toPlainDateTime(startTime), end.toPlainDateTime(endTime)];
  const isBackwards = Temporal.PlainDateTime.compare(first, last) > 0;
  const [earlier, later] = isBackwards ? [last, first] : [first, last];
  const hours = readWorkHours(fields);
  return {
    seconds: earlier.until(later, { largestUnit: 'second' }).seconds,
    calendar: earlier.until(later, { largestUnit: 'year' }),
    isBackwards,
    workSeconds: countWorkSeconds(momentOf(earlier), momentOf(later), hours, work),
    workHours: `${clockText(hours.from)}–${clockText(hours.to)}`,
  };
}

/** Reads the work hours. An empty end, or midnight as the end, means the end of the day. */
function readWorkHours({ workFrom, workTo }: TimeFields): WorkHours {
  const begins = readTime(workFrom, 'Work begins');
  const ends = readTime(workTo, 'Work ends');
  const from = begins ? secondOfDay(begins) : 0;
  const to = ends && secondOfDay(ends) > 0 ? secondOfDay(ends) : daySeconds;
  if (from < to) return { from, to };
  throw new ToolInputError('Work ends before it begins.', {
    hint: 'Enter hours within one day, such as 9:00 and 17:00.',
  });
}

function momentOf(moment: Temporal.PlainDateTime): Moment {
  return { day: dayNumber(moment.toPlainDate()), second: secondOfDay(moment.toPlainTime()) };
}

/** Counts the seconds of work hours between two moments, on business days only. */
export function countWorkSeconds(
  start: Moment,
  end: Moment,
  { from, to }: WorkHours,
  work: WorkCalendar,
): number {
  const within = (day: number, first: number, last: number) =>
    isWorkDay(day, work) ? Math.max(0, Math.min(last, to) - Math.max(first, from)) : 0;
  if (start.day === end.day) return within(start.day, start.second, end.second);
  return (
    within(start.day, start.second, daySeconds) +
    countDays(start.day + 1, end.day, work).workDays * (to - from) +
    within(end.day, 0, end.second)
  );
}

function clockText(second: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}`;
  return second % 60 === 0 ? text : `${text}:${two(second % 60)}`;
}
