import { findTimeZone, type NamedZone } from '#core/dates/zones/named-zones.ts';

const maxQueryLength = 100;
const timePattern =
  /^(?:at\s+)?(?:(?<hour>\d{1,2})(?:[:.h](?<minute>[0-5]\d))?\s*(?<half>[ap]\.?m\.?)?|(?<word>noon|midnight|now))(?![\w:])\s*/i;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const dayPattern =
  /\s+(?:on\s+)?(?:(?<iso>\d{4}-\d{2}-\d{2})|(?<near>today|tomorrow)|(?<next>next\s+)?(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday|s|rs)?)(?=\s|$)/i;

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** The day a question is about: its ISO date, or days from today. */
export type AskedDay =
  | { readonly date: string }
  | { readonly days: number }
  | { readonly weekday: number; readonly isNext: boolean };

export interface ZoneQuery {
  /** Undefined for now. */
  readonly time: ClockTime | undefined;
  readonly day: AskedDay | undefined;
  readonly from: NamedZone;
  readonly to: readonly NamedZone[];
}

/** Reads `3pm Tokyo next Tue in Berlin, NYC`; undefined for anything else. */
export function readQuery(query: string): ZoneQuery | undefined {
  if (query.length > maxQueryLength) return undefined;
  const text = query
    .trim()
    .replace(/\?$/, '')
    .replace(
      /^(?:what\s+)?(?:is\s+the\s+|what's\s+the\s+)?(?:current\s+)?time(?:\s+is\s+it)?\s+in\s+/i,
      'now in ',
    )
    .replace(/^(now\s.*?)\s+now$/i, '$1');
  const match = timePattern.exec(text);
  if (!match?.groups) return undefined;
  const { hour, minute, half, word } = match.groups;
  // A bare number before a place is no time of day.
  if (hour !== undefined && minute === undefined && half === undefined) return undefined;
  const time = word ? namedTime(word) : readClock(Number(hour), Number(minute ?? 0), half);
  if (time === undefined) return undefined;
  const places = readPlaces(text.slice(match[0].length), time === 'now');
  return places && { time: time === 'now' ? undefined : time, ...places };
}

function readPlaces(rest: string, isNow: boolean): Omit<ZoneQuery, 'time'> | undefined {
  // The last such word parts the places: in `noon in Rome to Oslo` it is the second.
  const places = /^(?<from>.*)(?:\s(?:in|to|into)\s|=|→|->)\s*(?<to>.+)$/i.exec(` ${rest}`)?.groups;
  const fromText = places?.from ?? '';
  const day = isNow ? undefined : dayPattern.exec(fromText);
  const fromName = (day ? fromText.replace(day[0], ' ') : fromText).trim().replace(/^in\s+/i, '');
  const from = findTimeZone(fromName) ?? (fromName === '' && isNow ? utc : undefined);
  const to = (places?.to ?? '').split(/\s*,\s*|\s+and\s+/i).map((name) => findTimeZone(name));
  if (!from || !isComplete(to)) return undefined;
  const asked = day?.groups && readDay(day.groups);
  return day && !asked ? undefined : { day: asked, from, to };
}

function isComplete(zones: readonly (NamedZone | undefined)[]): zones is readonly NamedZone[] {
  return zones.length > 0 && zones.every((zone) => zone !== undefined);
}

const utc: NamedZone = { id: 'UTC', name: 'UTC' };

function readDay({
  iso,
  near,
  next,
  weekday,
}: Readonly<Record<string, string | undefined>>): AskedDay | undefined {
  if (iso !== undefined) {
    const day = new Date(`${iso}T00:00Z`);
    // A 30th of February would pass for the 2nd of March.
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? { date: iso } : undefined;
  }
  if (near !== undefined) return { days: near.toLowerCase() === 'today' ? 0 : 1 };
  if (weekday === undefined) return undefined;
  return { weekday: weekdays.indexOf(weekday.toLowerCase()), isNext: next !== undefined };
}

/** The ISO date that is meant, where `today` is an ISO date; a weekday is the next that comes. */
export function resolveDay(day: AskedDay | undefined, today: string): string {
  if (day && 'date' in day) return day.date;
  const start = new Date(`${today}T00:00Z`);
  const shift = !day
    ? 0
    : 'days' in day
      ? day.days
      : (day.weekday - start.getUTCDay() + 7) % 7 || (day.isNext ? 7 : 0);
  start.setUTCDate(start.getUTCDate() + shift);
  return start.toISOString().slice(0, 10);
}

function namedTime(word: string): ClockTime | 'now' {
  const name = word.toLowerCase();
  return name === 'now' ? 'now' : { hour: name === 'noon' ? 12 : 0, minute: 0 };
}

function readClock(hour: number, minute: number, half: string | undefined): ClockTime | undefined {
  if (half === undefined) return hour < 24 ? { hour, minute } : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return { hour: (hour % 12) + (/^p/i.test(half) ? 12 : 0), minute };
}
