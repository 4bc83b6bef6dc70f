interface MemoryHint {
  /** GB, rounded; only Chromium tells. */
  readonly deviceMemory?: number;
}

/** What this machine can bear. */
export interface MachineLimits {
  readonly memoryGigabytes: number | undefined;
  /** Workers that may encode at once. */
  readonly workerCount: number;
  /** Pixels that may be worked on at once, over all workers. */
  readonly pixelBudget: number;
}

const maxWorkers = 8;
/** Source pixels, working copy, and the codec's own memory: about 24 bytes a pixel, measured at 12 to 108 megapixels. */
const bytesPerPixel = 24;

/** Cores and memory as far as the browser tells; where it tells no memory, a middling 4 GB is assumed for batches. */
export function readMachineLimits(): MachineLimits {
  const { deviceMemory } = navigator as MemoryHint;
  const usableBytes = (deviceMemory ?? 4) * 1e9 * 0.4;
  const cores = navigator.hardwareConcurrency;
  return {
    memoryGigabytes: deviceMemory,
    workerCount: Math.max(1, Math.min(maxWorkers, cores)),
    pixelBudget: Math.floor(usableBytes / bytesPerPixel),
  };
}
