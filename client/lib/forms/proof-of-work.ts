import { createSHA256 } from 'hash-wasm';
import { countLeadingZeroBits } from '#contracts/form-token.ts';

export interface ProofTask {
  readonly token: string;
  /** Bits of zero that SHA-256 of `token:nonce` must begin with. */
  readonly difficulty: number;
}

export interface ProofOfWorkApi {
  findNonce: (task: ProofTask) => Promise<string>;
}

/** The smallest decimal nonce that makes SHA-256 of `token:nonce` begin with enough zeros; takes 2^difficulty tries on average. */
export async function findNonce({ token, difficulty }: ProofTask): Promise<string> {
  const hasher = await createSHA256();
  for (let nonce = 0; ; nonce++) {
    const digest = hasher.init().update(`${token}:${nonce}`).digest('binary');
    if (countLeadingZeroBits(digest) >= difficulty) return String(nonce);
  }
}
