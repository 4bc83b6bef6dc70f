interface MemoryHint {
  /** The memory in GB, rounded; only Chromium provides it. */
  readonly deviceMemory?: number;
}

/** The limits of this machine. */
export interface MachineLimits {
  readonly memoryGigabytes: number | undefined;
  /** The number of pixels that all workers together may process at the same time. */
  readonly pixelBudget: number;
}

/**
 * Input pixels, working copy and the codec's own memory take about 24 bytes a pixel, measured at 12 to 108 megapixels.
 */
const bytesPerPixel = 24;

/** Reads the memory from the browser. If the memory is unknown, 4 GB is assumed for batches. */
export function readMachineLimits(): MachineLimits {
  const { deviceMemory } = navigator as MemoryHint;
  const usableBytes = (deviceMemory ?? 4) * 1e9 * 0.4;
  return {
    memoryGigabytes: deviceMemory,
    pixelBudget: Math.floor(usableBytes / bytesPerPixel),
  };
}

/** So many pictures of the usual size fit into the memory together. */
const picturesAtOnce = 4;

/**
 * Works on a picture of this many pixels: small ones run side by side, a large one runs alone. A browser lock
 * coordinates the workers of all tabs, which share the memory.
 */
export async function takeTurn<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager };
  // Pages without HTTPS have no locks.
  if (!locks) return work();
  const isLarge = pixels > readMachineLimits().pixelBudget / picturesAtOnce;
  return locks.request('pictures-in-memory', { mode: isLarge ? 'exclusive' : 'shared' }, work);
}
