import { createBudget } from '#client/lib/images/pixel-budget.ts';

/** Two thumbnails at a time, because each one decodes its whole picture for a moment. */
const turns = createBudget(2);

/** Draws a picture file into a canvas, filling it. Returns false if the browser cannot show the file. */
export async function drawThumbnail(
  file: Blob,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<boolean> {
  const leave = await turns.take(1, signal);
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: canvas.height, resizeQuality: 'medium' });
    if (!signal.aborted) drawFilling(bitmap, canvas);
    bitmap.close();
    return !signal.aborted;
  } catch {
    return false;
  } finally {
    leave();
  }
}

function drawFilling(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}
