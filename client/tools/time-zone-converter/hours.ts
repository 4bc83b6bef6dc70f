import { wallTimeAt } from '#core/dates/zones/time-zones.ts';
import type { ZoneState } from './state.ts';

export type HourKind = 'work' | 'awake' | 'asleep';

/** An hour of the day at home, as a zone lives it. */
export interface PlannedHour {
  /** What the clock there shows when it begins: `9`, `9:30`. */
  readonly label: string;
  readonly kind: HourKind;
}

type Hours = Pick<ZoneState, 'workFrom' | 'workTo'>;

const hourMs = 3_600_000;
const awake = { from: 7, to: 22 };

/** What people in a zone do at an instant. */
export function kindOf(zone: string, epochMs: number, { workFrom, workTo }: Hours): HourKind {
  const { year, month, day, hour, minute } = wallTimeAt(zone, epochMs);
  const time = hour + minute / 60;
  const isWeekend = [0, 6].includes(new Date(new Date(0).setUTCFullYear(year, month - 1, day)).getUTCDay());
  if (!isWeekend && isWithin(time, workFrom, workTo)) return 'work';
  return isWithin(time, awake.from, awake.to) ? 'awake' : 'asleep';
}

/** Work may go on past midnight. */
function isWithin(time: number, from: number, to: number): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** The hours of a day at home as a zone lives them. */
export function listHours(zone: string, startMs: number, endMs: number, hours: Hours): PlannedHour[] {
  return Array.from({ length: Math.ceil((endMs - startMs) / hourMs) }, (_, index) => {
    const epochMs = startMs + index * hourMs;
    const { hour, minute } = wallTimeAt(zone, epochMs);
    const label = minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
    return { label, kind: kindOf(zone, epochMs, hours) };
  });
}
