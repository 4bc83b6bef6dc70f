import readerWasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { createImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { fetchWasm } from '#client/lib/images/wasm-files.ts';
import { exposeWorker } from '#client/lib/workers/host.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { TaskContext } from '#core/task.ts';
import { encodeQr, type QrSymbol } from './logic.ts';
import { paintRaster, writePng } from './pixel-files.ts';
import { layOut } from './pixel-layout.ts';
import { scanBack, type ScanSubject } from './scanning.ts';
import { writeSvg } from './vector-files.ts';
import type { DrawnCode, DrawRequest, QrWorkerApi } from './worker-api.ts';
import type { ZxingReader } from './zxing-reader.ts';

async function draw(request: DrawRequest): Promise<DrawnCode> {
  const { text, wishes, style, sizePx, format } = request;
  const symbol = encodeQr(text, wishes);
  if (format === 'svg') {
    const modulePx = sizePx / (symbol.across + 2 * style.quietZone);
    return { symbol, file: new TextEncoder().encode(writeSvg(symbol, style, String(sizePx))), modulePx };
  }
  const { modulePx } = layOut(symbol.across, style.quietZone, sizePx);
  return { symbol, file: await writePixels(symbol, request), modulePx };
}

function writePixels(symbol: QrSymbol, { style, sizePx, format }: DrawRequest): Promise<Bytes> {
  const layout = layOut(symbol.across, style.quietZone, sizePx);
  if (format === 'png') return writePng(symbol, style, layout);
  // Full colour resolution: shared colour differences would smear the edges of coloured modules.
  const settings = { quality: 95, isGrayscale: false, chroma: 1, isThorough: false } as const;
  return createImageCodecs(fetchWasm).encodeJpeg(paintRaster(symbol, style, layout), settings);
}

let reader: Promise<ZxingReader> | undefined;

async function scan(subject: ScanSubject, context: TaskContext) {
  const { readCode } = await loadReader();
  return scanBack(subject, readCode, (fraction) => context.reportProgress({ fraction }));
}

/** A longer side than this adds nothing: a code in it is large enough to be read smaller. */
const mostPhotoPx = 2000;

async function readPicture({ file }: { readonly file: File }): Promise<string> {
  const [{ readPhoto }, bitmap] = await Promise.all([
    loadReader(),
    createImageBitmap(file).catch(() => undefined),
  ]);
  if (!bitmap) {
    throw new ToolInputError(`${file.name} could not be read as a picture.`, {
      hint: 'Take a PNG, JPEG or WebP file.',
    });
  }
  const scale = Math.min(1, mostPhotoPx / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to a worker.');
  // What is transparent lies on white, as on a page.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const text = await readPhoto(context.getImageData(0, 0, width, height));
  if (text !== undefined) return text;
  throw new ToolInputError(`No QR code was found in ${file.name}.`, {
    hint: 'Crop the picture to the code with its light margin, or take a sharper one.',
  });
}

function loadReader(): Promise<ZxingReader> {
  reader ??= fetchReader();
  return reader;
}

async function fetchReader(): Promise<ZxingReader> {
  const [{ createZxingReader }, response] = await Promise.all([
    import('./zxing-reader.ts'),
    fetch(readerWasmUrl).catch(() => undefined),
  ]);
  if (response?.ok) return createZxingReader(await response.arrayBuffer());
  reader = undefined;
  throw new ToolInputError('The reader that scans codes could not be loaded.', {
    hint: 'Check the connection and try again. Drawing goes on without it.',
  });
}

exposeWorker<QrWorkerApi>({ draw, scan, readPicture });
