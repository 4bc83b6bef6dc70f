import type { Raster } from './raster.ts';

/** Colors as points: alpha, and red, green and blue multiplied by alpha and weighted by the eye's sensitivity. */
export const pointSize = 4;
const weights = [0.8, 1, 0.65, 1] as const;

/** A set of colors, most important first. `points` are in the space in which distances are measured. */
export interface Palette {
  readonly points: Float32Array;
  /** RGBA, 8 bits each, not premultiplied. */
  readonly colors: Uint8Array;
  readonly size: number;
}

interface Histogram {
  readonly points: Float32Array;
  readonly counts: Float32Array;
  readonly size: number;
}

interface ColorBox {
  /** The range within the order of histogram entries. */
  readonly from: number;
  readonly to: number;
  /** The sum of squared distances to the mean, weighted by how often each color occurs. */
  readonly spread: number;
  readonly axis: number;
  readonly mean: readonly number[];
}

const maxHistogramSize = 1 << 16;
const maxSamples = 3_000_000;
const refinementRounds = 6;

/**
 * Creates the palette of at most `maxColors` colors that is closest to a picture. It has the fewest colors that keep
 * the root mean square error below `tolerance` (in steps of 8-bit values; 0 for the closest palette).
 */
export function createPalette(raster: Raster, maxColors: number, tolerance = 0): Palette {
  const histogram = countColors(raster);
  const boxes = cutBoxes(histogram, maxColors, tolerance);
  const points = Float32Array.from(boxes.flatMap(({ mean }) => mean));
  refine(histogram, points);
  return { points, colors: toColors(points), size: boxes.length };
}

/** Writes the point of one RGBA color. */
export function writePoint(
  target: Float32Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
) {
  const factor = alpha / 255;
  target[at] = red * factor * weights[0];
  target[at + 1] = green * factor * weights[1];
  target[at + 2] = blue * factor * weights[2];
  target[at + 3] = alpha * weights[3];
}

function toColors(points: Float32Array): Uint8Array {
  const colors = new Uint8Array(points.length);
  for (let at = 0; at < points.length; at += pointSize) {
    const alpha = Math.round(points[at + 3] ?? 0);
    colors[at + 3] = alpha;
    if (alpha === 0) continue;
    const factor = 255 / (points[at + 3] ?? 255);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = ((points[at + channel] ?? 0) / (weights[channel] ?? 1)) * factor;
      colors[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return colors;
}

/** Counts the colors; drops low bits only if there are too many different ones. */
function countColors(raster: Raster): Histogram {
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

/** Repeatedly splits the set of colors where that reduces the error most (after Heckbert 1982, Wu 1991). */
function cutBoxes(histogram: Histogram, maxColors: number, tolerance: number): ColorBox[] {
  const order = Int32Array.from({ length: histogram.size }, (_, index) => index);
  const total = histogram.counts.reduce((sum, count) => sum + count, 0);
  const boxes = [measure(histogram, order, 0, histogram.size)];
  while (boxes.length < maxColors) {
    const error = boxes.reduce((sum, box) => sum + box.spread, 0);
    if (Math.sqrt(error / total / 3) <= tolerance) break;
    const widest = boxes.reduce(
      (best, box, index) => (box.spread > (boxes[best]?.spread ?? 0) ? index : best),
      0,
    );
    const box = boxes[widest];
    if (!box || box.spread <= 0 || box.to - box.from < 2) break;
    const middle = divide(histogram, order, box);
    boxes.splice(
      widest,
      1,
      measure(histogram, order, box.from, middle),
      measure(histogram, order, middle, box.to),
    );
  }
  return boxes;
}

function measure({ points, counts }: Histogram, order: Int32Array, from: number, to: number): ColorBox {
  const sums = [0, 0, 0, 0];
  const squares = [0, 0, 0, 0];
  let weight = 0;
  for (let position = from; position < to; position += 1) {
    const index = order[position] ?? 0;
    const count = counts[index] ?? 0;
    weight += count;
    for (let axis = 0; axis < pointSize; axis += 1) {
      const value = points[index * pointSize + axis] ?? 0;
      sums[axis] = (sums[axis] ?? 0) + value * count;
      squares[axis] = (squares[axis] ?? 0) + value * value * count;
    }
  }
  const mean = sums.map((sum) => sum / weight);
  const spreads = squares.map((square, axis) => Math.max(0, square - (mean[axis] ?? 0) * (sums[axis] ?? 0)));
  const axis = spreads.indexOf(Math.max(...spreads));
  return { from, to, mean, axis, spread: spreads.reduce((sum, spread) => sum + spread, 0) };
}

/** Splits a box's colors at the mean of its longest axis; returns where the second half begins. */
function divide({ points }: Histogram, order: Int32Array, { from, to, axis, mean }: ColorBox): number {
  const limit = mean[axis] ?? 0;
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const index = order[low] ?? 0;
    if ((points[index * pointSize + axis] ?? 0) <= limit) {
      low += 1;
    } else {
      order[low] = order[high] ?? 0;
      order[high] = index;
      high -= 1;
    }
  }
  return Math.max(from + 1, Math.min(to - 1, low));
}

/** Moves each color to the mean of those nearest to it, a few times (Lloyd 1982). */
function refine(histogram: Histogram, palette: Float32Array): void {
  for (let round = 0; round < refinementRounds; round += 1) moveToMeans(histogram, palette);
}

function moveToMeans({ points, counts, size }: Histogram, palette: Float32Array): void {
  const sums = new Float64Array(palette.length);
  const totals = new Float64Array(palette.length / pointSize);
  for (let index = 0; index < size; index += 1) {
    const nearest = nearestPoint(palette, points, index * pointSize);
    const count = counts[index] ?? 0;
    totals[nearest] = (totals[nearest] ?? 0) + count;
    for (let axis = 0; axis < pointSize; axis += 1) {
      const at = nearest * pointSize + axis;
      sums[at] = (sums[at] ?? 0) + (points[index * pointSize + axis] ?? 0) * count;
    }
  }
  for (let at = 0; at < palette.length; at += 1) {
    const total = totals[Math.floor(at / pointSize)] ?? 0;
    if (total > 0) palette[at] = (sums[at] ?? 0) / total;
  }
}

function nearestPoint(palette: Float32Array, points: Float32Array, at: number): number {
  const x = points[at] ?? 0;
  const y = points[at + 1] ?? 0;
  const z = points[at + 2] ?? 0;
  const w = points[at + 3] ?? 0;
  let nearest = 0;
  let smallest = Infinity;
  for (let index = 0; index < palette.length; index += pointSize) {
    const dx = x - (palette[index] ?? 0);
    const dy = y - (palette[index + 1] ?? 0);
    const dz = z - (palette[index + 2] ?? 0);
    const dw = w - (palette[index + 3] ?? 0);
    const distance = dx * dx + dy * dy + dz * dz + dw * dw;
    if (distance < smallest) {
      smallest = distance;
      nearest = index;
    }
  }
  return nearest / pointSize;
}
