import type { HeicPixels } from '#client/lib/images/decode-pixels.ts';
import { fitInside } from '#client/lib/pdf/parsing/thumbnail.ts';
import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';

/** Decodes HEIC if the browser cannot. */
export type ReadHeic = (file: Blob) => Promise<HeicPixels>;

/** Draws a thumbnail of a picture file on white; its longer side is `longSidePx`. Rejects if it cannot be decoded. */
export async function drawPicture(
  file: Blob,
  longSidePx: number,
  readHeic: ReadHeic,
): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file).catch(async (error: unknown) => {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (detectFileKind(head) !== 'heic') throw error;
    const { pixels, width, height } = (await readHeic(file)).raster;
    return createImageBitmap(new ImageData(pixels, width, height));
  });
  const { width, height } = fitInside(bitmap, longSidePx);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
  }
  bitmap.close();
  return canvas;
}
