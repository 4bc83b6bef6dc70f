import { readOwn } from '#core/collections/read-own.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** True if a fraction of a second was written; it is ignored. */
  readonly hasFraction?: boolean;
}

/** A time found in a text, and the rest of the text. */
export interface FoundTime {
  /** A time of day, or minutes from now. */
  readonly time: ClockTime | { readonly fromNow: number };
  readonly rest: string;
}

const lengths: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };

const fromNowPattern =
  /(?<=^|\s)in\s+(?<count>\d{1,5})\s*(?<unit>minutes?|mins?|hours?|hrs?|h|days?)(?=$|[\s,])/i;
const wordPattern = /(?<=^|\s)(?:at\s+)?(?<word>noon|midday|midnight|now)(?=$|[\s,])/i;
const clockPattern =
  /(?<=^|[\s,])(?:at\s+)?(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})(?::(?<second>\d{2})(?<fraction>[.,]\d+)?)?)?(?:\s*(?<half>[ap]\.?m\.?)|\s*(?<unit>uhr|h|o[’']?clock))?(?=$|[\s,+\u2212-]|z\b)/gi;
// Military time, as in the armed forces, shipping and aviation.
const fourDigits = /(?<=^|\s)(?<hour>\d{2})(?<minute>\d{2})\s?(?:hrs?|hours|h(?=$|\s)|(?=z\b))/i;
// Used only if no other time is found.
const bareDigits = /(?<=^|\s)(?:at\s+)?(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?=$|[\s,])/i;

/** Finds the time in a question; or the problem with a time that does not exist. */
export function findTime(text: string): FoundTime | { readonly problem: string } | undefined {
  const later = fromNowPattern.exec(text);
  if (later?.groups) {
    const { count, unit = '' } = later.groups;
    const minutes = Number(count) * (readOwn(lengths, unit.charAt(0).toLowerCase()) ?? 1);
    return { time: { fromNow: minutes }, rest: text.replace(later[0], ' ') };
  }
  const word = wordPattern.exec(text);
  if (word) return { time: namedTime(word.groups?.word ?? ''), rest: text.replace(word[0], ' ') };
  const match = fourDigits.exec(text) ?? findClock(text) ?? bareDigits.exec(text);
  if (!match?.groups) return undefined;
  const time = readClock(match.groups);
  const written = match[0].trim();
  if (!time) {
    // Leap seconds are inserted at the end of an hour of UTC, which is at a quarter or half hour in some zones.
    if (/:(?:59|29|44|14):60\b/.test(written)) {
      const before = written.replace(/:60\b.*$/, ':59');
      return {
        problem: `“${written}” is a leap second, which computers’ clocks leave out. Ask for ${before}.`,
      };
    }
    const advice = /^24[:.h]?00/.test(written) ? ' Write 00:00 of the next day.' : '';
    return { problem: `“${written}” is not a time of day.${advice}` };
  }
  return { time, rest: text.replace(match[0], ' ') };
}

/** Finds a time of day; a bare number before a place is not one. */
function findClock(text: string): RegExpExecArray | undefined {
  return [...text.matchAll(clockPattern)].find(
    ({ groups }) => groups?.minute !== undefined || groups?.half !== undefined || groups?.unit !== undefined,
  );
}

function namedTime(word: string): FoundTime['time'] {
  const name = word.toLowerCase();
  return name === 'now' ? { fromNow: 0 } : { hour: name === 'midnight' ? 0 : 12, minute: 0, second: 0 };
}

function readClock(groups: Readonly<Record<string, string | undefined>>): ClockTime | undefined {
  const { half, fraction } = groups;
  const [hour, minute, second] = [groups.hour, groups.minute, groups.second].map((part) => Number(part ?? 0));
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  if (minute > 59 || second > 59) return undefined;
  const rest = { minute, second, ...(fraction === undefined ? {} : { hasFraction: /[1-9]/.test(fraction) }) };
  if (half === undefined) return hour < 24 ? { hour, ...rest } : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return { hour: (hour % 12) + (/^p/i.test(half) ? 12 : 0), ...rest };
}
