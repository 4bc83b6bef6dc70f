import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Enough for a log-in, or for erasing some rows in one transaction. Larger than the write-ahead log between two
 * checkpoints.
 */
const fullBytes = 512 * 1024;
const stepBytes = 32 * 1024;

/** Disk space reserved for the administrator, who must be able to erase data on a full disk. */
export interface Reserve {
  heldBytes(): number;
  release(): void;
  /** Reserves space again, up to `targetBytes`; leaves `leftBytes` of the free space to others. */
  renew(leftBytes: number, targetBytes?: number): void;
}

export function createReserve(file: string): Reserve {
  const heldBytes = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    heldBytes,
    release: () => {
      rmSync(file, { force: true });
    },
    renew: (leftBytes, targetBytes = fullBytes) => {
      try {
        const { bavail, bsize } = statfsSync(dirname(file));
        const wanted = Math.min(targetBytes - heldBytes(), bavail * bsize - leftBytes);
        // Random bytes, because some file systems do not store zeros.
        for (let added = stepBytes; added <= wanted; added += stepBytes)
          appendFileSync(file, randomBytes(stepBytes), { mode: 0o600 });
      } catch {
        // There is no space; the next call tries again.
      }
    },
  };
}
