import type { Bytes } from '#core/images/byte-access.ts';
import { writeIndexedPng } from '#core/images/containers/indexed-png.ts';
import { createRaster, type Raster } from '#core/images/pixels/raster.ts';
import { type PictureStyle, readHex } from './picture-style.ts';
import type { PixelLayout } from './pixel-layout.ts';
import { coverShapes, fullCoverage } from './shape-coverage.ts';
import type { Modules, Shapes } from './shapes.ts';

type ShadeColors = Pick<PictureStyle, 'foreground' | 'background' | 'isTransparent'>;

/** Writes a PNG file of two exact colors, one bit a pixel. Curves add shades between the two. */
export async function writePng(symbol: Modules, style: PictureStyle, layout: PixelLayout): Promise<Bytes> {
  const { sizePx } = layout;
  return writeIndexedPng(sizePx, sizePx, paint(symbol, style, layout), shadesOf(style));
}

/** Draws the picture as RGBA, for formats without a palette and for adding a logo. */
export function paintRaster(symbol: Modules, style: PictureStyle, layout: PixelLayout): Raster {
  const raster = createRaster(layout.sizePx, layout.sizePx);
  const shades = shadesOf(style);
  paint(symbol, style, layout).forEach((shade, pixel) => {
    raster.pixels.set(shades.subarray(shade * 4, shade * 4 + 4), pixel * 4);
  });
  return raster;
}

function shadesOf(style: PictureStyle): Uint8Array {
  return listShades(style, style.shapes ? fullCoverage : 1);
}

/** Returns the colors from light to dark in equal steps, as RGBA. */
export function listShades(style: ShadeColors, most: number): Uint8Array {
  const [light, dark] = [readHex(style.background), readHex(style.foreground)];
  const shades = Array.from({ length: most + 1 }, (_, shade) => {
    const share = shade / most;
    const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
    // A transparent background has no color to mix with.
    if (style.isTransparent && shade > 0) return [dark.red, dark.green, dark.blue, Math.round(255 * share)];
    const alpha = style.isTransparent ? 0 : 255;
    return [mix(light.red, dark.red), mix(light.green, dark.green), mix(light.blue, dark.blue), alpha];
  });
  return Uint8Array.from(shades.flat());
}

/** Returns one shade per pixel; 0 is light. */
function paint(symbol: Modules, style: PictureStyle, layout: PixelLayout): Uint8Array {
  return style.shapes ? paintShapes(symbol, style.shapes, layout) : paintSquares(symbol, layout);
}

function paintShapes(
  symbol: Modules,
  shapes: Shapes,
  { sizePx, modulePx, offsetPx }: PixelLayout,
): Uint8Array {
  const pixels = new Uint8Array(sizePx * sizePx);
  const side = symbol.across * modulePx;
  const covered = coverShapes(symbol, shapes, modulePx);
  for (let y = 0; y < side; y += 1) {
    pixels.set(covered.subarray(y * side, (y + 1) * side), (y + offsetPx) * sizePx + offsetPx);
  }
  return pixels;
}

function paintSquares({ across, modules }: Modules, { sizePx, modulePx, offsetPx }: PixelLayout): Uint8Array {
  const pixels = new Uint8Array(sizePx * sizePx);
  for (let y = 0; y < across * modulePx; y += 1) {
    const row = Math.floor(y / modulePx) * across;
    const start = (y + offsetPx) * sizePx + offsetPx;
    for (let x = 0; x < across * modulePx; x += 1) {
      pixels[start + x] = modules[row + Math.floor(x / modulePx)] ?? 0;
    }
  }
  return pixels;
}
