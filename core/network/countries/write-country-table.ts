import type { IpRange } from '#core/network/ip-sets.ts';
import type { TableHead } from './country-table.ts';

/** A range with the ISO 3166 code of its country. */
export interface CountryRange extends IpRange {
  readonly code: string;
}

/** Writes the ranges of one IP version as a table. Where ranges overlap, the narrower one counts. */
export function writeCountryTable(version: 4 | 6, date: string, ranges: readonly CountryRange[]): Uint8Array {
  const stretches = findStretches(ranges);
  const codes = [...new Set(stretches.map(({ code }) => code))];
  if (codes.length > 256) throw new RangeError('A byte cannot tell so many countries.');
  const indexes = new Map(codes.map((code, index) => [code, index]));
  const shifts: number[] = [];
  const distances: number[] = [];
  let before = 0n;
  for (const { start } of stretches) {
    let distance = start - before;
    before = start;
    let shift = 0;
    for (; distance > 0n && (distance & 1n) === 0n; distance >>= 1n) shift += 1;
    shifts.push(shift);
    for (; distance > 127n; distance >>= 7n) distances.push(Number(distance & 127n) | 128);
    distances.push(Number(distance));
  }
  const head: TableHead = { date, version, count: stretches.length, codes };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  return new Uint8Array([
    ...line,
    ...shifts,
    ...distances,
    ...stretches.map(({ code }) => indexes.get(code) ?? 0),
  ]);
}

interface Stretch {
  readonly start: bigint;
  readonly code: string;
}

/**
 * Returns where each country begins, with no country for gaps. Sweeps over the ranges with a stack of open ones, the
 * widest at the bottom.
 */
function findStretches(ranges: readonly CountryRange[]): Stretch[] {
  const sorted = [...ranges].sort((a, b) => compare(a.first, b.first) || compare(b.last, a.last));
  const open: CountryRange[] = [];
  const stretches: Stretch[] = [{ start: 0n, code: '' }];
  const mark = (start: bigint, code: string) => {
    while ((stretches.at(-1)?.start ?? -1n) >= start) stretches.pop();
    if (stretches.at(-1)?.code !== code) stretches.push({ start, code });
  };
  const closeBefore = (start: bigint | undefined) => {
    for (let top = open.at(-1); top && (start === undefined || top.last < start); top = open.at(-1)) {
      open.pop();
      while ((open.at(-1)?.last ?? top.last + 1n) <= top.last) open.pop();
      mark(top.last + 1n, open.at(-1)?.code ?? '');
    }
  };
  for (const range of sorted) {
    closeBefore(range.first);
    mark(range.first, range.code);
    open.push(range);
  }
  closeBefore(undefined);
  return stretches;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
