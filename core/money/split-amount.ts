/**
 * Shares of an amount in its smallest units, in proportion to weights that are not all 0, that always add up to it:
 * each is rounded towards 0, and what is left goes to those who lost most by that, on a tie to the earlier.
 */
export function splitAmount(units: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sign = units < 0n ? -1n : 1n;
  const size = units * sign;
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const floors = weights.map((weight) => (size * weight) / total);
  const left = Number(size - floors.reduce((sum, floor) => sum + floor, 0n));
  const raised = new Set(
    weights
      .map((weight, index) => ({ loss: (size * weight) % total, index }))
      .sort((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss < b.loss ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return floors.map((floor, index) => sign * (floor + (raised.has(index) ? 1n : 0n)));
}
