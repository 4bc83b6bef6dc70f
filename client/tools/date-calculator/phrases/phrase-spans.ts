import { readDateWords, type Viewpoint } from './phrase-dates.ts';
import { splitMoment, timeText } from './phrase-times.ts';

/** The difference between two days, or between two moments if there are times. */
export interface Difference {
  readonly kind: 'difference';
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly countsWorkDays: boolean;
  /** The requested unit; undefined for days. */
  readonly asks?: Asked | undefined;
}

/** The units in which a span may be requested. */
type Asked = 'weeks' | 'months' | 'years' | 'hours' | 'minutes' | 'seconds';

interface ReadMoment {
  readonly date: Temporal.PlainDate;
  readonly time: string | undefined;
  /** True if the words mean the present moment. */
  readonly isNow: boolean;
  /** True for a time of day without a date. */
  readonly isBare: boolean;
}

/** Returns the span between two dates in words; undefined words mean now. */
export function differenceOf(
  unit: string | undefined,
  startWords: string | undefined,
  endWords: string | undefined,
  view: Viewpoint,
): Difference | undefined {
  const asks = askedIn(unit);
  const start = readMoment(startWords, {
    ...view,
    lean: endWords === undefined ? 'back' : 'this year',
  });
  if (!start) return undefined;
  // The date after “to” is later than the one before it, unless its year says otherwise.
  const isOwn = endWords === undefined || isRelative(endWords);
  const end = readMoment(endWords, { ...view, today: isOwn ? view.today : start.date, lean: 'ahead' });
  if (!end) return undefined;
  const isTimed = (start.time ?? end.time) !== undefined || /hours|minutes|seconds/.test(asks ?? '');
  const now = isTimed && view.now ? timeText(view.now) : undefined;
  const startTime = start.isNow ? now : start.time;
  const endTime = end.isNow ? now : end.time;
  // From 22:00 to 6:00 spans midnight.
  const isNextDay = end.isBare && (startTime ?? '') > (endTime ?? '');
  return {
    kind: 'difference',
    start: start.date,
    end: isNextDay ? end.date.add({ days: 1 }) : end.date,
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
    countsWorkDays: false,
    asks,
  };
}

function askedIn(unit: string | undefined): Asked | undefined {
  const [, name] = /^(week|month|year|hour|minute|second)s?$/.exec(unit ?? '') ?? [];
  return name === undefined ? undefined : (`${name}s` as Asked);
}

function readMoment(words: string | undefined, view: Viewpoint): ReadMoment | undefined {
  if (words === undefined || words === 'now') {
    return { date: view.today, time: undefined, isNow: true, isBare: false };
  }
  const { day, time } = splitMoment(words);
  const date = day === undefined ? view.today : readDateWords(day, view);
  return date && { date, time, isNow: false, isBare: day === undefined };
}

/** Returns whether the meaning of words depends on the current day, not on the other date. */
function isRelative(words: string): boolean {
  return /\b(?:today|now|tomorrow|yesterday|this|next|last|coming)\b/.test(words);
}
