import { decodeImage } from '#client/lib/images/decode-image.ts';
import { decodeByPlatform } from '#client/lib/images/platform-decoder.ts';
import { createImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { fetchWasm } from '#client/lib/images/wasm-files.ts';
import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { detectImageKind } from '#core/images/containers/image-container.ts';
import type { TaskContext } from '#core/task.ts';
import type { DecodedPicture } from '../pictures/embed-image.ts';
import { readHeicInWorker } from '../pictures/heic-in-worker.ts';
import { mergePages } from '../logic.ts';
import type { MergeRequest } from '../merge-request.ts';
import type { MergedBlob } from '../worker-api.ts';

const codecs = createImageCodecs(fetchWasm);
const maxPixels = 200_000_000;
const jpegSettings = { quality: 92, isGrayscale: false, chroma: 'auto', isThorough: false } as const;

/** Merges with the codecs of a worker. */
export async function mergeInWorker(
  request: MergeRequest,
  options: OpenPdfOptions,
  context: TaskContext,
): Promise<MergedBlob> {
  const images = {
    decode,
    encodeJpeg: (raster: DecodedPicture['raster']) => codecs.encodeJpeg(raster, jpegSettings),
  };
  const { bytes, pageCount, notes } = await mergePages(request, { ...options, images }, context);
  return { blob: new Blob([bytes], { type: 'application/pdf' }), pageCount, notes };
}

async function decode(bytes: Bytes): Promise<DecodedPicture> {
  const isHeic = detectImageKind(bytes) === 'heic';
  const heicPixels = isHeic ? await readHeicInWorker(new Blob([bytes])) : undefined;
  const setup = { codecs, maxPixels, platformDecode: decodeByPlatform, heicPixels };
  const { raster, metadata, notices } = await decodeImage(bytes, setup);
  const losses = notices.filter(({ isWarning }) => isWarning).map(({ message }) => message);
  return { raster, icc: metadata.icc, losses };
}
