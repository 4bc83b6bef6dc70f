import { pointSize, writePoint } from './color-points.ts';
import type { Palette } from './palette.ts';
import type { Raster } from './raster.ts';

/** Bits per channel of the lookup cube for nearest colors: 32 cells a side for color, 8 for alpha. */
const colorBits = 5;
const alphaBits = 3;
const colorCell = 1 << (8 - colorBits);
const alphaCell = 1 << (8 - alphaBits);
/** The fraction of the error to pass on. Slightly less than all keeps flat areas free of noise. */
const ditherStrength = 0.9;

/**
 * Returns the palette index of every pixel. With `dither`, each pixel's error spreads to its neighbors (Floyd and
 * Steinberg 1976, alternating row direction), so that areas keep their mean color.
 */
export function mapToPalette(raster: Raster, palette: Palette, dither: boolean): Uint8Array<ArrayBuffer> {
  const { width, height, pixels } = raster;
  const indexes = new Uint8Array(width * height);
  const find = createNearestFinder(palette);
  const point = new Float32Array(pointSize);
  let errors = new Float32Array((width + 2) * pointSize);
  let nextErrors = new Float32Array((width + 2) * pointSize);
  for (let y = 0; y < height; y += 1) {
    const step = y % 2 === 0 ? 1 : -1;
    for (let x = step > 0 ? 0 : width - 1; x >= 0 && x < width; x += step) {
      const at = (y * width + x) * 4;
      writePoint(point, 0, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0);
      const isClear = pixels[at + 3] === 0;
      // Fully transparent pixels get no error, because dithering would put dots on them.
      if (dither && !isClear) addError(point, errors, (x + 1) * pointSize);
      const index = find(point);
      indexes[y * width + x] = index;
      if (dither && !isClear) spreadError(point, palette.points, index, errors, nextErrors, x + 1, step);
    }
    [errors, nextErrors] = [nextErrors, errors];
    nextErrors.fill(0);
  }
  return indexes;
}

function addError(point: Float32Array, errors: Float32Array, at: number): void {
  for (let axis = 0; axis < pointSize; axis += 1) {
    const value = (point[axis] ?? 0) + (errors[at + axis] ?? 0) * ditherStrength;
    point[axis] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

function spreadError(
  point: Float32Array,
  palette: Float32Array,
  index: number,
  errors: Float32Array,
  nextErrors: Float32Array,
  column: number,
  step: number,
): void {
  const ahead = (column + step) * pointSize;
  const here = column * pointSize;
  const behind = (column - step) * pointSize;
  for (let axis = 0; axis < pointSize; axis += 1) {
    const error = ((point[axis] ?? 0) - (palette[index * pointSize + axis] ?? 0)) / 16;
    errors[ahead + axis] = (errors[ahead + axis] ?? 0) + error * 7;
    nextErrors[behind + axis] = (nextErrors[behind + axis] ?? 0) + error * 3;
    nextErrors[here + axis] = (nextErrors[here + axis] ?? 0) + error * 5;
    nextErrors[ahead + axis] = (nextErrors[ahead + axis] ?? 0) + error;
  }
}

/**
 * Creates an exact nearest-color search. Each cell of the color cube stores the few colors that can be nearest within
 * it.
 */
function createNearestFinder(palette: Palette): (point: Float32Array) => number {
  const cells = new Array<Uint8Array | undefined>(1 << (3 * colorBits + alphaBits));
  const isOpaque = palette.colors.every((value, at) => at % 4 !== 3 || value === 255);
  return (point) => {
    const red = ((point[0] ?? 0) / colorCell) | 0;
    const green = ((point[1] ?? 0) / colorCell) | 0;
    const blue = ((point[2] ?? 0) / colorCell) | 0;
    const alpha = ((point[3] ?? 0) / alphaCell) | 0;
    const key = (((((red << colorBits) | green) << colorBits) | blue) << alphaBits) | alpha;
    const candidates = (cells[key] ??= findCandidates(palette, isOpaque, red, green, blue, alpha));
    return nearestAmong(palette.points, candidates, point);
  };
}

/**
 * Returns the colors whose distance from the cell's center is at most that of the nearest color plus the cell's
 * diagonal.
 */
function findCandidates(
  palette: Palette,
  isOpaque: boolean,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): Uint8Array {
  // In an opaque picture, alpha makes no difference, and cells have no extent in that direction.
  const alphaMiddle = isOpaque ? 255 : (alpha + 0.5) * alphaCell;
  const middle = [(red + 0.5) * colorCell, (green + 0.5) * colorCell, (blue + 0.5) * colorCell, alphaMiddle];
  const diagonal = Math.hypot(colorCell, colorCell, colorCell, isOpaque ? 0 : alphaCell);
  const distances = Float32Array.from({ length: palette.size }, (_, index) => {
    const at = index * pointSize;
    return Math.hypot(...middle.map((value, axis) => value - (palette.points[at + axis] ?? 0)));
  });
  const limit = distances.reduce((least, distance) => Math.min(least, distance), Infinity) + diagonal;
  const candidates: number[] = [];
  distances.forEach((distance, index) => {
    if (distance <= limit) candidates.push(index);
  });
  return Uint8Array.from(candidates);
}

function nearestAmong(points: Float32Array, candidates: Uint8Array, point: Float32Array): number {
  const x = point[0] ?? 0;
  const y = point[1] ?? 0;
  const z = point[2] ?? 0;
  const w = point[3] ?? 0;
  let nearest = 0;
  let smallest = Infinity;
  for (const index of candidates) {
    const at = index * pointSize;
    const dx = x - (points[at] ?? 0);
    const dy = y - (points[at + 1] ?? 0);
    const dz = z - (points[at + 2] ?? 0);
    const dw = w - (points[at + 3] ?? 0);
    const distance = dx * dx + dy * dy + dz * dz + dw * dw;
    if (distance < smallest) {
      smallest = distance;
      nearest = index;
    }
  }
  return nearest;
}
