import { readDateWords, type Viewpoint } from './phrase-dates.ts';
import { splitMoment, timeText } from './phrase-times.ts';

/** How far two days are apart, or two moments where there are times. */
export interface Difference {
  readonly kind: 'difference';
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly countsWorkDays: boolean;
  /** The unit that the answer is to be given in; undefined for days. */
  readonly asks?: Asked | undefined;
}

/** How a span may be asked for. */
type Asked = 'weeks' | 'months' | 'years' | 'hours' | 'minutes' | 'seconds';

interface ReadMoment {
  readonly date: Temporal.PlainDate;
  readonly time: string | undefined;
  /** It is meant to be the present. */
  readonly isNow: boolean;
  /** A time of day without a day. */
  readonly isBare: boolean;
}

/** The span between what the words say; what is undefined is the present. */
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
  // What stands after “to” lies ahead of what stands before it, unless its year says otherwise.
  const isOwn = endWords === undefined || isRelative(endWords);
  const end = readMoment(endWords, { ...view, today: isOwn ? view.today : start.date, lean: 'ahead' });
  if (!end) return undefined;
  const isTimed = (start.time ?? end.time) !== undefined || /hours|minutes|seconds/.test(asks ?? '');
  const now = isTimed && view.now ? timeText(view.now) : undefined;
  const startTime = start.isNow ? now : start.time;
  const endTime = end.isNow ? now : end.time;
  // From 22:00 to 6:00 is a night.
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

/** Words whose meaning hangs on the day it is, not on the other date. */
function isRelative(words: string): boolean {
  return /\b(?:today|now|tomorrow|yesterday|this|next|last|coming)\b/.test(words);
}
