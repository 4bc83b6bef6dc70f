import type { Raster } from './raster.ts';

/** A group of pixels whose stored values have the same upper five bits. */
export interface TalliedColor {
  /** The mean of their stored values. */
  readonly mean: readonly [red: number, green: number, blue: number];
  readonly pixelCount: number;
}

const bits = 5;
const drop = 8 - bits;
/** More transparent pixels hardly show their color. */
const leastAlpha = 128;

/** Counts the picture's colors in groups of similar ones, most frequent first. Excludes mostly transparent pixels. */
export function tallyColors({ pixels }: Raster): TalliedColor[] {
  const size = 2 ** (3 * bits);
  const counts = new Uint32Array(size);
  const sums = [new Float64Array(size), new Float64Array(size), new Float64Array(size)] as const;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < leastAlpha) continue;
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const bin = ((red >> drop) << (2 * bits)) | ((green >> drop) << bits) | (blue >> drop);
    counts[bin] = (counts[bin] ?? 0) + 1;
    sums[0][bin] = (sums[0][bin] ?? 0) + red;
    sums[1][bin] = (sums[1][bin] ?? 0) + green;
    sums[2][bin] = (sums[2][bin] ?? 0) + blue;
  }
  const found: TalliedColor[] = [];
  counts.forEach((pixelCount, bin) => {
    if (pixelCount === 0) return;
    const mean = sums.map((sum) => (sum[bin] ?? 0) / pixelCount) as [number, number, number];
    found.push({ mean, pixelCount });
  });
  return found.sort((one, other) => other.pixelCount - one.pixelCount);
}
