import { lightTable, toStored } from './light.ts';
import { type Raster } from './raster.ts';

/** The kernels that weight neighboring pixels. `lanczos` is sharpest; `nearest` keeps the hard edges of pixel art. */
export const resampleKernels = ['lanczos', 'mitchell', 'catmull-rom', 'triangle', 'box', 'nearest'] as const;
export type ResampleKernel = (typeof resampleKernels)[number];

interface KernelShape {
  /** The radius in source pixels at scale 1. */
  readonly radius: number;
  weigh(distance: number): number;
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** The two-parameter cubic of Mitchell and Netravali (1988). */
function cubic(b: number, c: number): KernelShape {
  return {
    radius: 2,
    weigh: (x) => {
      const square = x * x;
      if (x < 1) return ((12 - 9 * b - 6 * c) * square * x + (-18 + 12 * b + 6 * c) * square + 6 - 2 * b) / 6;
      return x < 2
        ? ((-b - 6 * c) * square * x + (6 * b + 30 * c) * square + (-12 * b - 48 * c) * x + 8 * b + 24 * c) /
            6
        : 0;
    },
  };
}

const shapes: Readonly<Record<Exclude<ResampleKernel, 'nearest'>, KernelShape>> = {
  lanczos: { radius: 3, weigh: (x) => (x < 3 ? sinc(x) * sinc(x / 3) : 0) },
  mitchell: cubic(1 / 3, 1 / 3),
  'catmull-rom': cubic(0, 0.5),
  triangle: { radius: 1, weigh: (x) => Math.max(0, 1 - x) },
  box: { radius: 0.5, weigh: (x) => (x <= 0.5 ? 1 : 0) },
};

/** For each target pixel: the first source pixel that contributes, and the weights of it and the following ones. */
interface Taps {
  readonly starts: Int32Array;
  readonly weights: Float32Array;
  readonly perPixel: number;
}

/**
 * Scales a picture to exactly `width` × `height` pixels. Averages linear light instead of stored values, so that fine
 * patterns keep their brightness. Weights color by its opacity, so that transparent pixels do not bleed.
 */
export function resample(
  source: Raster,
  width: number,
  height: number,
  kernel: ResampleKernel = 'lanczos',
): Raster {
  if (width === source.width && height === source.height) return source;
  if (kernel === 'nearest') return pickNearest(source, width, height);
  const columns = computeTaps(source.width, width, shapes[kernel]);
  const rows = computeTaps(source.height, height, shapes[kernel]);
  const target = new Uint8ClampedArray(width * height * 4);
  const ring = createRowRing(source, columns, width, rows.perPixel);
  const sum = new Float32Array(width * 4);
  for (let y = 0; y < height; y += 1) {
    sum.fill(0);
    for (let tap = 0; tap < rows.perPixel; tap += 1) {
      const weight = rows.weights[y * rows.perPixel + tap] ?? 0;
      if (weight !== 0) addScaled(sum, ring((rows.starts[y] ?? 0) + tap), weight);
    }
    storeRow(sum, target, y * width * 4);
  }
  return { width, height, pixels: target };
}

function computeTaps(sourceSize: number, targetSize: number, { radius, weigh }: KernelShape): Taps {
  const scale = sourceSize / targetSize;
  const stretch = Math.max(1, scale);
  const reach = radius * stretch;
  const perPixel = Math.min(sourceSize, Math.ceil(reach * 2) + 1);
  const starts = new Int32Array(targetSize);
  const weights = new Float32Array(targetSize * perPixel);
  for (let index = 0; index < targetSize; index += 1) {
    const center = (index + 0.5) * scale;
    const start = Math.max(0, Math.min(sourceSize - perPixel, Math.floor(center - reach)));
    starts[index] = start;
    let total = 0;
    for (let tap = 0; tap < perPixel; tap += 1) {
      const weight = weigh(Math.abs(start + tap + 0.5 - center) / stretch);
      weights[index * perPixel + tap] = weight;
      total += weight;
    }
    for (let tap = 0; tap < perPixel; tap += 1) {
      const position = index * perPixel + tap;
      weights[position] = total === 0 ? 1 / perPixel : (weights[position] ?? 0) / total;
    }
  }
  return { starts, weights, perPixel };
}

/** Returns source rows scaled to the target's width; keeps only as many as one target row needs. */
function createRowRing(
  source: Raster,
  columns: Taps,
  width: number,
  rowCount: number,
): (row: number) => Float32Array {
  const slots = Array.from({ length: rowCount }, () => ({ row: -1, light: new Float32Array(width * 4) }));
  const scratch = new Float32Array(source.width * 4);
  return (row) => {
    const slot = slots[row % rowCount];
    if (!slot) throw new RangeError('A row outside the ring.');
    if (slot.row !== row) {
      loadRow(source, row, scratch);
      scaleRow(scratch, columns, slot.light);
      slot.row = row;
    }
    return slot.light;
  };
}

function loadRow({ pixels, width }: Raster, row: number, target: Float32Array): void {
  let from = row * width * 4;
  for (let index = 0; index < width * 4; index += 4) {
    const alpha = (pixels[from + 3] ?? 0) / 255;
    target[index] = (lightTable[pixels[from] ?? 0] ?? 0) * alpha;
    target[index + 1] = (lightTable[pixels[from + 1] ?? 0] ?? 0) * alpha;
    target[index + 2] = (lightTable[pixels[from + 2] ?? 0] ?? 0) * alpha;
    target[index + 3] = alpha;
    from += 4;
  }
}

function scaleRow(row: Float32Array, { starts, weights, perPixel }: Taps, target: Float32Array): void {
  for (let index = 0; index < starts.length; index += 1) {
    let from = (starts[index] ?? 0) * 4;
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    const end = (index + 1) * perPixel;
    for (let tap = index * perPixel; tap < end; tap += 1) {
      const weight = weights[tap] ?? 0;
      red += weight * (row[from] ?? 0);
      green += weight * (row[from + 1] ?? 0);
      blue += weight * (row[from + 2] ?? 0);
      alpha += weight * (row[from + 3] ?? 0);
      from += 4;
    }
    target[index * 4] = red;
    target[index * 4 + 1] = green;
    target[index * 4 + 2] = blue;
    target[index * 4 + 3] = alpha;
  }
}

function addScaled(sum: Float32Array, row: Float32Array, weight: number): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + weight * (row[index] ?? 0);
}

function storeRow(sum: Float32Array, target: Uint8ClampedArray, offset: number): void {
  for (let index = 0; index < sum.length; index += 4) {
    const alpha = sum[index + 3] ?? 0;
    if (alpha <= 0) continue;
    target[offset + index] = toStored((sum[index] ?? 0) / alpha);
    target[offset + index + 1] = toStored((sum[index + 1] ?? 0) / alpha);
    target[offset + index + 2] = toStored((sum[index + 2] ?? 0) / alpha);
    target[offset + index + 3] = alpha * 255;
  }
}

function pickNearest(source: Raster, width: number, height: number): Raster {
  const from = new Uint32Array(source.pixels.buffer, source.pixels.byteOffset, source.width * source.height);
  const target = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * source.height) / height) * source.width;
    for (let x = 0; x < width; x += 1) {
      target[y * width + x] = from[row + Math.floor(((x + 0.5) * source.width) / width)] ?? 0;
    }
  }
  return { width, height, pixels: new Uint8ClampedArray(target.buffer) };
}
