import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FormToken } from '#contracts/form-token.ts';
import { countLeadingZeroBits } from '#contracts/form-token.ts';
import type { Query } from '#server/database/database.ts';
import { clockSkewMs } from './clock.ts';
import type { Signer } from './secret.ts';

/** People need longer than this to fill in a form. */
const minAgeMs = 3000;
const maxAgeMs = 86_400_000;

interface TokenFields {
  readonly id: string;
  readonly expiresAtMs: number;
  readonly difficulty: number;
}

export type TokenVerdict =
  | (TokenFields & { readonly state: 'good' })
  | (TokenFields & { readonly state: 'early' })
  | { readonly state: 'forged' }
  | { readonly state: 'expired' };

/** Issues a signed time stamp with the required proof of work: `id.issuedAtMs.difficulty.signature`. */
export function issueFormToken(sign: Signer, nowMs: number, difficulty: number): FormToken {
  const body = `${randomBytes(12).toString('base64url')}.${nowMs}.${difficulty}`;
  return { token: `${body}.${sign('form-token', body)}`, difficulty, minAgeMs };
}

/** Checks that a token has our signature and a plausible age. */
export function readFormToken(sign: Signer, token: string, nowMs: number): TokenVerdict {
  const match = /^(([\w-]{16})\.(\d{1,15})\.(\d{1,2}))\.([\w-]{43})$/.exec(token);
  if (!match) return { state: 'forged' };
  const [, body = '', id = '', issuedAt, difficulty, signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(sign('form-token', body)), Buffer.from(signature)))
    return { state: 'forged' };
  const ageMs = nowMs - Number(issuedAt);
  if (ageMs > maxAgeMs || ageMs < -clockSkewMs) return { state: 'expired' };
  return {
    state: ageMs < minAgeMs ? 'early' : 'good',
    id,
    expiresAtMs: Number(issuedAt) + maxAgeMs,
    difficulty: Number(difficulty),
  };
}

/** Marks a token as used; returns false if it already was. */
export async function useFormToken(
  query: Query,
  { id, expiresAtMs }: Pick<TokenFields, 'id' | 'expiresAtMs'>,
): Promise<boolean> {
  const taken = await query(
    'insert into used_tokens (token, expires_at) values ($1, $2) on conflict (token) do nothing returning token',
    [id, expiresAtMs],
  );
  return taken.length === 1;
}

/** True if SHA-256 of `token:nonce` has as many leading zero bits as the token requires. */
export function isProofOfWork(token: string, nonce: string, difficulty: number): boolean {
  if (!/^\d{1,16}$/.test(nonce)) return false;
  return countLeadingZeroBits(hash('sha256', `${token}:${nonce}`, 'buffer')) >= difficulty;
}
