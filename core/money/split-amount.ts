/**
 * Splits an amount in smallest units in proportion to weights that are not all 0. The shares always add up to it: each
 * is rounded toward 0, and the remaining units go to those who lost most, with ties to the earlier.
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

/**
 * Returns each person's total when every amount is split equally by `splitAmount`. The shares of one amount differ by
 * one unit at most, so the work grows with amounts plus people, not with their product.
 */
export function splitAllAlike(amounts: readonly bigint[], people: number): readonly bigint[] {
  const count = BigInt(people);
  let common = 0n;
  const more = new Array<bigint>(people).fill(0n);
  for (const units of amounts) {
    common += units / count;
    const left = units % count;
    // The first people pay one unit more; the list records this at the last of them.
    const last = Number(left < 0n ? -left : left) - 1;
    if (last >= 0) more[last] = (more[last] ?? 0n) + (left < 0n ? -1n : 1n);
  }
  for (let index = people - 2; index >= 0; index -= 1)
    more[index] = (more[index] ?? 0n) + (more[index + 1] ?? 0n);
  return more.map((units) => common + units);
}
