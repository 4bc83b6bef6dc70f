/** The matrix values a b c d e f, in the order of content streams (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Makes a matrix of six numbers; the identity if there are fewer. */
export function toMatrix(numbers: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = numbers;
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined
    ? identity
    : [a, b, c, d, e, f ?? 0];
}

/** Returns the transformation that applies `m` first, then `n`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  const [a, b, c, d, e, f] = m;
  const [p, q, r, s, t, u] = n;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

/** Returns the side lengths of the transformed unit square. */
export function lengths([a, b, c, d]: Matrix): [width: number, height: number] {
  return [Math.hypot(a, b), Math.hypot(c, d)];
}
