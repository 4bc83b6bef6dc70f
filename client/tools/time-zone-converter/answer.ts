import type { Answer } from '#client/tool-kit/answer.ts';
import {
  findTimeZone,
  formatOffset,
  type NamedZone,
  wallTimeAt,
  wallTimeToEpochMs,
  zoneOffsetMinutes,
} from '#core/dates/zones/time-zones.ts';

const maxQueryLength = 100;
const timePattern =
  /^(?:at\s+)?(?:(?<hour>\d{1,2})(?:[:.h](?<minute>[0-5]\d))?\s*(?<half>[ap]\.?m\.?)?|(?<word>noon|midnight|now))\s*/i;

interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** Answers `3pm Tokyo in Berlin`, `15:30 UTC in EST`, `now in Tokyo`, for today. */
export function answer(query: string, locale: string): Answer | undefined {
  return answerAt(query, locale, Date.now());
}

/** The same, seen from the instant `nowMs`. */
export function answerAt(query: string, locale: string, nowMs: number): Answer | undefined {
  const asked = readQuery(query);
  if (!asked) return undefined;
  const { time, from, to } = asked;
  const epochMs = time ? wallTimeToEpochMs(from.id, { ...wallTimeAt(from.id, nowMs), ...time }) : nowMs;
  const [fromOffset, toOffset] = [zoneOffsetMinutes(from.id, epochMs), zoneOffsetMinutes(to.id, epochMs)];
  const source = `${writeTime(from, epochMs, locale)} ${from.name}`;
  const day = describeDay(from, to, epochMs);
  return {
    text: `${writeTime(to, epochMs, locale)} ${to.name}${day && `, ${day}`}`,
    working: `${source} (${formatOffset(fromOffset)}), ${to.name} (${formatOffset(toOffset)}), ${writeDate(to, epochMs, locale)}`,
    opens: `${source} → ${to.name}`,
  };
}

function readQuery(
  query: string,
): { time: ClockTime | undefined; from: NamedZone; to: NamedZone } | undefined {
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
  const rest = text.slice(match[0].length);
  // The last such word parts the places: in `noon in Rome to Oslo` it is the second.
  const places = /^(?<from>.*)(?:\s(?:in|to|into)\s|=|→|->)\s*(?<to>.+)$/i.exec(` ${rest}`)?.groups;
  const fromName = (places?.from ?? '').trim().replace(/^in\s+/i, '');
  const from = findTimeZone(fromName) ?? (fromName === '' && time === 'now' ? utc : undefined);
  const to = findTimeZone(places?.to ?? '');
  return from && to ? { time: time === 'now' ? undefined : time, from, to } : undefined;
}

const utc: NamedZone = { id: 'UTC', name: 'UTC' };

function namedTime(word: string): ClockTime | 'now' {
  const name = word.toLowerCase();
  return name === 'now' ? 'now' : { hour: name === 'noon' ? 12 : 0, minute: 0 };
}

function readClock(hour: number, minute: number, half: string | undefined): ClockTime | undefined {
  if (half === undefined) return hour < 24 ? { hour, minute } : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return { hour: (hour % 12) + (/^p/i.test(half) ? 12 : 0), minute };
}

function writeTime(zone: NamedZone, epochMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone.id, hour: 'numeric', minute: '2-digit' })
    .format(epochMs)
    .replaceAll('\u202f', ' ');
}

function writeDate(zone: NamedZone, epochMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone.id,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(epochMs);
}

function describeDay(from: NamedZone, to: NamedZone, epochMs: number): string {
  const dayOf = (zone: NamedZone) => {
    const { year, month, day } = wallTimeAt(zone.id, epochMs);
    return Date.UTC(year, month - 1, day);
  };
  const difference = dayOf(to) - dayOf(from);
  if (difference === 0) return '';
  return difference > 0 ? 'the next day' : 'the day before';
}
