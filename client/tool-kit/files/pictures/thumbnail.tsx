import { useEffect, useRef } from 'react';
import { drawThumbnail } from '#client/lib/images/browser/browser-thumbnail.ts';
import { isAbortError } from '#core/errors.ts';
import { useUrl } from './use-url.ts';

interface ThumbnailProps {
  readonly file: Blob;
  /** Shown where the browser cannot show the file, such as HEIC. */
  readonly substitute: Blob | undefined;
}

const sidePixels = 96;

/** A small view of a picture; an empty tile until there is one. */
export function Thumbnail({ file, substitute }: ThumbnailProps) {
  return file.type === 'image/svg+xml' ? (
    <DrawingThumbnail file={file} />
  ) : (
    <PixelThumbnail {...{ file, substitute }} />
  );
}

/** Bitmaps are made from raster images only. As an image, an SVG runs no script and loads nothing. */
function DrawingThumbnail({ file }: { readonly file: Blob }) {
  const url = useUrl(file);
  return url ? <img src={url} alt="" className="queue-thumb" /> : <span className="queue-thumb" />;
}

function PixelThumbnail({ file, substitute }: ThumbnailProps) {
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
