/** Pixels as RGBA, 8 bits each, not premultiplied, rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

export interface RgbColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Creates a transparent black raster; sizes are in pixels. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 4) };
}

/** True if any pixel is not fully opaque. */
export function hasTransparency({ pixels }: Raster): boolean {
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) return true;
  return false;
}

/** True if red, green and blue are equal in every pixel. */
export function isGrayscale({ pixels }: Raster): boolean {
  for (let index = 0; index < pixels.length; index += 4) {
    if (pixels[index] !== pixels[index + 1] || pixels[index] !== pixels[index + 2]) return false;
  }
  return true;
}

/** Blends the picture over one color and makes it opaque, in place. */
export function paintBehind({ pixels }: Raster, { red, green, blue }: RgbColor): void {
  for (let index = 0; index < pixels.length; index += 4) {
    const alpha = (pixels[index + 3] ?? 255) / 255;
    if (alpha === 1) continue;
    pixels[index] = red + ((pixels[index] ?? 0) - red) * alpha;
    pixels[index + 1] = green + ((pixels[index + 1] ?? 0) - green) * alpha;
    pixels[index + 2] = blue + ((pixels[index + 2] ?? 0) - blue) * alpha;
    pixels[index + 3] = 255;
  }
}

/** Places a picture on a larger transparent canvas. */
export function placeOnCanvas(
  raster: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): Raster {
  const canvas = createRaster(width, height);
  const columns = Math.min(raster.width, width - left);
  const rows = Math.min(raster.height, height - top);
  for (let row = 0; row < rows; row += 1) {
    const start = row * raster.width * 4;
    canvas.pixels.set(raster.pixels.subarray(start, start + columns * 4), ((row + top) * width + left) * 4);
  }
  return canvas;
}

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
