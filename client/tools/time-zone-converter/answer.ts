import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { findTimeZone, type NamedZone } from '#core/dates/zones/named-zones.ts';
import {
  formatOffset,
  wallTimeAt,
  wallTimeToEpochMs,
  zoneOffsetMinutes,
} from '#core/dates/zones/time-zones.ts';
import { describeDoubt } from './abbreviations.ts';
import { readDifference, rewriteQuestion } from './answer-phrases.ts';
import { resolveDay } from './asking/days.ts';
import { readQuery, type ZoneQuery } from './asking/query.ts';
import { dayShift, typedClock, writeDate, writeTime } from './clock.ts';

const minuteMs = 60_000;

/** Answers `3pm Tokyo in Berlin, NYC`, `15:30 UTC next Tue in EST`, `now in Tokyo`; for today unless a day is given. */
export function answer(query: string, locale: string): Answer | undefined {
  return answerAt(query, locale, Date.now());
}

/** Does the same, as of the instant `nowMs`. */
export function answerAt(query: string, locale: string, nowMs: number): Answer | undefined {
  const question = bareQuestion(query);
  const difference = readDifference(question);
  if (difference) return answerDifference(difference, nowMs, locale);
  const rewritten = rewriteQuestion(question);
  const asked = readQuery(rewritten === question ? query : rewritten);
  const [to, ...others] = asked?.to ?? [];
  if (!asked || !to) return undefined;
  const from = asked.from ?? ownZone();
  const epochMs = instantOf(asked, nowMs);
  const source = `${writeTime(from, epochMs, locale)} ${from.name}`;
  const offset = ({ id }: NamedZone) => formatOffset(zoneOffsetMinutes(id, epochMs));
  const names = [to, ...others];
  const shown = `${source} (${offset(from)}), ${names.map((zone) => `${zone.name} (${offset(zone)})`).join(', ')}, ${writeDate(to, epochMs, locale)}`;
  const doubts = [from, ...names].flatMap(({ name }) => describeDoubt(name, epochMs) ?? []);
  return {
    text: names.map((zone) => describeTime(from, zone, epochMs, locale)).join('; '),
    working: [shown, ...doubts].join('. '),
    opens: `${source} → ${names.map(({ name }) => name).join(', ')}`,
    values: valuesOf(asked, nowMs),
  };
}

/** Answers how far the clocks of two places are apart at the moment. */
function answerDifference(
  { from, to }: { readonly from: NamedZone; readonly to: NamedZone },
  nowMs: number,
  locale: string,
): Answer {
  const minutes = zoneOffsetMinutes(to.id, nowMs) - zoneOffsetMinutes(from.id, nowMs);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const length = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].join(' ').trim();
  const side = minutes > 0 ? 'ahead of' : 'behind';
  const clocks = [from, to].map((zone) => `${writeTime(zone, nowMs, locale)} ${zone.name}`);
  return {
    text: minutes === 0 ? 'The same time' : `${length}: ${to.name} is ${side} ${from.name}`,
    working: `now ${clocks.join(', ')}; the difference may change with summer time`,
    opens: `${from.name} → ${to.name}`,
    values: { home: from.id, zones: to.id, occurrence: 'first', date: '', time: '' },
  };
}

/**
 * Returns the tool's state for a question; if it names no other places, the `kept` ones are shown. The word now follows
 * the clock.
 */
export function valuesOf(
  asked: ZoneQuery,
  nowMs: number,
  kept: readonly string[] = [],
): Readonly<Record<string, string>> {
  const { from, to } = asked;
  const zones = to.length === 0 ? kept : to.map(({ id }) => id);
  return {
    home: from?.id ?? '',
    zones: [...new Set(zones)].join(','),
    occurrence: 'first',
    ...clockOf(asked, nowMs),
  };
}

/** Returns the instant of the question. */
export function instantOf(asked: ZoneQuery, nowMs: number): number {
  const { time, from = ownZone() } = asked;
  // “Now” needs no seconds.
  if ('fromNow' in time) return Math.floor(nowMs / minuteMs + time.fromNow) * minuteMs;
  const [year = 0, month = 1, day = 1] = dateOf(asked, nowMs).split('-').map(Number);
  const wall = { ...wallTimeAt(from.id, nowMs), year, month, day, ...time };
  return wallTimeToEpochMs(from.id, wall) + time.second * 1000;
}

/** Returns the time as typed, so that a time skipped by the clocks is reported. */
function clockOf(asked: ZoneQuery, nowMs: number): { readonly date: string; readonly time: string } {
  const { time, from = ownZone() } = asked;
  if ('fromNow' in time) {
    return time.fromNow === 0 ? { date: '', time: '' } : typedClock(from.id, instantOf(asked, nowMs));
  }
  const pad = (value: number) => String(value).padStart(2, '0');
  const seconds = time.second === 0 ? '' : `:${pad(time.second)}`;
  return { date: dateOf(asked, nowMs), time: `${pad(time.hour)}:${pad(time.minute)}${seconds}` };
}

function dateOf({ day, from = ownZone() }: ZoneQuery, nowMs: number): string {
  return resolveDay(day, typedClock(from.id, nowMs).date);
}

function ownZone(): NamedZone {
  const id = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return findTimeZone(id) ?? { id: 'UTC', name: 'UTC' };
}

function describeTime(from: NamedZone, to: NamedZone, epochMs: number, locale: string): string {
  const days = dayShift(from, to, epochMs);
  const day = days === 0 ? '' : days > 0 ? ', the next day' : ', the day before';
  return `${writeTime(to, epochMs, locale)} ${to.name}${day}`;
}
