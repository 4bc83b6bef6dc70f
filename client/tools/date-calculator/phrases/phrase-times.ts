import { readTime } from '#core/dates/days/clock-times.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The day and the time in a phrase; undefined for missing ones. */
export interface SplitMoment {
  readonly day: string | undefined;
  /** The time as `09:00` or `17:30:15`. */
  readonly time: string | undefined;
}

const clock = String.raw`(\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|noon|midnight)`;
const timeLast = new RegExp(String.raw`^(?:(.+?),? )?(?:at )?${clock}$`);
const timeFirst = new RegExp(String.raw`^(?:at )?${clock},? (?:on )?(.+)$`);
const named: Readonly<Record<string, string>> = { noon: '12:00', midnight: '0:00' };

/** Splits `1 jan 2026 9:00`, `5pm tomorrow`, `2026-01-01t10:00`. Throws a ToolInputError for `25:00`. */
export function splitMoment(words: string): SplitMoment {
  const text = words.trim().replace(/^(\d{4}-\d{2}-\d{2})t(?=\d)/, '$1 ');
  const last = timeLast.exec(text);
  const first = last ? undefined : timeFirst.exec(text);
  const written = last?.[2] ?? first?.[1];
  if (written === undefined) return { day: words, time: undefined };
  const time = readTime(readOwn(named, written) ?? written, 'No such time');
  return { day: last ? last[1] : first?.[2], time: time && timeText(time) };
}

/** Writes a time as `09:00`, with seconds if there are any. */
export function timeText(time: Temporal.PlainTime): string {
  return time.toString({ smallestUnit: time.second === 0 ? 'minute' : 'second' });
}
