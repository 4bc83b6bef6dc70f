import type { Coordinates } from './color-source.ts';

export type Matrix = readonly [Coordinates, Coordinates, Coordinates];

export function transform([a, b, c]: Matrix, vector: Coordinates): Coordinates {
  return [dot(a, vector), dot(b, vector), dot(c, vector)];
}

function dot(a: Coordinates, b: Coordinates): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
