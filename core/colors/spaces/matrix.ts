import type { Coordinates } from './color-source.ts';

export type Matrix = readonly [Coordinates, Coordinates, Coordinates];

export function transform([a, b, c]: Matrix, vector: Coordinates): Coordinates {
  return [dot(a, vector), dot(b, vector), dot(c, vector)];
}

/** `a` after `b`. */
export function product(a: Matrix, b: Matrix): Matrix {
  const [first, second, third] = columns(b);
  return fromColumns(transform(a, first), transform(a, second), transform(a, third));
}

export function fromColumns(a: Coordinates, b: Coordinates, c: Coordinates): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

/** By Cramer's rule. */
export function invert(matrix: Matrix): Matrix {
  const [a, b, c] = columns(matrix);
  const [x, y, z] = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = dot(a, x);
  const share = ([p, q, r]: Coordinates): Coordinates => [p / determinant, q / determinant, r / determinant];
  return [share(x), share(y), share(z)];
}

function columns([a, b, c]: Matrix): Matrix {
  return fromColumns(a, b, c);
}

function dot(a: Coordinates, b: Coordinates): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Coordinates, b: Coordinates): Coordinates {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
