import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { drawPage, shownSize } from '#client/lib/pdf/parsing/draw-page.ts';
import { closePdf, openPdf, takePage } from '#client/lib/pdf/parsing/open-pdf.ts';
import type { PdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

interface Scope {
  readonly shelf: PdfShelf;
  readonly signal: AbortSignal;
}

/** The number of pages to compare: all of a short file; of a long one the first, the last and some between. */
const mostPages = 12;
const longSidePx = 700;
/** With a larger mean difference per channel (0 to 255), a page is not the same picture with less detail. */
const mostLoss = 12;

/**
 * Returns the number of the first compared page on which the result differs from the original: in any pixel, or with
 * `hasLoss` in its overall look. Undefined if there is none, or no canvas to draw on.
 */
export async function findChangedPage(
  source: PdfSource,
  made: Blob,
  hasLoss: boolean,
  password: string | undefined,
  { shelf, signal }: Scope,
): Promise<number | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const before = await shelf.take(source);
  const after = await openPdf(made, { ...shelf.options(), password });
  if (before.status !== 'open' || after.status !== 'open') throw new Error('A file does not open again.');
  try {
    const { numPages } = before.pdf;
    const count = Math.min(mostPages, numPages);
    for (let index = 0; index < count; index += 1) {
      signal.throwIfAborted();
      const number = count === 1 ? 1 : 1 + Math.round((index * (numPages - 1)) / (count - 1));
      const page = await takePage(before.pdf, number);
      const { width, height } = shownSize(page);
      const drawing = { scale: longSidePx / Math.max(width, height), paper: 'white', hasAnnotations: true };
      const one = await drawPage(page, drawing);
      const other = await drawPage(await takePage(after.pdf, number), drawing);
      if (meanDifference(one, other) > (hasLoss ? mostLoss : 0)) return number;
    }
    return undefined;
  } finally {
    await closePdf(after.pdf);
  }
}

function meanDifference(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  let sum = 0;
  for (let at = 0; at < one.pixels.length; at += 1) {
    sum += Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0));
  }
  return sum / one.pixels.length;
}
