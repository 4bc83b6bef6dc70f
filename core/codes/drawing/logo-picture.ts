import type { Raster } from '#core/images/pixels/raster.ts';
import type { Box } from './logo-place.ts';

/** A picture that was chosen for the middle of codes. */
export interface Logo {
  readonly name: string;
  readonly picture: Raster;
  /** The same as a PNG file, for SVG. */
  readonly dataUrl: string;
}

/** A picture over the middle of a symbol; the box is in modules. */
export interface PlacedLogo {
  readonly picture: Raster;
  readonly box: Box;
}

interface MeanColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** 0 to 1 */
  readonly alpha: number;
}

const nothing: MeanColor = { red: 0, green: 0, blue: 0, alpha: 0 };

/** The mean color of a part of the picture, in shares of its sides; transparent where it reaches beyond. */
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

/** The whole pixels nearest to a share of a side; one at least, unless it lies outside. */
function span(from: number, length: number, side: number): { start: number; end: number } {
  const middle = from + length / 2;
  if (middle < 0 || middle >= 1) return { start: 0, end: 0 };
  const start = Math.min(Math.floor(middle * side), Math.max(0, Math.round(from * side)));
  const end = Math.min(side, Math.max(start + 1, Math.round((from + length) * side)));
  return { start, end };
}

/** Lays the logo over a picture of the code, whose modules are so many pixels wide, in place. */
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
