import { useEffect, useRef } from 'react';
import { drawThumbnail } from '#client/lib/images/browser/browser-thumbnail.ts';
import { isAbortError } from '#core/errors.ts';

interface ThumbnailProps {
  readonly file: Blob;
  /** Shown where the browser cannot show the file, such as HEIC. */
  readonly substitute: Blob | undefined;
}

const sidePixels = 96;

/** A small view of a picture; an empty tile until there is one. */
export function Thumbnail({ file, substitute }: ThumbnailProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const controller = new AbortController();
    if (canvas) {
      drawFirst([file, substitute], canvas, controller.signal).catch((error: unknown) => {
        if (!isAbortError(error)) throw error;
      });
    }
    return () => {
      controller.abort();
    };
  }, [file, substitute]);
  return <canvas ref={ref} className="queue-thumb" width={sidePixels} height={sidePixels} aria-hidden />;
}

async function drawFirst(
  files: readonly (Blob | undefined)[],
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) {
    if (file && (await drawThumbnail(file, canvas, signal))) return;
  }
}
