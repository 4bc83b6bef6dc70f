const maxSteps = 100;

/** Returns where a function changes its sign between two points with different signs. */
export function bisectRoot(valueAt: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(valueAt(low));
  for (let turn = 0; turn < maxSteps; turn += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(valueAt(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
