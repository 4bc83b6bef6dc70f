import { createRaster, type PixelArea, type Raster } from './raster.ts';
import { lightTable, toStored } from './light.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest size with the same aspect ratio that has no blank corners after a turn by `degrees` (-45 to 45).
 * It is in whole pixels, around the same center.
 */
export function straightenedSize({ width, height }: Size, degrees: number): Size {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const share = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
  // The small addition keeps rounding errors from shrinking a picture that is not turned.
  const side = (length: number) => Math.max(1, Math.floor(length * share + 1e-9));
  return { width: side(width), height: side(height) };
}

/** The pixels that a sample uses, across and down. */
const reach = 4;

/**
 * Turns an area of the picture clockwise around its center by `degrees`, and crops it to `straightenedSize`.
 * Interpolates linear light with a Catmull-Rom spline, and weights color by its opacity.
 */
export function straighten(source: Raster, degrees: number, area: PixelArea): Raster {
  const target = createRaster(area.width, area.height);
  const turned = straightenedSize(source, degrees);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const sum = new Float32Array(4);
  for (let y = 0; y < area.height; y += 1) {
    const down = area.top + y + 0.5 - turned.height / 2;
    for (let x = 0; x < area.width; x += 1) {
      const across = area.left + x + 0.5 - turned.width / 2;
      const column = source.width / 2 + across * cos + down * sin - 0.5;
      const row = source.height / 2 - across * sin + down * cos - 0.5;
      sample(source, column, row, sum);
      store(sum, target.pixels, (y * area.width + x) * 4);
    }
  }
  return target;
}

const columnWeights = new Float32Array(reach);
const rowWeights = new Float32Array(reach);

function sample({ pixels, width, height }: Raster, column: number, row: number, sum: Float32Array): void {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  weigh(column - left, columnWeights);
  weigh(row - top, rowWeights);
  sum.fill(0);
  for (let down = 0; down < reach; down += 1) {
    const y = Math.max(0, Math.min(height - 1, top + down - 1));
    for (let across = 0; across < reach; across += 1) {
      const x = Math.max(0, Math.min(width - 1, left + across - 1));
      const from = (y * width + x) * 4;
      const weight = (rowWeights[down] ?? 0) * (columnWeights[across] ?? 0);
      const opacity = (weight * (pixels[from + 3] ?? 0)) / 255;
      sum[0] = (sum[0] ?? 0) + opacity * (lightTable[pixels[from] ?? 0] ?? 0);
      sum[1] = (sum[1] ?? 0) + opacity * (lightTable[pixels[from + 1] ?? 0] ?? 0);
      sum[2] = (sum[2] ?? 0) + opacity * (lightTable[pixels[from + 2] ?? 0] ?? 0);
      sum[3] = (sum[3] ?? 0) + opacity;
    }
  }
}

/** Computes the weights of the four pixels around a point between the second and the third (Catmull and Rom 1974). */
function weigh(t: number, weights: Float32Array): void {
  weights[0] = ((2 - t) * t - 1) * t * 0.5;
  weights[1] = ((3 * t - 5) * t * t + 2) * 0.5;
  weights[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
  weights[3] = (t - 1) * t * t * 0.5;
}

function store(sum: Float32Array, pixels: Uint8ClampedArray, at: number): void {
  const alpha = sum[3] ?? 0;
  if (alpha <= 0) return;
  pixels[at] = toStored((sum[0] ?? 0) / alpha);
  pixels[at + 1] = toStored((sum[1] ?? 0) / alpha);
  pixels[at + 2] = toStored((sum[2] ?? 0) / alpha);
  pixels[at + 3] = alpha * 255;
}
