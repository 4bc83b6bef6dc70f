import { viewOf, zlibCompress, type Bytes } from '#core/images/byte-access.ts';
import type { PDFContext, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { addImageStream, colorSpaceOf, grayColorSpace } from './image-stream.ts';
import { type PngSamples, unfilterRows } from './png-samples.ts';

/**
 * Adds a PNG to the document without loss: its compressed rows unchanged, since PDF supports PNG's filters, and its
 * transparency as a mask.
 */
export async function embedPng(
  context: PDFContext,
  png: PngSamples,
  profile: Bytes | undefined,
): Promise<PDFRef> {
  const isColor = png.palette !== undefined || png.colorType === 2 || png.colorType === 6;
  const base = colorSpaceOf(context, isColor ? 'rgb' : 'gray', profile);
  if (png.colorType >= 4) return embedWithAlpha(context, png, base);
  const parameters = context.obj({
    Predictor: 15,
    Colors: png.samplesPerPixel,
    BitsPerComponent: png.bitDepth,
    Columns: png.width,
  });
  const extra = { DecodeParms: parameters, ...(await maskOf(context, png)) };
  return addImageStream(context, png, png.packedRows, 'FlateDecode', paletteOr(context, png, base), extra);
}

function paletteOr(
  context: PDFContext,
  { colorType, palette, bitDepth }: PngSamples,
  base: PDFObject,
): PDFObject {
  if (colorType !== 3 || !palette) return base;
  const lastIndex = Math.min(Math.floor(palette.length / 3), 2 ** bitDepth) - 1;
  const table = context.register(context.flateStream(palette.slice(0, (lastIndex + 1) * 3)));
  return context.obj(['Indexed', base, lastIndex, table]);
}

/** Returns the mask for tRNS: one transparent color, or an opacity for each palette entry (W3C PNG, 11.3.1.1). */
async function maskOf(context: PDFContext, png: PngSamples): Promise<Record<string, PDFObject>> {
  const { transparency, colorType, samplesPerPixel } = png;
  if (!transparency) return {};
  if (colorType === 3) {
    const opacities = await zlibCompress(opacitiesOf(png, transparency));
    const shape = { width: png.width, height: png.height, bitDepth: 8 };
    return { SMask: addImageStream(context, shape, opacities, 'FlateDecode', grayColorSpace) };
  }
  if (transparency.length < samplesPerPixel * 2) return {};
  const clear = Array.from({ length: samplesPerPixel }, (_, index) =>
    viewOf(transparency).getUint16(index * 2),
  );
  return { Mask: context.obj(clear.flatMap((value) => [value, value])) };
}

function opacitiesOf(png: PngSamples, transparency: Uint8Array): Bytes {
  const { width, height, bitDepth } = png;
  const indices = unfilterRows(png);
  const rowBytes = Math.ceil((width * bitDepth) / 8);
  const highest = 2 ** bitDepth - 1;
  const opacities = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bitDepth;
      const byte = indices[y * rowBytes + (bit >> 3)] ?? 0;
      const index = (byte >> (8 - bitDepth - (bit & 7))) & highest;
      opacities[y * width + x] = transparency[index] ?? 255;
    }
  }
  return opacities;
}

async function embedWithAlpha(context: PDFContext, png: PngSamples, colorSpace: PDFObject): Promise<PDFRef> {
  const bytesPerSample = png.bitDepth / 8;
  const { color, alpha } = splitAlpha(
    unfilterRows(png),
    png.samplesPerPixel * bytesPerSample,
    bytesPerSample,
  );
  const isOpaque = alpha.every((value) => value === 255);
  const mask = isOpaque
    ? undefined
    : addImageStream(context, png, await zlibCompress(alpha), 'FlateDecode', grayColorSpace);
  return addImageStream(context, png, await zlibCompress(color), 'FlateDecode', colorSpace, { SMask: mask });
}

/** Separates colors and opacities of pixels whose last bytes are the opacity. */
export function splitAlpha(pixels: Uint8Array | Uint8ClampedArray, pixelBytes: number, alphaBytes: number) {
  const colorBytes = pixelBytes - alphaBytes;
  const count = Math.floor(pixels.length / pixelBytes);
  const color = new Uint8Array(count * colorBytes);
  const alpha = new Uint8Array(count * alphaBytes);
  for (let pixel = 0, from = 0; pixel < count; pixel += 1) {
    for (let byte = 0; byte < colorBytes; byte += 1, from += 1) {
      color[pixel * colorBytes + byte] = pixels[from] ?? 0;
    }
    for (let byte = 0; byte < alphaBytes; byte += 1, from += 1) {
      alpha[pixel * alphaBytes + byte] = pixels[from] ?? 0;
    }
  }
  return { color, alpha };
}
