import { startPdfParser } from '#platform/pdf-parser';
import { takePage } from '#client/lib/pdf/parsing/open-pdf.ts';
import { createPdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import { drawThumbnail, fitInside } from '#client/lib/pdf/parsing/thumbnail.ts';
import { ToolInputError } from '#core/errors.ts';
import { checkResult } from '#client/lib/pdf/merging/check-result.ts';
import { inspectFile } from '#client/lib/pdf/merging/inspect-file.ts';
import type { DrawRequest, MergerSession } from './session-api.ts';
import type { HeicPixels } from '#client/lib/images/decode-pixels.ts';
import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';

const shelf = createPdfShelf(startPdfParser);
const picture = { type: 'image/jpeg', quality: 0.85 };

async function draw(request: DrawRequest): Promise<Blob> {
  const canvas = request.kind === 'image' ? await drawImagePage(request) : await drawPdfPage(request);
  return canvas.convertToBlob(picture);
}

async function drawPdfPage({ source, pageIndex, longSidePx }: DrawRequest): Promise<OffscreenCanvas> {
  const opened = await shelf.take(source);
  if (opened.status !== 'open') throw new ToolInputError('The file is locked.');
  return drawThumbnail(await takePage(opened.pdf, pageIndex + 1), longSidePx);
}

/** Loads the PDF writer and the picture codecs, which only a merge needs. */
function loadMerge() {
  return import('#client/lib/pdf/merging/merge-by-platform.ts');
}

/** Loads the picture codecs, which only the display of HEIC needs. */
function loadPictures() {
  return import('#platform/pictures');
}

function drawImagePage({ source, longSidePx }: DrawRequest): Promise<OffscreenCanvas> {
  return drawPicture(source.file, longSidePx, async (file) =>
    (await loadPictures()).pictureTools.readHeic(file),
  );
}

/** Creates a session that shows, merges and checks files, which stay open between calls. */
export default function createMergerSession(): MergerSession {
  return {
    inspect: (file) => inspectFile({ ...file, takesPictures: true }, shelf),
    draw,
    prepare: async (work) => {
      if (work === 'merge') await loadMerge();
      else await shelf.options().parser?.worker.promise;
    },
    merge: async (request, context) => {
      const { mergeByPlatform } = await loadMerge();
      return mergeByPlatform(request, () => shelf.options(), context);
    },
    check: (request) => checkResult(request, shelf.options()),
  };
}

/** Decodes HEIC if the browser cannot. */
type ReadHeic = (file: Blob) => Promise<HeicPixels>;

/** Draws a thumbnail of a picture file on white; its longer side is `longSidePx`. Rejects if it cannot be decoded. */
async function drawPicture(file: Blob, longSidePx: number, readHeic: ReadHeic): Promise<OffscreenCanvas> {
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
