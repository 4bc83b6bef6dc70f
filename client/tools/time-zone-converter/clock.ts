import type { NamedZone } from '#core/dates/zones/named-zones.ts';
import { wallTimeAt } from '#core/dates/zones/time-zones.ts';

/** The time that a zone's clock shows, in the person's own notation. */
export function writeTime(zone: Pick<NamedZone, 'id'>, epochMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone.id, hour: 'numeric', minute: '2-digit' })
    .format(epochMs)
    .replaceAll('\u202f', ' ');
}

/** The day there, with its weekday. */
export function writeDate(zone: Pick<NamedZone, 'id'>, epochMs: number, locale: string): string {
  // Before the year 1 a year alone would say another one.
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

/** How many days the calendar of one zone is ahead of another's. */
export function dayShift(from: Pick<NamedZone, 'id'>, to: Pick<NamedZone, 'id'>, epochMs: number): number {
  const dayOf = ({ id }: Pick<NamedZone, 'id'>) => {
    const { year, month, day } = wallTimeAt(id, epochMs);
    return new Date(0).setUTCFullYear(year, month - 1, day);
  };
  return (dayOf(to) - dayOf(from)) / 86_400_000;
}

/** `2026-11-21` and `15:30`, as boxes for dates and times take them. */
export function typedClock(zone: string, epochMs: number): { readonly date: string; readonly time: string } {
  const { year, month, day, hour, minute } = wallTimeAt(zone, epochMs);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return { date: `${pad(year, 4)}-${pad(month)}-${pad(day)}`, time: `${pad(hour)}:${pad(minute)}` };
}
