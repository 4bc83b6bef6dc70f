import type { Raster } from './raster.ts';

/** An area in pixels, from the upper left corner. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts an area out of a picture; the area must lie within it. Returns the same raster if it is the whole picture. */
export function cutOut(raster: Raster, { left, top, width, height }: PixelArea): Raster {
  if (width === raster.width && height === raster.height) return raster;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * raster.width + left) * 4;
    pixels.set(raster.pixels.subarray(start, start + width * 4), row * width * 4);
  }
  return { width, height, pixels };
}
