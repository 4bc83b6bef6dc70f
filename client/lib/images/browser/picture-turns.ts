import { readMachineLimits } from './browser-memory.ts';

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
