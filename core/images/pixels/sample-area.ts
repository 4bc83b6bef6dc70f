import type { Raster } from './raster.ts';

/** The mean color of an area: stored values weighted by their opacity. */
export interface AreaSample {
  readonly mean: readonly [red: number, green: number, blue: number];
  /** From 0 to 1. */
  readonly alpha: number;
  /** The variation of the pixels: the root mean square of the channels' standard deviations, 0 to 255. */
  readonly deviation: number;
  /** The number of pixels; fewer than in the full square if it extends beyond the picture. */
}

/** Returns the mean color of a square of `side` pixels (odd) around a pixel. */
export function sampleArea(
  { pixels, width, height }: Raster,
  x: number,
  y: number,
  side: number,
): AreaSample {
  const reach = (side - 1) / 2;
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  let weight = 0;
  let pixelCount = 0;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      const at = (row * width + column) * 4;
      const alpha = (pixels[at + 3] ?? 0) / 255;
      for (const channel of [0, 1, 2] as const) {
        const value = pixels[at + channel] ?? 0;
        sums[channel] = (sums[channel] ?? 0) + value * alpha;
        squares[channel] = (squares[channel] ?? 0) + value * value * alpha;
      }
      weight += alpha;
      pixelCount += 1;
    }
  }
  const share = weight === 0 ? 0 : 1 / weight;
  const mean = sums.map((sum) => sum * share) as [number, number, number];
  const variances = squares.map((square, channel) => Math.max(0, square * share - (mean[channel] ?? 0) ** 2));
  const deviation = Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0) / 3);
  return { mean, alpha: weight / Math.max(1, pixelCount), deviation };
}
