import { Cron } from 'croner';
import { patternsOf } from './engine-patterns.ts';
import type { Schedule } from './reading/fields.ts';
import { type ClockChange, clockRules, createZoneClock, type ZoneClock } from './zone-clock.ts';

/**
 * Finds runs after a moment, or before it (the latest first), in a time zone, excluding the moment itself. Adds to
 * `changes` how clock changes affect the times in between.
 */
export function findRuns(
  schedule: Schedule,
  zone: string,
  from: Date,
  count: number,
  isBackwards = false,
  changes = new Set<ClockChange>(),
): Date[] {
  const asked = { schedule, from, count, isBackwards };
  const { skipped, repeated } = clockRules[schedule.isWildcard ? 'wildcard' : schedule.dialect];
  const runs = repeated.flatMap((each) =>
    runsOnClock(asked, createZoneClock(zone, { skipped, repeated: each }, changes)),
  );
  return inOrder(runs, asked);
}

interface Asked {
  readonly schedule: Schedule;
  readonly from: Date;
  readonly count: number;
  readonly isBackwards: boolean;
}

/** The times that a clock shows, written as if it were UTC. */
function calculate({ schedule, from, count, isBackwards }: Asked): Date[] {
  const runs = patternsOf(schedule.pattern).flatMap((pattern) => {
    const cron = new Cron(pattern, { timezone: 'UTC', paused: true, domAndDow: !schedule.isEither });
    return isBackwards ? cron.previousRuns(count, from) : cron.nextRuns(count, from);
  });
  return inOrder(
    runs.map((run) => run.getTime()),
    { count, isBackwards },
  );
}

function inOrder(
  times: readonly number[],
  { count, isBackwards }: Pick<Asked, 'count' | 'isBackwards'>,
): Date[] {
  const sorted = [...new Set(times)].sort((a, b) => (isBackwards ? b - a : a - b));
  return sorted.slice(0, count).map((time) => new Date(time));
}

function runsOnClock(asked: Asked, clock: ZoneClock): number[] {
  const { from, count, isBackwards } = asked;
  const runs = new Set<number>();
  for (let start = startOf(clock, from, isBackwards); ;) {
    const shown = calculate({ ...asked, from: start });
    for (const each of shown) {
      const run = clock.momentOf(each.getTime());
      if (isBackwards ? run < from.getTime() : run > from.getTime()) runs.add(run);
      if (runs.size === count) return [...runs];
    }
    const last = shown.at(-1);
    if (!last) return [...runs];
    start = last;
  }
}

/**
 * Returns the clock's time at a moment; near a change that puts it back, all repeated times are still ahead.
 */
function startOf(clock: ZoneClock, from: Date, isBackwards: boolean): Date {
  const moment = from.getTime();
  const day = 86_400_000;
  return new Date(
    isBackwards
      ? moment + Math.max(clock.offsetAt(moment), clock.offsetAt(moment - day))
      : moment + Math.min(clock.offsetAt(moment), clock.offsetAt(moment + day)),
  );
}

/** Writes a moment as a zone's clock shows it: `Sun 2026-03-29 03:00:00 +02:00`. */
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

/** True if the clock does not show an hour and minute that the expression names: its own do not exist on that day. */
export function isMoved(run: Date, schedule: Schedule, zone: string): boolean {
  const utc = new Date(`${writeRun(run, zone).slice(4, 23).replace(' ', 'T')}Z`);
  return !patternsOf(schedule.pattern).some((pattern) =>
    [true, false].some((domAndDow) =>
      new Cron(pattern, { timezone: 'UTC', paused: true, domAndDow }).match(utc),
    ),
  );
}
