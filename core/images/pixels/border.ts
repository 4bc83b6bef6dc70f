import type { PixelArea, Raster } from './raster.ts';

/**
 * Returns the area inside a border of one color: the color that most of the four corners have. A pixel belongs to the
 * border if no channel differs from it by more than `tolerance` (0 to 255); all fully transparent pixels count as
 * equal. Returns undefined if the whole picture is border.
 */
export function findWithinBorder(raster: Raster, tolerance: number): PixelArea | undefined {
  const { width, height } = raster;
  const border = colorOfMostCorners(raster);
  const isBorder = (at: number) => differ(raster.pixels, at, raster.pixels, border) <= tolerance;
  const isRowBorder = (y: number) => {
    for (let x = 0; x < width; x += 1) if (!isBorder((y * width + x) * 4)) return false;
    return true;
  };
  let top = 0;
  while (top < height && isRowBorder(top)) top += 1;
  if (top === height) return undefined;
  let bottom = height;
  while (isRowBorder(bottom - 1)) bottom -= 1;
  const isColumnBorder = (x: number) => {
    for (let y = top; y < bottom; y += 1) if (!isBorder((y * width + x) * 4)) return false;
    return true;
  };
  let left = 0;
  while (isColumnBorder(left)) left += 1;
  let right = width;
  while (isColumnBorder(right - 1)) right -= 1;
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the offset of the corner whose color most others share; the first one if several tie. */
function colorOfMostCorners({ pixels, width, height }: Raster): number {
  const lastRow = width * (height - 1);
  const corners = [0, width - 1, lastRow, lastRow + width - 1].map((index) => index * 4);
  const likes = corners.map(
    (at) => corners.filter((other) => differ(pixels, at, pixels, other) === 0).length,
  );
  return corners[likes.indexOf(Math.max(...likes))] ?? 0;
}

/** Returns the largest channel difference; colors count in proportion to their opacity. */
function differ(a: Uint8ClampedArray, at: number, b: Uint8ClampedArray, bt: number): number {
  const [alpha, beta] = [a[at + 3] ?? 0, b[bt + 3] ?? 0];
  let most = Math.abs(alpha - beta);
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = ((a[at + channel] ?? 0) * alpha - (b[bt + channel] ?? 0) * beta) / 255;
    most = Math.max(most, Math.abs(distance));
  }
  return most;
}
