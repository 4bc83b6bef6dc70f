import type { Raster } from '#core/images/pixels/raster.ts';

/** Steps of 255 that rounded coordinates shade an edge by. */
const shading = 48;
/** A part of all pixels: less is the corner of a letter, not a shape that went. */
const leastPart = 0.0005;

/** Whether two drawings show the same, but for how edges are shaded. */
export function lookAlike(one: Raster, other: Raster): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  let different = 0;
  for (let at = 0; at < one.pixels.length; at += 4) {
    if (distance(one.pixels, other.pixels, at) > shading) different += 1;
  }
  return different <= Math.max(2, one.width * one.height * leastPart);
}

/** The largest difference of a channel; colors count as much as they are seen. */
function distance(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number {
  const [alpha, beta] = [one[at + 3] ?? 0, other[at + 3] ?? 0];
  let most = Math.abs(alpha - beta);
  for (let channel = at; channel < at + 3; channel += 1) {
    most = Math.max(most, Math.abs((one[channel] ?? 0) * alpha - (other[channel] ?? 0) * beta) / 255);
  }
  return most;
}
