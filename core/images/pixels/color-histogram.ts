import { pointSize, writePoint } from './color-points.ts';
import type { Raster } from './raster.ts';

/** The different colors of a picture as points, and how often each occurs. */
export interface Histogram {
  readonly points: Float32Array;
  readonly counts: Float32Array;
  readonly size: number;
}

const maxHistogramSize = 1 << 16;
const maxSamples = 3_000_000;

/** Counts the colors; drops low bits only if there are too many different ones. */
export function countColors(raster: Raster): Histogram {
  for (let droppedBits = 0; ; droppedBits += 1) {
    const histogram = countAtPrecision(raster, droppedBits);
    if (histogram) return histogram;
  }
}

function countAtPrecision({ pixels }: Raster, droppedBits: number): Histogram | undefined {
  const pixelCount = pixels.length / 4;
  // An odd stride reaches all columns at any width.
  const stride = Math.max(1, Math.ceil(pixelCount / maxSamples)) | 1;
  const table = new ColorTable();
  for (let pixel = 0; pixel < pixelCount; pixel += stride) {
    const at = pixel * 4;
    const alpha = pixels[at + 3] ?? 0;
    // All fully transparent pixels count as one color.
    const red = alpha > 0 ? (pixels[at] ?? 0) : 0;
    const green = alpha > 0 ? (pixels[at + 1] ?? 0) : 0;
    const blue = alpha > 0 ? (pixels[at + 2] ?? 0) : 0;
    if (!table.add(red, green, blue, alpha, droppedBits)) return undefined;
  }
  return table.toHistogram();
}

/** A hash table with open addressing for packed colors, several times faster than a Map for millions of pixels. */
class ColorTable {
  private readonly slotCount = maxHistogramSize * 4;
  private readonly slots = new Int32Array(this.slotCount).fill(-1);
  private readonly keys = new Uint32Array(maxHistogramSize);
  private readonly sums = new Float64Array(maxHistogramSize * pointSize);
  private readonly counts = new Float32Array(maxHistogramSize);
  private readonly point = new Float32Array(pointSize);
  private size = 0;

  /** Counts a color; returns false if there is no space for a new one. */
  add(red: number, green: number, blue: number, alpha: number, droppedBits: number): boolean {
    const key =
      (((red >> droppedBits) << 24) |
        ((green >> droppedBits) << 16) |
        ((blue >> droppedBits) << 8) |
        (alpha >> droppedBits)) >>>
      0;
    const index = this.indexOf(key);
    if (index < 0) return false;
    writePoint(this.point, 0, red, green, blue, alpha);
    for (let axis = 0; axis < pointSize; axis += 1) {
      this.sums[index * pointSize + axis] =
        (this.sums[index * pointSize + axis] ?? 0) + (this.point[axis] ?? 0);
    }
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    return true;
  }

  toHistogram(): Histogram {
    const points = new Float32Array(this.size * pointSize);
    for (let at = 0; at < points.length; at += 1) {
      points[at] = (this.sums[at] ?? 0) / (this.counts[Math.floor(at / pointSize)] ?? 1);
    }
    return { points, counts: this.counts.slice(0, this.size), size: this.size };
  }

  private indexOf(key: number): number {
    let slot = Math.imul(key, 0x9e3779b1) >>> 14;
    for (;;) {
      const index = this.slots[slot] ?? -1;
      if (index >= 0 && this.keys[index] === key) return index;
      if (index < 0) {
        if (this.size === maxHistogramSize) return -1;
        this.slots[slot] = this.size;
        this.keys[this.size] = key;
        this.size += 1;
        return this.size - 1;
      }
      slot = (slot + 1) % this.slotCount;
    }
  }
}
