import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A log-in and the erasure of some hundred messages. */
const fullBytes = 512 * 1024;
const stepBytes = 32 * 1024;

/** Room on the disk that is kept for the administrator, who must be able to erase when there is no other room. */
export interface Reserve {
  release(): void;
  /** Takes room again, and leaves this much of what is free for others. */
  renew(leftBytes: number): void;
}

export function createReserve(file: string): Reserve {
  return {
    release: () => {
      rmSync(file, { force: true });
    },
    renew: (leftBytes) => {
      try {
        const { bavail, bsize } = statfsSync(dirname(file));
        const held = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
        const wanted = Math.min(fullBytes - held, bavail * bsize - leftBytes);
        // Random, because some file systems store no zeros.
        for (let added = stepBytes; added <= wanted; added += stepBytes)
          appendFileSync(file, randomBytes(stepBytes), { mode: 0o600 });
      } catch {
        // No room for it: the next call tries again.
      }
    },
  };
}
