import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { HeicPixels } from '#client/lib/images/decode-image.ts';
import type { HeicWorkerApi } from '#client/lib/images/heic/heic-worker-api.ts';
import heicWorkerUrl from '#client/lib/images/heic/worker.ts?worker&url';

/** Decodes HEIC files one at a time in a worker, which starts with the first file. */
export interface HeicReader {
  read(file: Blob, signal: AbortSignal): Promise<HeicPixels>;
  dispose(): void;
}

export function createHeicReader(): HeicReader {
  const pool = createWorkerPool<HeicWorkerApi>(heicWorkerUrl);
  return {
    read: (file, signal) => pool.call('decode', { file }, { signal }),
    dispose: () => {
      pool.dispose();
    },
  };
}
