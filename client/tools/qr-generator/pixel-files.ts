import type { Bytes } from '#core/images/byte-access.ts';
import { writeIndexedPng } from '#core/images/indexed-png.ts';
import { createRaster, type Raster } from '#core/images/raster.ts';
import type { QrSymbol } from './logic.ts';
import { type PictureStyle, readHex } from './picture-style.ts';
import type { PixelLayout } from './pixel-layout.ts';

type Modules = Pick<QrSymbol, 'across' | 'modules'>;

/** A PNG file of two exact colours, one bit a pixel. */
export async function writePng(symbol: Modules, style: PictureStyle, layout: PixelLayout): Promise<Bytes> {
  const [light, dark] = [readHex(style.background), readHex(style.foreground)];
  const lightAlpha = style.isTransparent ? 0 : 255;
  const colors = [light.red, light.green, light.blue, lightAlpha, dark.red, dark.green, dark.blue, 255];
  const { sizePx } = layout;
  return writeIndexedPng(sizePx, sizePx, paint(symbol, layout), Uint8Array.from(colors));
}

/** The picture as opaque RGBA, for formats that know no palette. */
export function paintRaster(symbol: Modules, style: PictureStyle, layout: PixelLayout): Raster {
  const raster = createRaster(layout.sizePx, layout.sizePx);
  const [light, dark] = [readHex(style.background), readHex(style.foreground)];
  paint(symbol, layout).forEach((isDark, pixel) => {
    const { red, green, blue } = isDark ? dark : light;
    raster.pixels.set([red, green, blue, 255], pixel * 4);
  });
  return raster;
}

/** One byte a pixel: 1 is dark. */
function paint({ across, modules }: Modules, { sizePx, modulePx, offsetPx }: PixelLayout): Uint8Array {
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
