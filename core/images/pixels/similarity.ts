import type { Raster } from './raster.ts';

const windowSide = 8;
const maxWindows = 60_000;
/** Stabilizing constants for 8-bit values (Wang et al. 2004). */
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/**
 * Computes the structural similarity (SSIM; Wang, Bovik, Sheikh and Simoncelli 2004) of two pictures of the same size:
 * 1 means equal, above about 0.98 hard to tell apart. It is the mean over 8 × 8 windows of luma, evenly sampled in
 * large pictures.
 */
export function measureSimilarity(one: Raster, other: Raster): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) throw new RangeError('The pictures differ in size.');
  const side = Math.min(windowSide, width, height);
  const stride = chooseStride(width, height, side);
  let sum = 0;
  let count = 0;
  for (let top = 0; top + side <= height; top += stride) {
    for (let left = 0; left + side <= width; left += stride) {
      sum += compareWindow(one, other, left, top, side);
      count += 1;
    }
  }
  return sum / count;
}

function chooseStride(width: number, height: number, side: number): number {
  let stride = Math.max(1, side >> 1);
  while ((width / stride) * (height / stride) > maxWindows) stride += 1;
  return stride;
}

function compareWindow(one: Raster, other: Raster, left: number, top: number, side: number): number {
  const area = side * side;
  let [sumX, sumY, squareX, squareY, product] = [0, 0, 0, 0, 0];
  for (let row = 0; row < side; row += 1) {
    let at = ((top + row) * one.width + left) * 4;
    for (let column = 0; column < side; column += 1, at += 4) {
      const x = luma(one.pixels, at);
      const y = luma(other.pixels, at);
      sumX += x;
      sumY += y;
      squareX += x * x;
      squareY += y * y;
      product += x * y;
    }
  }
  const [meanX, meanY] = [sumX / area, sumY / area];
  const varianceX = squareX / area - meanX * meanX;
  const varianceY = squareY / area - meanY * meanY;
  const covariance = product / area - meanX * meanY;
  return (
    ((2 * meanX * meanY + c1) * (2 * covariance + c2)) /
    ((meanX * meanX + meanY * meanY + c1) * (varianceX + varianceY + c2))
  );
}

/** Returns the luma with ITU-R BT.601 weights; transparent pixels are over white. */
function luma(pixels: Uint8ClampedArray, at: number): number {
  const value = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return 255 + ((value - 255) * (pixels[at + 3] ?? 0)) / 255;
}
