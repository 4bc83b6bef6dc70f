import { writePassed } from './lengths.ts';

export interface Lap {
  readonly number: number;
  readonly lapMs: number;
  readonly totalMs: number;
  /** Set from three laps on. */
  readonly mark?: 'Fastest' | 'Slowest' | undefined;
}

/** Lists laps, the newest first. */
export function listLaps(totals: readonly number[]): Lap[] {
  const lengths = totals.map((total, index) => total - (totals[index - 1] ?? 0));
  const fastest = lengths.indexOf(lengths.reduce((a, b) => Math.min(a, b), Infinity));
  const slowest = lengths.indexOf(lengths.reduce((a, b) => Math.max(a, b), -Infinity));
  const isMarked = totals.length > 2 && lengths[fastest] !== lengths[slowest];
  const markOf = (index: number): Lap['mark'] =>
    index === fastest ? 'Fastest' : index === slowest ? 'Slowest' : undefined;
  return totals
    .map((totalMs, index) => ({
      number: index + 1,
      lapMs: lengths[index] ?? 0,
      totalMs,
      mark: isMarked ? markOf(index) : undefined,
    }))
    .reverse();
}

/** Writes laps in their order, with seconds for spreadsheets to calculate with. */
export function writeLaps(totals: readonly number[], separator: ',' | '\t'): string {
  const rows = listLaps(totals)
    .reverse()
    .map(({ number, lapMs, totalMs }) => [
      number,
      writePassed(lapMs),
      writePassed(totalMs),
      (lapMs / 1000).toFixed(3),
      (totalMs / 1000).toFixed(3),
    ]);
  const header = ['Lap', 'Time', 'Total', 'Seconds', 'Total seconds'];
  return [header, ...rows].map((row) => `${row.join(separator)}\r\n`).join('');
}
