import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** For a log-in, or some rows erased in one transaction. Longer than the write-ahead log between two checkpoints. */
const fullBytes = 512 * 1024;
const stepBytes = 32 * 1024;

/** Room on the disk that is kept for the administrator, who must be able to erase when there is no other room. */
export interface Reserve {
  heldBytes(): number;
  release(): void;
  /** Takes room again, up to `targetBytes`, and leaves `leftBytes` of what is free to others. */
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
        // Random, because some file systems store no zeros.
        for (let added = stepBytes; added <= wanted; added += stepBytes)
          appendFileSync(file, randomBytes(stepBytes), { mode: 0o600 });
      } catch {
        // No room for it: the next call tries again.
      }
    },
  };
}
