import { checkDecodeSize, maxPixelsInPdf } from '#client/lib/images/image-limits.ts';
import { startsWithLatin1, zlibCompress, type Bytes } from '#core/images/byte-access.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import { metersPerInch } from '#core/images/metadata/image-metadata.ts';
import { readJpegSegments } from '#core/images/containers/jpeg-segments.ts';
import { type Orientation, swapsSides } from '#core/images/pixels/orientation.ts';
import { hasTransparency, type Raster } from '#core/images/pixels/raster.ts';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { embedPng, splitAlpha } from './embed-png.ts';
import { addImageStream, colorSpaceOf, grayColorSpace } from './image-stream.ts';
import { readPngSamples } from './png-samples.ts';

/** A decoded picture with upright pixels, for formats that a PDF cannot contain. */
export interface DecodedPicture {
  readonly raster: Raster;
  /** The color profile of the pixels; undefined for sRGB. */
  readonly icc?: Bytes | undefined;
  /** Sentences on what was lost in decoding. */
  readonly losses?: readonly string[];
}

export interface ImageTools {
  decode(bytes: Bytes): Promise<DecodedPicture>;
  encodeJpeg(raster: Raster): Promise<Bytes>;
}

/** A picture in the document that pages can draw. */
export interface EmbeddedImage {
  readonly ref: PDFRef;
  /** The width as stored, before `orientation` is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** The resolution in pixels per inch, from the file. */
  readonly dpi?: number;
  /** Sentences on what was lost in decoding. */
  readonly losses: readonly string[];
}

const app14 = 0xee;

/**
 * Adds a picture to the document. JPEG is added byte for byte, and PNG without loss; other formats are decoded. Throws
 * a ToolInputError for a picture that cannot be read.
 */
export async function embedImage(
  context: PDFContext,
  bytes: Bytes,
  tools: ImageTools,
): Promise<EmbeddedImage> {
  const header = await readImageHeader(bytes);
  checkDecodeSize(header, maxPixelsInPdf);
  const ref = await embedAsStored(context, bytes, header);
  if (ref) return placed(header, ref, header.orientation);
  const { raster, icc, losses = [] } = await tools.decode(bytes);
  const isLossy = !header.isLossless && !hasTransparency(raster);
  const decodedRef = isLossy
    ? addImageStream(
        context,
        shapeOf(raster),
        await tools.encodeJpeg(raster),
        'DCTDecode',
        colorSpaceOf(context, 'rgb', icc),
      )
    : await embedRaster(context, raster, icc);
  return { ...placed(header, decodedRef, 1), width: raster.width, height: raster.height, losses };
}

function placed(
  { width, height, metadata }: ImageHeader,
  ref: PDFRef,
  orientation: Orientation,
): EmbeddedImage {
  const { density } = metadata;
  const dpi = density === undefined ? undefined : density.x * metersPerInch;
  return { ref, width, height, orientation, losses: [], ...(dpi === undefined ? {} : { dpi }) };
}

async function embedAsStored(
  context: PDFContext,
  bytes: Bytes,
  header: ImageHeader,
): Promise<PDFRef | undefined> {
  if (header.kind === 'jpeg') return embedJpeg(context, bytes, header);
  const png = header.kind === 'png' ? await readPngSamples(bytes) : undefined;
  return png && embedPng(context, png, header.metadata.icc);
}

/** Embeds a JPEG if DCTDecode can read it: baseline or progressive Huffman coding with 8 bits (ISO 32000-1, 7.4.8). */
function embedJpeg(context: PDFContext, bytes: Bytes, header: ImageHeader): PDFRef | undefined {
  const { frame, list } = readJpegSegments(bytes);
  if (frame.type > 2 || frame.precision !== 8 || ![1, 3, 4].includes(frame.componentCount)) return undefined;
  const isByAdobe = list.some(
    ({ marker, payload }) => marker === app14 && startsWithLatin1(bytes, 'Adobe', payload),
  );
  // Adobe stores CMYK inverted.
  const decode = frame.componentCount === 4 && isByAdobe ? context.obj([1, 0, 1, 0, 1, 0, 1, 0]) : undefined;
  const colorSpace = colorSpaceOf(context, header.colorModel, header.metadata.icc);
  return addImageStream(context, shapeOf(header), bytes, 'DCTDecode', colorSpace, { Decode: decode });
}

async function embedRaster(context: PDFContext, raster: Raster, icc: Bytes | undefined): Promise<PDFRef> {
  const { color, alpha } = splitAlpha(raster.pixels, 4, 1);
  const mask = hasTransparency(raster)
    ? addImageStream(context, shapeOf(raster), await zlibCompress(alpha), 'FlateDecode', grayColorSpace)
    : undefined;
  const colorSpace = colorSpaceOf(context, 'rgb', icc);
  return addImageStream(context, shapeOf(raster), await zlibCompress(color), 'FlateDecode', colorSpace, {
    SMask: mask,
  });
}

function shapeOf({ width, height }: { width: number; height: number }) {
  return { width, height, bitDepth: 8 };
}

/** Returns the size in pixels of the picture turned upright. */
export function uprightSize({ width, height, orientation }: EmbeddedImage): {
  width: number;
  height: number;
} {
  return swapsSides(orientation) ? { width: height, height: width } : { width, height };
}
