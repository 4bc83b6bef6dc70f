import type { Session } from '#client/tool-kit/operations/session.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import type { ReadCode } from '../reading/read-picture.ts';
import type { ScannerSession } from '../session.ts';

/** Larger frames take longer than they find more. */
const longestSide = 1280;
const pauseMs = 150;

/** Reads frame after frame until `signal` aborts, one at a time. Rejects as the reader does. */
export async function watchVideo(
  video: HTMLVideoElement,
  session: Session<ScannerSession>,
  signal: AbortSignal,
  onCodes: (codes: readonly ReadCode[]) => void,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  while (!signal.aborted) {
    const frame = context && takeFrame(video, canvas, context);
    if (frame) {
      const codes = await session.call('readFrame', frame, { signal, transfer: [frame.pixels.buffer] });
      if (codes.length > 0) onCodes(codes);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Undefined before the first frame. */
function takeFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): Raster | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}
