import { type ClockChange, type ClockReading, nextClockChange } from '#core/dates/zones/clock-readings.ts';
import { formatOffset, zoneOffsetMinutes } from '#core/dates/zones/time-zones.ts';
import { writeDate } from './clock.ts';

/** Lists notes on a zone’s clock: another offset today, and its next change. */
export function remarksOn(zone: string, epochMs: number, nowMs: number, locale: string): string[] {
  const [then, now] = [zoneOffsetMinutes(zone, epochMs), zoneOffsetMinutes(zone, nowMs)];
  const change = nextClockChange(zone, epochMs);
  return [
    ...(then === now ? [] : [`Today it is ${formatOffset(now)} there.`]),
    ...(change ? [describeChange(zone, change, locale)] : []),
  ];
}

interface TypedClock {
  readonly date: string;
  readonly time: string;
}

/** Explains a time that the clock at home skips or shows twice; undefined for any other. */
export function describeReading(
  reading: ClockReading['kind'],
  place: string,
  typed: TypedClock,
  clock: TypedClock,
): string | undefined {
  if (reading === 'usual') return undefined;
  if (reading === 'twice')
    return `${clock.time} happens twice in ${place} on ${clock.date}: the clocks are put back over it.`;
  // In Samoa, 29 December 2011 was followed by the 31st.
  return typed.date !== clock.date && typed.time === clock.time
    ? `${place} had no ${typed.date}: its calendar went over that day. ${clock.date}, ${clock.time} is shown.`
    : `${typed.time} does not exist in ${place} on ${typed.date}: the clocks are put forward over it. ${clock.time} is shown.`;
}

function describeChange(
  zone: string,
  { epochMs, beforeMinutes, afterMinutes }: ClockChange,
  locale: string,
): string {
  const day = writeDate({ id: zone }, epochMs, locale);
  const amount = writeSpan(Math.abs(afterMinutes - beforeMinutes));
  return `Clocks go ${afterMinutes > beforeMinutes ? 'forward' : 'back'} ${amount} on ${day}.`;
}

/** Writes a span as `1 h`, `30 min`, or `6 min 32 s` for local mean time. */
function writeSpan(minutes: number): string {
  if (minutes % 60 === 0) return `${minutes / 60} h`;
  const seconds = Math.round(minutes * 60);
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([amount, unit]) => (amount === 0 ? [] : [`${amount} ${unit}`])).join(' ');
}
