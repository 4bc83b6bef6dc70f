/** a b c d e f, as content streams write it (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The identity where there are not six numbers. */
export function toMatrix(numbers: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = numbers;
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined
    ? identity
    : [a, b, c, d, e, f ?? 0];
}

/** First `m`, then `n`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  const [a, b, c, d, e, f] = m;
  const [p, q, r, s, t, u] = n;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

/** How long the sides of the unit square become. */
export function lengths([a, b, c, d]: Matrix): [width: number, height: number] {
  return [Math.hypot(a, b), Math.hypot(c, d)];
}
