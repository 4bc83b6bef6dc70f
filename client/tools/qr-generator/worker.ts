import readerWasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { createImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { fetchWasm } from '#client/lib/images/wasm-files.ts';
import { exposeWorker } from '#client/lib/workers/host.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { TaskContext } from '#core/task.ts';
import { measureDamage } from '#core/codes/scanning/damage.ts';
import { encodeQr, type QrSymbol } from '#core/codes/symbol/qr-symbol.ts';
import { clearModules, placeLogo } from '#core/codes/drawing/logo-place.ts';
import { paintLogo } from '#core/codes/drawing/logo-picture.ts';
import { paintRaster, writePng } from '#core/codes/drawing/pixel-files.ts';
import { layOut } from '#core/codes/drawing/pixel-layout.ts';
import { scanSubject } from './making/scan-subject.ts';
import { readAsIs, scanBack, type ScanSubject } from '#core/codes/scanning/scanning.ts';
import { writeSvg } from '#core/codes/drawing/vector-files.ts';
import type { CheckedFile, DrawnCode, DrawRequest, QrWorkerApi, SetLogo } from './worker-api.ts';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';

async function draw(request: DrawRequest): Promise<DrawnCode> {
  const { text, wishes, style, sizePx, format } = request;
  const { symbol, logo } = setLogo(encodeQr(text, wishes), request);
  if (format === 'svg') {
    const modulePx = sizePx / (symbol.across + 2 * style.quietZone);
    const image = logo && request.logo && { box: logo.box, dataUrl: request.logo.dataUrl };
    const svg = writeSvg(symbol, style, String(sizePx), image);
    return { symbol, logo, file: new TextEncoder().encode(svg), modulePx };
  }
  const { modulePx } = layOut(symbol.across, style.quietZone, sizePx);
  return { symbol, logo, file: await writePixels(symbol, request, logo), modulePx };
}

/** Clears the middle for the logo, if there is one. */
function setLogo(symbol: QrSymbol, { logo }: DrawRequest): { symbol: QrSymbol; logo: SetLogo | undefined } {
  if (!logo) return { symbol, logo };
  const { across, version, level } = symbol;
  const { cleared, image } = placeLogo(across, logo.picture.width / logo.picture.height, logo.percent);
  return {
    symbol: { ...symbol, modules: clearModules(symbol.modules, across, cleared) },
    logo: { box: image, damage: measureDamage(version, level, cleared) },
  };
}

function writePixels(symbol: QrSymbol, request: DrawRequest, logo: SetLogo | undefined): Promise<Bytes> {
  const { style, sizePx, format } = request;
  const layout = layOut(symbol.across, style.quietZone, sizePx);
  if (format === 'png' && !logo) return writePng(symbol, style, layout);
  const raster = paintRaster(symbol, style, layout);
  if (logo && request.logo) paintLogo(raster, { picture: request.logo.picture, box: logo.box }, layout);
  const codecs = createImageCodecs(fetchWasm);
  if (format === 'png') return codecs.encodePng(raster);
  // Full colour resolution: shared colour differences would smear the edges of coloured modules.
  return codecs.encodeJpeg(raster, { quality: 95, isGrayscale: false, chroma: 1, isThorough: false });
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

async function loadReader(): Promise<ZxingReader> {
  const own = (reader ??= fetchReader());
  try {
    return await own;
  } catch {
    if (reader === own) reader = undefined;
    throw new ToolInputError('The reader that scans codes could not be loaded.', {
      hint: 'It is large and is stored on this device when first used. Connect once and retry; or, while connected, press “Make all tools available offline” at the foot of the page. Drawing and downloading work without it.',
    });
  }
}

async function fetchReader(): Promise<ZxingReader> {
  const [{ createZxingReader }, response] = await Promise.all([
    import('#core/codes/scanning/zxing-reader.ts'),
    fetch(readerWasmUrl),
  ]);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return createZxingReader(await response.arrayBuffer());
}

/** Draws and reads back once: many codes are not tried under strain. */
async function drawChecked(request: DrawRequest): Promise<CheckedFile> {
  const { symbol, logo, file } = await draw(request);
  const loaded = await loadReader().catch(() => undefined);
  const found = loaded && (await readAsIs(scanSubject(request, symbol, logo), loaded.readCode));
  return { file, version: symbol.version, isReadBack: found ? found.text === request.text : undefined };
}

exposeWorker<QrWorkerApi>({ draw, drawChecked, scan, readPicture });
