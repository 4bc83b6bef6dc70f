import { createSHA256 } from 'hash-wasm';
import { countLeadingZeroBits } from '#contracts/form-token.ts';

export interface ProofTask {
  readonly token: string;
  /** How many zero bits the SHA-256 of `token:nonce` must begin with. */
  readonly difficulty: number;
}

export interface ProofOfWorkApi {
  findNonce: (task: ProofTask) => Promise<string>;
}

/**
 * Finds the smallest decimal nonce that makes the SHA-256 of `token:nonce` begin with enough zero bits. Takes
 * 2^difficulty tries on average.
 */
export async function findNonce({ token, difficulty }: ProofTask): Promise<string> {
  const hasher = await createSHA256().catch(() => undefined);
  // Some browsers and the page's own policy do not allow WebAssembly.
  if (!hasher) return findNonceSlowly({ token, difficulty });
  for (let nonce = 0; ; nonce++) {
    const digest = hasher.init().update(`${token}:${nonce}`).digest('binary');
    if (countLeadingZeroBits(digest) >= difficulty) return String(nonce);
  }
}

const tryTogether = 256;

/** Does the same with the browser's own SHA-256, which takes about ten times as long. */
export async function findNonceSlowly({ token, difficulty }: ProofTask): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += tryTogether) {
    const digests = await Promise.all(
      Array.from({ length: tryTogether }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${token}:${first + index}`)),
      ),
    );
    const found = digests.findIndex((digest) => countLeadingZeroBits(new Uint8Array(digest)) >= difficulty);
    if (found >= 0) return String(first + found);
  }
}
