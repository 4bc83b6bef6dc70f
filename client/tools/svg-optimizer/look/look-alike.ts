import type { Raster } from '#core/images/pixels/raster.ts';

/** The difference, in steps of 255, that rounded coordinates may cause at an edge. */
const shading = 48;
/** The fraction of all pixels. A smaller difference is the edge of a letter, not a missing shape. */
const leastPart = 0.0005;

/** Returns whether two drawings look the same, except for the shading of edges. */
export function lookAlike(one: Raster, other: Raster): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  let different = 0;
  for (let at = 0; at < one.pixels.length; at += 4) {
    if (distance(one.pixels, other.pixels, at) > shading) different += 1;
  }
  return different <= Math.max(2, one.width * one.height * leastPart);
}

/** Returns the largest difference of a channel; colors are weighted by their opacity. */
function distance(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number {
  const [alpha, beta] = [one[at + 3] ?? 0, other[at + 3] ?? 0];
  let most = Math.abs(alpha - beta);
  for (let channel = at; channel < at + 3; channel += 1) {
    most = Math.max(most, Math.abs((one[channel] ?? 0) * alpha - (other[channel] ?? 0) * beta) / 255);
  }
  return most;
}
