import type { Raster } from '#core/images/pixels/raster.ts';
import type { Box } from './logo-place.ts';

/** A picture chosen for the center of codes. */
export interface Logo {
  readonly name: string;
  readonly picture: Raster;
  /** The same picture as a PNG data URL, for SVG. */
  readonly dataUrl: string;
}

/** A picture over the center of a symbol; the box is in modules. */
export interface PlacedLogo {
  readonly picture: Raster;
  readonly box: Box;
}

interface MeanColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** From 0 to 1. */
  readonly alpha: number;
}

const nothing: MeanColor = { red: 0, green: 0, blue: 0, alpha: 0 };

/**
 * Returns the mean color of an area, given as fractions of the picture's sides. The part beyond the picture is
 * transparent.
 */
export function averageArea(picture: Raster, x: number, y: number, width: number, height: number): MeanColor {
  const columns = span(x, width, picture.width);
  const rows = span(y, height, picture.height);
  const count = (columns.end - columns.start) * (rows.end - rows.start);
  if (count <= 0) return nothing;
  const sum = { red: 0, green: 0, blue: 0, alpha: 0 };
  for (let row = rows.start; row < rows.end; row += 1) {
    for (let column = columns.start; column < columns.end; column += 1) {
      const at = (row * picture.width + column) * 4;
      const alpha = picture.pixels[at + 3] ?? 0;
      sum.red += (picture.pixels[at] ?? 0) * alpha;
      sum.green += (picture.pixels[at + 1] ?? 0) * alpha;
      sum.blue += (picture.pixels[at + 2] ?? 0) * alpha;
      sum.alpha += alpha;
    }
  }
  if (sum.alpha === 0) return nothing;
  const { red, green, blue, alpha } = sum;
  return { red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha / (255 * count) };
}

/** Returns the whole pixels nearest to a fraction of a side. There is at least one, unless the area lies outside. */
function span(from: number, length: number, side: number): { start: number; end: number } {
  const middle = from + length / 2;
  if (middle < 0 || middle >= 1) return { start: 0, end: 0 };
  const start = Math.min(Math.floor(middle * side), Math.max(0, Math.round(from * side)));
  const end = Math.min(side, Math.max(start + 1, Math.round((from + length) * side)));
  return { start, end };
}

/** Draws the logo onto a picture of the code, in place. `modulePx` is the width of a module in pixels. */
export function paintLogo(
  target: Raster,
  { picture, box }: PlacedLogo,
  { modulePx, offsetPx }: { readonly modulePx: number; readonly offsetPx: number },
): void {
  const [left, top] = [offsetPx + box.left * modulePx, offsetPx + box.top * modulePx];
  const [width, height] = [box.width * modulePx, box.height * modulePx];
  for (let y = Math.floor(top); y < top + height; y += 1) {
    for (let x = Math.floor(left); x < left + width; x += 1) {
      const color = averageArea(picture, (x - left) / width, (y - top) / height, 1 / width, 1 / height);
      blend(target.pixels, (y * target.width + x) * 4, color);
    }
  }
}

function blend(pixels: Uint8ClampedArray, at: number, { red, green, blue, alpha }: MeanColor): void {
  const below = ((pixels[at + 3] ?? 0) / 255) * (1 - alpha);
  const total = alpha + below;
  if (total === 0) return;
  [red, green, blue].forEach((value, channel) => {
    pixels[at + channel] = (value * alpha + (pixels[at + channel] ?? 0) * below) / total;
  });
  pixels[at + 3] = total * 255;
}
