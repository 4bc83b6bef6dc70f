import { Cron } from 'croner';
import type { Schedule } from './fields.ts';

/** Runs after a moment, or before it (the latest first), in a time zone. Both of the moment excluded. */
export function findRuns(
  { pattern, isEither }: Schedule,
  zone: string,
  from: Date,
  count: number,
  isBackwards = false,
): Date[] {
  const cron = new Cron(pattern, { timezone: zone, paused: true, domAndDow: !isEither });
  return isBackwards ? cron.previousRuns(count, from) : cron.nextRuns(count, from);
}

/** What the clock of a zone shows: `Sun 2026-03-29 03:00:00 +02:00`. */
export function writeRun(run: Date, zone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    })
      .formatToParts(run)
      .map(({ type, value }) => [type, value]),
  );
  const offset = (parts.timeZoneName ?? '').replace('GMT', '') || '+00:00';
  return `${parts.weekday ?? ''} ${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''} ${parts.hour ?? ''}:${parts.minute ?? ''}:${parts.second ?? ''} ${offset}`;
}

/** True where the clock does not show an hour and minute that the expression names: its own do not exist on that day. */
export function isMoved(run: Date, { pattern }: Schedule, zone: string): boolean {
  const utc = new Date(`${writeRun(run, zone).slice(4, 23).replace(' ', 'T')}Z`);
  return (
    !new Cron(pattern, { timezone: 'UTC', paused: true, domAndDow: false }).match(utc) &&
    !new Cron(pattern, { timezone: 'UTC', paused: true, domAndDow: true }).match(utc)
  );
}
