import type { Dialect } from './reading/dialects.ts';

/** Times in milliseconds; a clock's time is written as if it were UTC. */
export interface ZoneClock {
  readonly offsetAt: (moment: number) => number;
  /** The moment at which a job runs that is due when the clock shows a time; NaN where it does not run. */
  readonly momentOf: (shown: number) => number;
}

/** The effect of a clock change on the times of a schedule. */
export type ClockChange = 'skipped' | 'repeated';

interface ClockRule {
  /** What happens at a time that the clock skips. */
  readonly skipped: 'runs after' | 'does not run';
  /** When a job runs if the clock shows its time twice. */
  readonly repeated: readonly ('first' | 'last')[];
}

/** Read in cronie’s cron(8), Spring’s and Quartz’s CronExpression, and EventBridge Scheduler’s guide. */
export const clockRules: Readonly<Record<Dialect | 'wildcard', ClockRule>> = {
  crontab: { skipped: 'runs after', repeated: ['first'] },
  // cron.c of cronie, find_jobs: jobs with MIN_STAR or HR_STAR run whenever the clock shows their time.
  wildcard: { skipped: 'does not run', repeated: ['first', 'last'] },
  spring: { skipped: 'does not run', repeated: ['first', 'last'] },
  quartz: { skipped: 'does not run', repeated: ['last'] },
  // The guide does not say which of the two it is.
  aws: { skipped: 'does not run', repeated: ['first'] },
};

const day = 86_400_000;
/** Larger changes are corrections, by the manual cron(8) of cronie: nothing is made up for. */
const longestGap = 3 * 3_600_000;

export function createZoneClock(
  zone: string,
  { skipped, repeated }: { skipped: ClockRule['skipped']; repeated: 'first' | 'last' },
  changes: Set<ClockChange>,
): ZoneClock {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (moment: number) => {
    const [, sign, hours, minutes, seconds = 0] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(format.format(moment)) ?? [];
    const size = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)) * 1000;
    return sign === '-' ? -size : size;
  };
  const momentOf = (shown: number) => {
    const before = offsetAt(shown - day);
    const after = offsetAt(shown + day);
    if (before === after) return shown - before;
    const [first, second] = [shown - Math.max(before, after), shown - Math.min(before, after)] as const;
    const fitting = [first, second].filter((moment) => moment + offsetAt(moment) === shown);
    if (fitting.length === 2) changes.add('repeated');
    const chosen = fitting.at(repeated === 'first' ? 0 : -1);
    if (chosen !== undefined) return chosen;
    changes.add('skipped');
    const isMadeUpFor = skipped === 'runs after' && after - before <= longestGap;
    return isMadeUpFor ? changeBetween(first, second, offsetAt) : NaN;
  };
  return { offsetAt, momentOf };
}

/** The moment to the second at which the offset changes. */
function changeBetween(early: number, late: number, offsetAt: ZoneClock['offsetAt']): number {
  const offset = offsetAt(late);
  let [low, high] = [early, late];
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
