import type { Raster } from './raster.ts';

/**
 * How to turn stored pixels upright: the value of the EXIF tag Orientation (0x0112, CIPA DC-008). 1 upright, 2
 * mirrored, 3 turned by 180°, 4 flipped, 5 transposed, 6 to be turned 90° clockwise, 7 transverse, 8 to be turned 90°
 * counterclockwise.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Converts a number to an orientation; anything but 1 to 8 means upright. */
export function toOrientation(value: number | undefined): Orientation {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8
    ? (value as Orientation)
    : 1;
}

/** True if turning the picture upright swaps its width and height. */
export function swapsSides(orientation: Orientation): boolean {
  return orientation >= 5;
}

/** Turns stored pixels upright. Returns the same raster for orientation 1. */
export function turnUpright(raster: Raster, orientation: Orientation): Raster {
  if (orientation === 1) return raster;
  const { width, height, pixels } = raster;
  const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const target = new Uint32Array(width * height);
  const { start, stepX, stepY } = sourceWalk(width, height, orientation);
  const [newWidth, newHeight] = swapsSides(orientation) ? [height, width] : [width, height];
  let index = 0;
  for (let y = 0; y < newHeight; y += 1) {
    let from = start + y * stepY;
    for (let x = 0; x < newWidth; x += 1) {
      target[index] = source[from] ?? 0;
      index += 1;
      from += stepX;
    }
  }
  return { width: newWidth, height: newHeight, pixels: new Uint8ClampedArray(target.buffer) };
}

/**
 * Returns the offset of the upright picture's first pixel in the stored one, and the offset steps to its right and
 * lower neighbors.
 */
function sourceWalk(width: number, height: number, orientation: Orientation) {
  const last = width * height - 1;
  const lastRow = last - (width - 1);
  const walks: Record<Orientation, readonly [start: number, stepX: number, stepY: number]> = {
    1: [0, 1, width],
    2: [width - 1, -1, width],
    3: [last, -1, -width],
    4: [lastRow, 1, -width],
    5: [0, width, 1],
    6: [lastRow, -width, 1],
    7: [last, -width, -1],
    8: [width - 1, width, -1],
  };
  const [start, stepX, stepY] = walks[orientation];
  return { start, stepX, stepY };
}
