import { Cron } from 'croner';
import type { Schedule } from './fields.ts';
import { createZoneClock, type ZoneClock } from './zone-clock.ts';

/** Runs after a moment, or before it (the latest first), in a time zone. Both of the moment excluded. */
export function findRuns(
  schedule: Schedule,
  zone: string,
  from: Date,
  count: number,
  isBackwards = false,
): Date[] {
  const { pattern, isEither } = schedule;
  const runsOf = (timezone: string, start: Date) => {
    const cron = new Cron(pattern, { timezone, paused: true, domAndDow: !isEither });
    return isBackwards ? cron.previousRuns(count, start) : cron.nextRuns(count, start);
  };
  // As in cronie, jobs of every hour go by elapsed time, and clock changes concern the others alone.
  if (pattern.split(' ')[2]?.startsWith('*')) return runsOf(zone, from);
  const clock = createZoneClock(zone);
  const runs = new Set<number>();
  for (let start = startOf(clock, from, isBackwards); ;) {
    const shown = runsOf('UTC', start);
    for (const each of shown) {
      const run = clock.momentOf(each.getTime());
      const isWanted = isBackwards ? run < from.getTime() : run > from.getTime();
      if (isWanted && runs.size < count) runs.add(run);
    }
    const last = shown.at(-1);
    if (!last || runs.size >= count) return Array.from(runs, (run) => new Date(run));
    start = last;
  }
}

/** What the clock shows at a moment; backwards, also what it showed just before it was put back. */
function startOf(clock: ZoneClock, from: Date, isBackwards: boolean): Date {
  const moment = from.getTime();
  const dayBefore = isBackwards ? clock.offsetAt(moment - 86_400_000) : -Infinity;
  return new Date(moment + Math.max(clock.offsetAt(moment), dayBefore));
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
