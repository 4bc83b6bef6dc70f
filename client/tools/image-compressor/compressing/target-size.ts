import type { Bytes } from '#core/images/byte-access.ts';

/** Encodes the picture at a quality. */
export type EncodeAt = (quality: number) => Promise<Bytes>;

export interface QualityFound {
  readonly bytes: Bytes;
  readonly quality: number;
  /** False if even the lowest quality is too large; `bytes` is then that file. */
  readonly isReached: boolean;
}

/** The search stops at this fraction of the target size. */
const contentFrom = 0.97;

/**
 * Finds the highest quality from `lowest` to `highest` whose file has at most `targetBytes`. File size grows roughly
 * exponentially with quality, so each guess interpolates between the two nearest known sizes on a logarithmic scale.
 */
export async function findQuality(
  encodeAt: EncodeAt,
  targetBytes: number,
  lowest: number,
  highest: number,
): Promise<QualityFound> {
  const best = await encodeAt(highest);
  if (best.length <= targetBytes || lowest >= highest) {
    return { bytes: best, quality: highest, isReached: best.length <= targetBytes };
  }
  let fitting = { quality: lowest, bytes: await encodeAt(lowest) };
  if (fitting.bytes.length > targetBytes) return { ...fitting, isReached: false };
  let excess = { quality: highest, sizeBytes: best.length };
  while (excess.quality - fitting.quality > 1 && fitting.bytes.length < targetBytes * contentFrom) {
    const quality = guess(
      fitting.quality,
      fitting.bytes.length,
      excess.quality,
      excess.sizeBytes,
      targetBytes,
    );
    const bytes = await encodeAt(quality);
    if (bytes.length <= targetBytes) fitting = { quality, bytes };
    else excess = { quality, sizeBytes: bytes.length };
  }
  return { ...fitting, isReached: true };
}

function guess(low: number, lowBytes: number, high: number, highBytes: number, targetBytes: number): number {
  const span = Math.log(highBytes / lowBytes);
  const part = span > 0 ? Math.log(targetBytes / lowBytes) / span : 0.5;
  return Math.max(low + 1, Math.min(high - 1, Math.floor(low + part * (high - low))));
}

/** Returns the scale at which a picture of `sizeBytes` shrinks to about `targetBytes`, with a small margin. */
export function scaleForTarget(sizeBytes: number, targetBytes: number): number {
  return Math.min(0.95, Math.sqrt(targetBytes / sizeBytes) * 0.97);
}
