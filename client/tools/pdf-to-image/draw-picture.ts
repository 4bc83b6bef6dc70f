import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { encodeImage } from '#client/lib/images/encode-image.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import {
  drawPage,
  type PageArea,
  type PageDrawing,
  pixelSize,
  shownSize,
} from '#client/lib/pdf/parsing/draw-page.ts';
import { writeImageMetadata } from '#core/images/containers/image-container.ts';
import { writePlainPng } from '#core/images/containers/plain-png.ts';
import { writeStreamedPng } from '#core/images/containers/streamed-png.ts';
import { metersPerInch } from '#core/images/metadata/image-metadata.ts';
import { createRaster, type Raster } from '#core/images/pixels/raster.ts';
import { pictureTools } from '#platform/pictures';
import { checkPictureSize, pointsPerInch, scaleFor } from './page-size.ts';
import type { PdfPictureOptions } from './state.ts';

interface Scope {
  readonly signal: AbortSignal;
  report(share: number): void;
}

/** Larger pages are drawn in tiles, because some browsers' canvases cannot hold them. */
const maxWholePixels = 32e6;
const tileSide = 4096;

/**
 * Draws one page as a picture file, which contains its resolution. Throws a ToolInputError for a picture that is too
 * large.
 */
export async function drawPicture(
  page: PDFPageProxy,
  pageNumber: number,
  options: PdfPictureOptions,
  scope: Scope,
): Promise<Blob> {
  const size = shownSize(page);
  const scale = scaleFor(size, options);
  const { encode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  checkPictureSize(size, options, encode, pageNumber);
  const { width, height } = pixelSize(size, scale);
  const isOpaque = !options.isTransparent || options.format === 'jpeg';
  const paper = isOpaque ? '#ffffff' : undefined;
  const drawing = { scale, paper, hasAnnotations: options.hasAnnotations };
  const perMeter = (scale * pointsPerInch) / metersPerInch;
  if (options.format !== 'png') return packed(await drawPage(page, drawing), options, perMeter);
  const isWhole = width * height <= maxWholePixels && Math.max(width, height) <= maxWholeSide;
  if (isWhole) return toPng([await writePlainPng(await drawPage(page, drawing), perMeter)]);
  const shape = { width, height, channels: isOpaque ? 3 : 4, pixelsPerMeter: perMeter } as const;
  return toPng(await writeStreamedPng(shape, drawBands(page, shape, drawing, scope)));
}

/** The longest canvas side that every browser supports. */
const maxWholeSide = 16_384;

const toPng = (pieces: BlobPart[]) => new Blob(pieces, { type: 'image/png' });

async function packed(raster: Raster, options: PdfPictureOptions, perMeter: number): Promise<Blob> {
  const { format, quality } = options;
  const settings = { quality, isLossless: false, effort: 'fast', chroma: 'full', isDithered: false } as const;
  const bytes = await encodeImage(
    raster,
    { ...settings, kind: format, hasProfile: false },
    pictureTools.codecs,
  );
  const stamped = await writeImageMetadata(bytes, format, { density: { x: perMeter, y: perMeter } });
  return new Blob([stamped], { type: `image/${format}` });
}

/** Draws the rows of a page from the top, one band at a time, each assembled from tiles. */
async function* drawBands(
  page: PDFPageProxy,
  { width, height }: { readonly width: number; readonly height: number },
  drawing: PageDrawing,
  { signal, report }: Scope,
): AsyncGenerator<Raster> {
  const rows = Math.min(tileSide, Math.max(1, Math.floor(maxWholePixels / width)));
  for (let y = 0; y < height; y += rows) {
    const band = createRaster(width, Math.min(rows, height - y));
    for (let x = 0; x < width; x += tileSide) {
      signal.throwIfAborted();
      report((y + (rows * x) / width) / height);
      const area = { x, y, width: Math.min(tileSide, width - x), height: band.height };
      const isLast = y + rows >= height && x + tileSide >= width;
      place(band, await drawPage(page, { ...drawing, area, isDrawnAgain: !isLast }), area);
    }
    yield band;
  }
}

function place(band: Raster, tile: Raster, { x }: PageArea): void {
  for (let row = 0; row < tile.height; row += 1) {
    const from = row * tile.width * 4;
    band.pixels.set(tile.pixels.subarray(from, from + tile.width * 4), (row * band.width + x) * 4);
  }
}
