import { exposeWorker, transferring } from '#client/lib/workers/host.ts';
import { isAbortError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { HeicPixels } from '../decode-pixels.ts';
import { decodeByPlatform } from '../platform-decoder.ts';
import type { HeicWorkerApi } from './heic-worker-api.ts';

/** Decodes with the browser's own decoder if it has one (Safari), else with libheif, which is loaded only then. */
async function decode({ file }: { readonly file: Blob }): Promise<HeicPixels> {
  const bytes: Bytes = new Uint8Array(await file.arrayBuffer());
  const own = await decodeByPlatform(bytes, { kind: 'heic' }).catch(ignoreFalsified);
  const raster = own ?? (await (await import('./libheif-decoder.ts')).decodeByLibHeif(bytes));
  return transferring({ raster, isByBrowser: own !== undefined }, [raster.pixels.buffer]);
}

/** Ignores the error of a browser that falsifies pixels, because libheif decodes instead. */
function ignoreFalsified(error: unknown): undefined {
  if (isAbortError(error)) throw error;
}

exposeWorker<HeicWorkerApi>({ decode });
