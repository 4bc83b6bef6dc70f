import { ToolInputError } from '#core/errors.ts';
import {
  type ClockChange,
  type ClockReading,
  dayBounds,
  nextClockChange,
  readClockAt,
} from '#core/dates/zones/clock-readings.ts';
import { findTimeZone } from '#core/dates/zones/named-zones.ts';
import { formatOffset, wallTimeAt, zoneOffsetMinutes } from '#core/dates/zones/time-zones.ts';
import { dayShift, typedClock, writeDate, writeTime } from './clock.ts';
import { readZoneIds, type ZoneState } from './state.ts';

export type HourKind = 'work' | 'awake' | 'asleep';

/** An hour of the day at home, as a zone lives it. */
export interface PlannedHour {
  /** What the clock there shows when it begins: `9`, `9:30`. */
  readonly label: string;
  readonly kind: HourKind;
}

export interface PlannedZone {
  readonly id: string;
  readonly name: string;
  readonly isHome: boolean;
  readonly time: string;
  readonly date: string;
  readonly offset: string;
  /** Days ahead of the calendar at home. */
  readonly days: number;
  readonly kind: HourKind;
  /** What one should know of the clock there. */
  readonly remarks: readonly string[];
  readonly hours: readonly PlannedHour[];
}

export interface Plan {
  readonly epochMs: number;
  readonly home: string;
  /** Date and time at home, as boxes take them. */
  readonly clock: { readonly date: string; readonly time: string };
  readonly reading: ClockReading['kind'];
  readonly zones: readonly PlannedZone[];
  /** The day at home. */
  readonly startMs: number;
  readonly endMs: number;
  /** How many zones are at work in each hour of it. */
  readonly scores: readonly number[];
  /** The hours in which most are at work; undefined where no two ever are. */
  readonly best: string | undefined;
}

type Hours = Pick<ZoneState, 'workFrom' | 'workTo'>;

const hourMs = 3_600_000;
const awake = { from: 7, to: 22 };

/** Works out one moment, and the day around it, in all zones. Needs `Temporal`. */
export function makePlan(state: ZoneState, own: string, nowMs: number, locale: string): Plan {
  const home = knownZone(state.home === '' ? own : state.home);
  const { reading, epochMs } = readMoment(state, home, nowMs);
  const clock = typedClock(home, epochMs);
  const { startMs, endMs } = dayBounds(home, clock.date);
  const ids = [...new Set([home, ...readZoneIds(state.zones).map(knownZone)])];
  const zones = ids.map((id): PlannedZone => ({
    id,
    name: zoneName(id),
    isHome: id === home,
    time: writeTime({ id }, epochMs, locale),
    date: writeDate({ id }, epochMs, locale),
    offset: formatOffset(zoneOffsetMinutes(id, epochMs)),
    days: dayShift({ id: home }, { id }, epochMs),
    kind: kindOf(id, epochMs, state),
    remarks: remarksOn(id, epochMs, nowMs, locale),
    hours: listHours(id, startMs, endMs, state),
  }));
  const scores = Array.from(
    { length: Math.ceil((endMs - startMs) / hourMs) },
    (_, hour) => zones.filter(({ hours }) => hours[hour]?.kind === 'work').length,
  );
  const best = describeBest(scores, zones.length, startMs, home, locale);
  return { epochMs, home, clock, reading, zones, startMs, endMs, scores, best };
}

/** `New York`, as people say it. */
export function zoneName(id: string): string {
  return findTimeZone(id)?.name ?? id;
}

function knownZone(id: string): string {
  const zone = findTimeZone(id);
  if (zone) return zone.id;
  throw new ToolInputError(`“${id}” is no time zone that this browser knows.`, {
    hint: 'Take it out, and add its city.',
  });
}

function readMoment({ date, time, occurrence }: ZoneState, home: string, nowMs: number) {
  if (date === '' && time === '') return { reading: 'usual' as const, epochMs: nowMs };
  const now = typedClock(home, nowMs);
  try {
    const { kind, epochMs, laterMs } = readClockAt(home, date || now.date, time || now.time);
    return { reading: kind, epochMs: occurrence === 'second' ? (laterMs ?? epochMs) : epochMs };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ToolInputError('This is no date and time.', {
      field: 'date',
      hint: 'As in 2026-11-21, 15:30.',
    });
  }
}

function kindOf(zone: string, epochMs: number, { workFrom, workTo }: Hours): HourKind {
  const { year, month, day, hour, minute } = wallTimeAt(zone, epochMs);
  const time = hour + minute / 60;
  const isWeekend = [0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
  if (!isWeekend && isWithin(time, workFrom, workTo)) return 'work';
  return isWithin(time, awake.from, awake.to) ? 'awake' : 'asleep';
}

/** Work may go on past midnight. */
function isWithin(time: number, from: number, to: number): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

function listHours(zone: string, startMs: number, endMs: number, hours: Hours): PlannedHour[] {
  return Array.from({ length: Math.ceil((endMs - startMs) / hourMs) }, (_, index) => {
    const epochMs = startMs + index * hourMs;
    const { hour, minute } = wallTimeAt(zone, epochMs);
    const label = minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
    return { label, kind: kindOf(zone, epochMs, hours) };
  });
}

function remarksOn(zone: string, epochMs: number, nowMs: number, locale: string): string[] {
  const [then, now] = [zoneOffsetMinutes(zone, epochMs), zoneOffsetMinutes(zone, nowMs)];
  const change = nextClockChange(zone, epochMs);
  return [
    ...(then === now ? [] : [`Today it is ${formatOffset(now)} there.`]),
    ...(change ? [describeChange(zone, change, locale)] : []),
  ];
}

function describeChange(
  zone: string,
  { epochMs, beforeMinutes, afterMinutes }: ClockChange,
  locale: string,
): string {
  const day = writeDate({ id: zone }, epochMs, locale);
  const size = Math.abs(afterMinutes - beforeMinutes);
  const amount = size % 60 === 0 ? `${size / 60} h` : `${size} min`;
  return `Clocks go ${afterMinutes > beforeMinutes ? 'forward' : 'back'} ${amount} on ${day}.`;
}

function describeBest(
  scores: readonly number[],
  zones: number,
  startMs: number,
  home: string,
  locale: string,
) {
  const most = Math.max(...scores);
  if (most < 2) return undefined;
  const first = scores.indexOf(most);
  const length = scores.slice(first).findIndex((score) => score < most);
  const end = length === -1 ? scores.length : first + length;
  const write = (hour: number) => writeTime({ id: home }, startMs + hour * hourMs, locale);
  const who = most === zones ? 'everyone is' : `${most} of ${zones} are`;
  return `${write(first)}–${write(end)} in ${zoneName(home)}: ${who} at work.`;
}
