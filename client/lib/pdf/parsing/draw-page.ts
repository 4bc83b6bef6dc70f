import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Raster } from '#core/images/pixels/raster.ts';

export interface PageDrawing {
  /** Pixels for each point (1/72 inch). */
  readonly scale: number;
  /** What stands behind the page; undefined for nothing. */
  readonly paper: string | undefined;
  readonly hasAnnotations: boolean;
}

/** The size of a page in points as it is shown: turned, cut to its crop box, in its own unit. */
export function shownSize(page: PDFPageProxy): { readonly width: number; readonly height: number } {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** Draws a page in full. Parts of a pixel at its edges count as one. Needs a canvas. */
export async function drawPage(
  page: PDFPageProxy,
  { scale, paper, hasAnnotations }: PageDrawing,
): Promise<Raster> {
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`No canvas of ${width} × ${height} pixels.`);
  const task = page.render({
    // pdf.js's types know only the canvas of a document.
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    background: paper ?? 'rgba(0,0,0,0)',
    annotationMode: hasAnnotations ? AnnotationMode.ENABLE : AnnotationMode.DISABLE,
  });
  await task.promise;
  page.cleanup();
  const { data } = context.getImageData(0, 0, width, height);
  // Sized to nothing: some browsers free a canvas's memory only then.
  canvas.width = 0;
  return { width, height, pixels: data };
}
