import { loadCodeReader } from '#client/lib/codes/code-reader.ts';
import { createImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { fetchWasm } from '#client/lib/images/wasm-files.ts';
import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import { drawCode } from './making/drawing.ts';
import { scanSubject } from './making/requests.ts';
import { outcomeOf, readAsIs, scanBack, type ScanSubject } from '#core/codes/scanning/scanning.ts';
import type { CheckedFile, DrawRequest, QrSession } from './session-api.ts';

const codecs = createImageCodecs(fetchWasm);
const draw = (request: DrawRequest) => drawCode(request, codecs);

async function scan(subject: ScanSubject, context: TaskContext) {
  const { readCode } = await loadCodeReader();
  return scanBack(subject, readCode, (fraction) => context.reportProgress({ fraction }));
}

/** Larger pictures are scaled down to this side, because a code in them is still large enough to read. */
const mostPhotoPx = 2000;

async function readPicture({ file }: { readonly file: File }): Promise<string> {
  const [{ readPhoto }, bitmap] = await Promise.all([
    loadCodeReader(),
    createImageBitmap(file).catch(() => undefined),
  ]);
  if (!bitmap) {
    throw new ToolInputError(`${file.name} could not be read as a picture.`, {
      hint: 'Use a PNG, JPEG or WebP file.',
    });
  }
  const scale = Math.min(1, mostPhotoPx / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to a worker.');
  // Transparent pictures get a white background, as on a page.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const text = await readPhoto(context.getImageData(0, 0, width, height));
  if (text !== undefined) return text;
  throw new ToolInputError(`No QR code was found in ${file.name}.`, {
    hint: 'Crop the picture to the code with its light margin, or use a sharper one.',
  });
}

/** Draws a code and reads it back once; codes of a batch are not tested in degraded versions. */
async function drawChecked(request: DrawRequest): Promise<CheckedFile> {
  const { symbol, logo, file } = await draw(request);
  const loaded = await loadCodeReader().catch(() => undefined);
  const found = loaded && (await readAsIs(scanSubject(request, symbol, logo), loaded.readCode));
  return { file, outcome: found && outcomeOf(found.text, request.text) };
}

/** Creates a session that draws codes, reads them back, and reads codes in pictures. */
export default function createQrSession(): QrSession {
  return { draw, drawChecked, scan, readPicture };
}
