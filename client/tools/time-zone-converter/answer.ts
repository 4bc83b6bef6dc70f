import type { Answer } from '#client/tool-kit/answer.ts';
import type { NamedZone } from '#core/dates/zones/named-zones.ts';
import {
  formatOffset,
  wallTimeAt,
  wallTimeToEpochMs,
  zoneOffsetMinutes,
} from '#core/dates/zones/time-zones.ts';
import { dayShift, typedClock, writeDate, writeTime } from './clock.ts';
import { readQuery, resolveDay, type ZoneQuery } from './query.ts';

/** Answers `3pm Tokyo in Berlin, NYC`, `15:30 UTC next Tue in EST`, `now in Tokyo`; for today unless it says a day. */
export function answer(query: string, locale: string): Answer | undefined {
  return answerAt(query, locale, Date.now());
}

/** The same, seen from the instant `nowMs`. */
export function answerAt(query: string, locale: string, nowMs: number): Answer | undefined {
  const asked = readQuery(query);
  const [to, ...others] = asked?.to ?? [];
  if (!asked || !to) return undefined;
  const { from } = asked;
  const epochMs = instantOf(asked, nowMs);
  const source = `${writeTime(from, epochMs, locale)} ${from.name}`;
  const offset = ({ id }: NamedZone) => formatOffset(zoneOffsetMinutes(id, epochMs));
  const names = [to, ...others];
  return {
    text: names.map((zone) => describeTime(from, zone, epochMs, locale)).join('; '),
    working: `${source} (${offset(from)}), ${names.map((zone) => `${zone.name} (${offset(zone)})`).join(', ')}, ${writeDate(to, epochMs, locale)}`,
    opens: `${source} → ${names.map(({ name }) => name).join(', ')}`,
    values: valuesOf(asked, nowMs),
  };
}

/** The tool's state for a question; without a time it follows the clock. */
export function valuesOf(asked: ZoneQuery, nowMs: number): Readonly<Record<string, unknown>> {
  const { from, to, time } = asked;
  const clock = time ? typedClock(from.id, instantOf(asked, nowMs)) : { date: '', time: '' };
  return { home: from.id, zones: to.map(({ id }) => id).join(','), occurrence: 'first', ...clock };
}

function instantOf({ time, day, from }: ZoneQuery, nowMs: number): number {
  if (!time) return nowMs;
  const today = typedClock(from.id, nowMs).date;
  const [year = 0, month = 1, date = 1] = resolveDay(day, today).split('-').map(Number);
  return wallTimeToEpochMs(from.id, { ...wallTimeAt(from.id, nowMs), year, month, day: date, ...time });
}

function describeTime(from: NamedZone, to: NamedZone, epochMs: number, locale: string): string {
  const days = dayShift(from, to, epochMs);
  const day = days === 0 ? '' : days > 0 ? ', the next day' : ', the day before';
  return `${writeTime(to, epochMs, locale)} ${to.name}${day}`;
}
