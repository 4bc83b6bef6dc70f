/** The running balance beside the amounts. */
export interface Balance {
  readonly place: number;
  /** The indexes of rows whose amounts are not the difference of two balances. */
  readonly gaps: readonly number[];
  /** True if the balance rises by what counts as an expense. */
  readonly isTurned: boolean;
  /** Returns whether the balances before and after a row prove its amount. */
  readonly proves: (index: number) => boolean;
}

/**
 * Returns how far a column is the running balance of what the rows spend, from the first row to the last or the other
 * way; undefined if half of its steps or more differ.
 */
export function balanceOf(
  place: number,
  balances: readonly (bigint | undefined)[],
  spent: readonly bigint[],
): Balance | undefined {
  const sums = [0n];
  for (const units of spent) sums.push((sums.at(-1) ?? 0n) + units);
  const filled = balances.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]));
  // With the oldest row first, a balance includes its own row and not the one before.
  const readings = [1, 0].flatMap((own) =>
    [false, true].map((isTurned) => {
      const gaps = filled.slice(1).flatMap(({ value, index }, before) => {
        const from = filled[before] ?? { value, index };
        const sum = (sums[index + own] ?? 0n) - (sums[from.index + own] ?? 0n);
        return value - from.value === ((own === 1) === isTurned ? sum : -sum) ? [] : [index];
      });
      const [first, last] = [(filled[0]?.index ?? 0) + own, (filled.at(-1)?.index ?? 0) + own];
      const proves = (index: number) => gaps.length === 0 && !isTurned && index >= first && index < last;
      return { place, gaps, isTurned, proves };
    }),
  );
  const best = readings.toSorted((a, b) => a.gaps.length - b.gaps.length)[0];
  const changes = filled.slice(1).filter(({ value }, before) => value !== filled[before]?.value).length;
  return best && best.gaps.length * 2 < filled.length - 1 && changes * 2 >= filled.length - 1
    ? best
    : undefined;
}
