import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { type EmbeddedImage, uprightSize } from './embed-image.ts';

/** The size of a page made from a picture. */
export type ImagePageSize = 'match' | 'a4' | 'letter' | 'image';

/** A page's size as shown, in points (1/72 inch). */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageLayout {
  readonly page: PageSize;
  /** The position of the upright picture, from the lower left. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const a4: PageSize = { width: 595.28, height: 841.89 };
const letter: PageSize = { width: 612, height: 792 };
const marginPt = 28.35;
const defaultDpi = 96;
/** The largest page that viewers must be able to show (ISO 32000-1, annex C). */
const maxSidePt = 14_400;

/** Lays out a picture on its page: as large as fits inside a margin of 1 cm, or with a page as large as the picture. */
export function layOutImage(image: EmbeddedImage, mode: ImagePageSize, matching: PageSize): ImageLayout {
  const upright = uprightSize(image);
  if (mode === 'image') {
    const dpi = image.dpi !== undefined && image.dpi >= 20 && image.dpi <= 4800 ? image.dpi : defaultDpi;
    const scale = Math.min(72 / dpi, maxSidePt / Math.max(upright.width, upright.height));
    const page = { width: upright.width * scale, height: upright.height * scale };
    return { page, x: 0, y: 0, ...page };
  }
  const sheet = { match: matching, a4, letter }[mode];
  const isTurned = sheet.width < sheet.height !== upright.width < upright.height;
  const page = isTurned ? { width: sheet.height, height: sheet.width } : sheet;
  const margin = Math.min(marginPt, page.width / 10, page.height / 10);
  const scale = Math.min(
    (page.width - 2 * margin) / upright.width,
    (page.height - 2 * margin) / upright.height,
  );
  const width = upright.width * scale;
  const height = upright.height * scale;
  return { page, x: (page.width - width) / 2, y: (page.height - height) / 2, width, height };
}

/** Adds a page that shows the picture. The caller adds the page to the page tree. */
export function addImagePage(context: PDFContext, image: EmbeddedImage, layout: ImageLayout): PDFRef {
  const matrix = orientationMatrix(image.orientation, layout).map(formatNumber).join(' ');
  const contents = context.register(context.flateStream(`q ${matrix} cm /Im0 Do Q`));
  return addPage(context, layout.page, { Resources: { XObject: { Im0: image.ref } }, Contents: contents });
}

/** Adds an empty page. The caller adds it to the page tree. */
export function addBlankPage(context: PDFContext, size: PageSize): PDFRef {
  return addPage(context, size, { Resources: {} });
}

function addPage(
  context: PDFContext,
  { width, height }: PageSize,
  entries: Parameters<PDFContext['stream']>[1],
): PDFRef {
  const box = [0, 0, width, height].map((value) => Number(formatNumber(value)));
  return context.register(context.obj({ Type: 'Page', MediaBox: box, ...entries }));
}

/**
 * Returns the matrix that maps a picture's unit square to its position, turned upright (Exif 2.32, tag Orientation).
 */
function orientationMatrix(
  orientation: number,
  { x, y, width: w, height: h }: ImageLayout,
): readonly number[] {
  switch (orientation) {
    case 2:
      return [-w, 0, 0, h, x + w, y];
    case 3:
      return [-w, 0, 0, -h, x + w, y + h];
    case 4:
      return [w, 0, 0, -h, x, y + h];
    case 5:
      return [0, -h, -w, 0, x + w, y + h];
    case 6:
      return [0, -h, w, 0, x, y + h];
    case 7:
      return [0, h, w, 0, x, y];
    case 8:
      return [0, h, -w, 0, x + w, y];
    default:
      return [w, 0, 0, h, x, y];
  }
}

function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
