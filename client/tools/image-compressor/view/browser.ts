import { createHeicReader } from '#client/lib/images/browser/browser-heic.ts';
import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import type { HeicPixels } from '#client/lib/images/decode-image.ts';
import { createBudget } from '#client/lib/images/pixel-budget.ts';
import { openSession } from '#client/tool-kit/operations/session.ts';
import type { Engine } from '../compressing/engine.ts';
import type { ImageFacts } from '../compressing/inspection.ts';
import type { CompressSession } from '../session-api.ts';

/**
 * Creates the engine; its workers start with the first work. Pictures run in parallel as far as cores and memory allow.
 */
export function createEngine(): Engine {
  const { workerCount, pixelBudget, memoryGigabytes } = readMachineLimits();
  const pool = openSession<CompressSession>('image-compressor', { size: workerCount });
  // Inspecting a new file must not wait for a long run.
  const inspectors = openSession<CompressSession>('image-compressor', { idleMs: 5_000 });
  const heic = createHeicReader();
  const budget = createBudget(pixelBudget);

  const known = new WeakMap<Blob, Promise<ImageFacts>>();

  function inspect(file: Blob): Promise<ImageFacts> {
    const found = known.get(file);
    if (found) return found;
    const facts = inspectors.call('inspect', { file });
    known.set(file, facts);
    // A failed inspection is repeated on the next request.
    facts.catch(() => known.delete(file));
    return facts;
  }

  /** Runs `work` when there is memory for a picture of this size; a HEIC file is decoded first. */
  async function withRoom<Result>(
    file: Blob,
    signal: AbortSignal,
    work: (heicPixels: HeicPixels | undefined) => Promise<Result>,
  ): Promise<Result> {
    const { kind, width, height } = await inspect(file);
    const leave = await budget.take(width * height, signal);
    try {
      return await work(kind === 'heic' ? await heic.read(file, signal) : undefined);
    } finally {
      leave();
    }
  }

  return {
    maxAtOnce: workerCount,
    inspect,
    compress: (file, options, { signal, reportProgress }) =>
      withRoom(file, signal, async (heicPixels) => {
        const request = { file, options, heicPixels, memoryGigabytes };
        const transfer = buffersOf(heicPixels);
        const { bytes, ...told } = await pool.call('compress', request, {
          signal,
          onProgress: reportProgress,
          transfer,
        });
        return { ...told, blob: new Blob([bytes], { type: `image/${told.kind}` }) };
      }),
    compare: (file, compressed, signal) =>
      withRoom(file, signal, (heicPixels) => {
        const request = { file, compressed, heicPixels, memoryGigabytes };
        return pool.call('compare', request, { signal, transfer: buffersOf(heicPixels) });
      }),
    dispose() {
      pool.dispose();
      inspectors.dispose();
      heic.dispose();
    },
  };
}

function buffersOf(heicPixels: HeicPixels | undefined): Transferable[] {
  return heicPixels ? [heicPixels.raster.pixels.buffer] : [];
}
