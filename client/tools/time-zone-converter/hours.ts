import { wallTimeAt, zoneOffsetMinutes } from '#core/dates/zones/time-zones.ts';
import type { ZoneState } from './state.ts';

export type HourKind = 'work' | 'awake' | 'asleep';

/** An hour of the day at home, in another zone. */
export interface PlannedHour {
  /** The local time at its start: `9`, `9:30`. */
  readonly label: string;
  readonly kind: HourKind;
}

type Hours = Pick<ZoneState, 'workFrom' | 'workTo'>;

const minuteMs = 60_000;
const hourMs = 3_600_000;
const quarterMs = 900_000;
const dayMs = 86_400_000;
const awake = { from: 7, to: 22 };

/** Returns what people in a zone usually do at an instant. */
export function kindOf(zone: string, epochMs: number, hours: Hours): HourKind {
  return kindAt(epochMs + zoneOffsetMinutes(zone, epochMs) * minuteMs, hours);
}

/** Does the same for a local time, in milliseconds since 1970 local time. */
function kindAt(clockMs: number, { workFrom, workTo }: Hours): HourKind {
  const time = (((clockMs % dayMs) + dayMs) % dayMs) / hourMs;
  const isWeekend = [0, 6].includes(new Date(clockMs).getUTCDay());
  if (!isWeekend && isWithin(time, workFrom, workTo)) return 'work';
  return isWithin(time, awake.from, awake.to) ? 'awake' : 'asleep';
}

/** Returns whether a time is in a range, which may pass midnight. */
function isWithin(time: number, from: number, to: number): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** Lists the hours of a day at home as times in a zone. */
export function listHours(zone: string, startMs: number, endMs: number, hours: Hours): PlannedHour[] {
  return Array.from({ length: Math.ceil((endMs - startMs) / hourMs) }, (_, index) => {
    const epochMs = startMs + index * hourMs;
    const { hour, minute } = wallTimeAt(zone, epochMs);
    const label = minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
    return { label, kind: kindOf(zone, epochMs, hours) };
  });
}

/** A quarter of an hour, and the number of zones at work for all of it. */
interface Quarter {
  readonly fromMs: number;
  readonly toMs: number;
  readonly working: number;
}

/** Counts the working zones for each quarter of an hour, because some zones are offset by half or quarter hours. */
export function countWorking(
  zones: readonly string[],
  startMs: number,
  endMs: number,
  hours: Hours,
): Quarter[] {
  const worked = zones.map((zone) => workedQuarters(zone, startMs, endMs, hours));
  return Array.from({ length: Math.ceil((endMs - startMs) / quarterMs) }, (_, index) => {
    const fromMs = startMs + index * quarterMs;
    const working = worked.filter((quarters) => quarters[index]).length;
    return { fromMs, toMs: Math.min(fromMs + quarterMs, endMs), working };
  });
}

function workedQuarters(zone: string, startMs: number, endMs: number, hours: Hours): boolean[] {
  const offsets = Array.from({ length: Math.ceil((endMs - startMs) / hourMs) + 1 }, (_, hour) =>
    zoneOffsetMinutes(zone, startMs + hour * hourMs),
  );
  return Array.from({ length: Math.ceil((endMs - startMs) / quarterMs) }, (_, index) => {
    const fromMs = startMs + index * quarterMs;
    const hour = Math.floor((index * quarterMs) / hourMs);
    const [offset = 0, next = 0] = offsets.slice(hour);
    // Offset lookups are slow, and offsets rarely change.
    const readOffset = (epochMs: number) => (offset === next ? offset : zoneOffsetMinutes(zone, epochMs));
    return [fromMs, fromMs + quarterMs - 1].every(
      (epochMs) => kindAt(epochMs + readOffset(epochMs) * minuteMs, hours) === 'work',
    );
  });
}
