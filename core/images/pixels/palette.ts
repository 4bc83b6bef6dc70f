import { countColors, type Histogram } from './color-histogram.ts';
import { pointSize, toColors } from './color-points.ts';
import type { Raster } from './raster.ts';

/** A set of colors, most important first. `points` are in the space in which distances are measured. */
export interface Palette {
  readonly points: Float32Array;
  /** RGBA, 8 bits each, not premultiplied. */
  readonly colors: Uint8Array;
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
