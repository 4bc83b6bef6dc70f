import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Raster } from '#core/images/pixels/raster.ts';
import { throwIfRefused } from './refuse-bombs.ts';

export interface PageDrawing {
  /** The number of pixels per point (1/72 inch). */
  readonly scale: number;
  /** The color behind the page; undefined for transparent. */
  readonly paper: string | undefined;
  readonly hasAnnotations: boolean;
  /** The part to draw, in pixels of the whole page; undefined for all of it. */
  readonly area?: PageArea | undefined;
  /** True if other parts of the page will be drawn later; the parsed page is then kept. */
  readonly isDrawnAgain?: boolean;
}

export interface PageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a page in points as shown: rotated, cropped, and scaled by its own unit. */
export function shownSize(page: PDFPageProxy): { readonly width: number; readonly height: number } {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** Returns the size of a page in pixels; each side is rounded and at least one pixel. */
export function pixelSize(size: { readonly width: number; readonly height: number }, scale: number) {
  const side = (points: number) => Math.max(1, Math.round(points * scale));
  return { width: side(size.width), height: side(size.height) };
}

/** Draws a page or a part of it. Needs a canvas. */
export async function drawPage(
  page: PDFPageProxy,
  { scale, paper, hasAnnotations, area, isDrawnAgain = false }: PageDrawing,
): Promise<Raster> {
  const { width, height } = area ?? pixelSize(shownSize(page), scale);
  const viewport = page.getViewport({ scale, offsetX: -(area?.x ?? 0), offsetY: -(area?.y ?? 0) });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`No canvas of ${width} × ${height} pixels.`);
  const task = page.render({
    // pdf.js's types only allow a canvas of a document.
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    background: paper ?? 'rgba(0,0,0,0)',
    annotationMode: hasAnnotations ? AnnotationMode.ENABLE : AnnotationMode.DISABLE,
  });
  await task.promise.finally(throwIfRefused);
  if (!isDrawnAgain) page.cleanup();
  const { data } = context.getImageData(0, 0, width, height);
  // Set to size 0, because some browsers free a canvas's memory only then.
  canvas.width = 0;
  return { width, height, pixels: data };
}
