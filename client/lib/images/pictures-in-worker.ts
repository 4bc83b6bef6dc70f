import type { PictureTools } from './decode-image.ts';
import type { HeicPixels } from './decode-pixels.ts';
import { decodeByPlatform } from './platform-decoder.ts';
import { createImageCodecs } from './wasm-codecs.ts';
import { fetchWasm } from './wasm-files.ts';
import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { HeicWorkerApi } from './heic/heic-worker-api.ts';
import heicWorkerUrl from './heic/worker.ts?worker&url';

let heicReader: HeicReader | undefined;

/** The picture tools inside a worker: our codecs, the browser's decoder, and a HEIC worker that ends with this one. */
export const pictureTools: PictureTools = {
  codecs: createImageCodecs(fetchWasm),
  platformDecode: decodeByPlatform,
  readHeic(file) {
    heicReader ??= createHeicReader();
    return heicReader.read(file, new AbortController().signal);
  },
  async loadCodeReader() {
    const { loadCodeReader } = await import('#client/lib/codes/code-reader.ts');
    return loadCodeReader();
  },
};

/** Decodes HEIC files one at a time in a worker, which starts with the first file. */
interface HeicReader {
  read(file: Blob, signal: AbortSignal): Promise<HeicPixels>;
  dispose(): void;
}

function createHeicReader(): HeicReader {
  const pool = createWorkerPool<HeicWorkerApi>(heicWorkerUrl);
  return {
    read: (file, signal) => pool.call('decode', { file }, { signal }),
    dispose: () => {
      pool.dispose();
    },
  };
}
