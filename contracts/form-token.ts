/**
 * The response of `GET /api/form-token`. A form with this token is accepted once, and not before `minAgeMs` have
 * passed.
 */
export interface FormToken {
  readonly token: string;
  /** The number of leading zero bits that SHA-256 of `token:nonce` must have; the nonce is a decimal number. */
  readonly difficulty: number;
  readonly minAgeMs: number;
}

/** Request headers of the public forms. */
export const formHeaders = {
  token: 'x-form-token',
  nonce: 'x-form-nonce',
  idempotencyKey: 'idempotency-key',
} as const;

/** A hidden field. Programs that fill in every field reveal themselves. */
export const honeypotField = 'fax';

/** Counts the leading zero bits of a digest. */
export function countLeadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    bits += Math.clz32(byte) - 24;
    if (byte !== 0) return bits;
  }
  return bits;
}
