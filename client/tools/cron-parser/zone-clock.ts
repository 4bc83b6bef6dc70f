/** Times in milliseconds; what a clock shows is written as if it were UTC. */
export interface ZoneClock {
  readonly offsetAt: (moment: number) => number;
  /** The first moment at which the clock shows a time; NaN where it skips more than three hours around it. */
  readonly momentOf: (shown: number) => number;
}

const day = 86_400_000;
/** Larger changes are corrections, by the manual cron(8) of cronie: nothing is made up for. */
const longestGap = 3 * 3_600_000;

export function createZoneClock(zone: string): ZoneClock {
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
    const fitting = [first, second].find((moment) => moment + offsetAt(moment) === shown);
    if (fitting !== undefined) return fitting;
    return after - before > longestGap ? NaN : changeBetween(first, second, offsetAt);
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
