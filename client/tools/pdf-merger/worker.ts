import { startPdfParser } from '#client/lib/pdf/parsing/parser-worker.ts';
import { createPdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import { drawThumbnail } from '#client/lib/pdf/parsing/thumbnail.ts';
import { exposeWorker } from '#client/lib/workers/host.ts';
import { ToolInputError } from '#core/errors.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { readHeicInWorker } from './pictures/heic-in-worker.ts';
import { inspectFile } from './pictures/inspect-file.ts';
import type { DrawRequest, PdfMergerWorkerApi } from './worker-api.ts';

const shelf = createPdfShelf(startPdfParser);
const picture = { type: 'image/jpeg', quality: 0.85 };

async function draw(request: DrawRequest): Promise<Blob> {
  const canvas = request.kind === 'image' ? await drawImagePage(request) : await drawPdfPage(request);
  return canvas.convertToBlob(picture);
}

async function drawPdfPage({ source, pageIndex, longSidePx }: DrawRequest): Promise<OffscreenCanvas> {
  const opened = await shelf.take(source);
  if (opened.status !== 'open') throw new ToolInputError('The file is locked.');
  return drawThumbnail(await opened.pdf.getPage(pageIndex + 1), longSidePx);
}

function drawImagePage({ source, longSidePx }: DrawRequest): Promise<OffscreenCanvas> {
  return drawPicture(source.file, longSidePx, readHeicInWorker);
}

exposeWorker<PdfMergerWorkerApi>({
  inspect: (file) => inspectFile(file, shelf),
  draw,
  merge: async (request, context) => {
    // Only a merge needs the parser that writes, and the picture codecs.
    const { mergeInWorker } = await import('./merging/merge-in-worker.ts');
    return mergeInWorker(request, shelf.options(), context);
  },
});
