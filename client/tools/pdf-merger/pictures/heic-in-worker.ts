import { createHeicReader, type HeicReader } from '#client/lib/images/browser/browser-heic.ts';
import type { HeicPixels } from '#client/lib/images/decode-image.ts';

let reader: HeicReader | undefined;

/** Decodes a HEIC file in a worker of its own, which starts with the first one and ends with this worker. */
export function readHeicInWorker(file: Blob): Promise<HeicPixels> {
  reader ??= createHeicReader();
  return reader.read(file, new AbortController().signal);
}
