import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { throwIfRefused } from './refuse-bombs.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a thumbnail of `page` whose longer side is `longSidePx`; each side is at least one pixel. */
export function fitInside(page: PixelSize, longSidePx: number): PixelSize & { readonly scale: number } {
  const longSide = Math.max(page.width, page.height);
  const scale = longSide > 0 ? longSidePx / longSide : 1;
  return {
    scale,
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  };
}

/**
 * Draws a thumbnail of a page, rotated as in the file. Its longer side becomes `longSidePx`, however large the page
 * claims to be. The caller turns the canvas into an image.
 */
export async function drawThumbnail(page: PDFPageProxy, longSidePx: number): Promise<OffscreenCanvas> {
  const natural = page.getViewport({ scale: 1 });
  const { width, height, scale } = fitInside(natural, longSidePx);
  const canvas = new OffscreenCanvas(width, height);
  const task = page.render({
    // pdf.js's types only allow a canvas of a document.
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport: page.getViewport({ scale }),
    background: '#fff',
  });
  await task.promise.finally(throwIfRefused);
  page.cleanup();
  return canvas;
}
