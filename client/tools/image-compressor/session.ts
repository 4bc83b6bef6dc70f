import { readBytes } from '#core/files/read-bytes.ts';
import type { DecodeSetup } from '#client/lib/images/decode-image.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import { decodeByPlatform } from '#client/lib/images/platform-decoder.ts';
import { createImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { fetchWasm } from '#client/lib/images/wasm-files.ts';
import { transferring } from '#client/lib/workers/host.ts';
import type { TaskContext } from '#core/task.ts';
import { compareImages } from './compressing/comparison.ts';
import { inspectImage } from './compressing/inspection.ts';
import { compressImage } from './logic.ts';
import type { CompareRequest, CompressRequest, CompressSession } from './session-api.ts';

const codecs = createImageCodecs(fetchWasm);

async function inspect({ file }: { readonly file: Blob }) {
  return inspectImage(await readBytes(file));
}

async function compress({ file, options, ...source }: CompressRequest, context: TaskContext) {
  const maxEncodePixels = maxPixelsFor(source.memoryGigabytes).encode;
  const setup = { ...decodeSetup(source), maxEncodePixels };
  const result = await compressImage(await readBytes(file), options, setup, context);
  return transferring(result, [result.bytes.buffer]);
}

async function compare({ file, compressed, ...source }: CompareRequest) {
  return compareImages(await readBytes(file), await readBytes(compressed), decodeSetup(source));
}

function decodeSetup({
  heicPixels,
  memoryGigabytes,
}: Omit<CompareRequest, 'file' | 'compressed'>): DecodeSetup {
  const maxPixels = maxPixelsFor(memoryGigabytes).decode;
  return { codecs, maxPixels, platformDecode: decodeByPlatform, heicPixels };
}

/** Creates a session that inspects, compresses and compares pictures. */
export default function createCompressSession(): CompressSession {
  return { inspect, compress, compare };
}
