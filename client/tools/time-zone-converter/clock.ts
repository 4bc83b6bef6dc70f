import type { NamedZone } from '#core/dates/zones/named-zones.ts';
import { wallTimeAt, zoneOffsetMinutes } from '#core/dates/zones/time-zones.ts';

/** Writes the time in a zone, in the person's own notation; with seconds unless they are zero. */
export function writeTime(zone: Pick<NamedZone, 'id'>, epochMs: number, locale: string): string {
  const seconds = secondsAt(zone.id, epochMs) === 0 ? {} : ({ second: '2-digit' } as const);
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone.id,
    hour: 'numeric',
    minute: '2-digit',
    ...seconds,
  })
    .format(epochMs)
    .replaceAll('\u202f', ' ');
}

/** Writes the date in a zone, with its weekday. */
export function writeDate(zone: Pick<NamedZone, 'id'>, epochMs: number, locale: string): string {
  // Before the year 1, a year without its era would be ambiguous.
  const era = wallTimeAt(zone.id, epochMs).year < 1 ? ({ era: 'short' } as const) : {};
  return new Intl.DateTimeFormat(locale, {
    ...era,
    timeZone: zone.id,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(epochMs);
}

/** Returns how many days the calendar of one zone is ahead of another's. */
export function dayShift(from: Pick<NamedZone, 'id'>, to: Pick<NamedZone, 'id'>, epochMs: number): number {
  const dayOf = ({ id }: Pick<NamedZone, 'id'>) => {
    const { year, month, day } = wallTimeAt(id, epochMs);
    return new Date(0).setUTCFullYear(year, month - 1, day);
  };
  return (dayOf(to) - dayOf(from)) / 86_400_000;
}

/** Returns `2026-11-21` and `15:30`, or `15:30:20`, in the format of date and time fields. */
export function typedClock(zone: string, epochMs: number): { readonly date: string; readonly time: string } {
  const { year, month, day, hour, minute } = wallTimeAt(zone, epochMs);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = secondsAt(zone, epochMs);
  return {
    date: `${pad(year, 4)}-${pad(month)}-${pad(day)}`,
    time: `${pad(hour)}:${pad(minute)}${seconds === 0 ? '' : `:${pad(seconds)}`}`,
  };
}

/** Returns the seconds in a zone; local mean time has other seconds than UTC. */
function secondsAt(zone: string, epochMs: number): number {
  const seconds = Math.floor(epochMs / 1000) + Math.round(zoneOffsetMinutes(zone, epochMs) * 60);
  return ((seconds % 60) + 60) % 60;
}
