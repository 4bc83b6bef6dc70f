/** What `GET /api/form-token` gives: a form sent with it is taken once, not before `minAgeMs` have passed. */
export interface FormToken {
  readonly token: string;
  /** Bits of zero that SHA-256 of `token:nonce` must begin with; the nonce is a decimal number. */
  readonly difficulty: number;
  readonly minAgeMs: number;
}

/** Request headers of the public forms. */
export const formHeaders = {
  token: 'x-form-token',
  nonce: 'x-form-nonce',
  idempotencyKey: 'idempotency-key',
} as const;

/** A field that people never see; programs that fill in every field give themselves away. */
export const honeypotField = 'fax';

/** How many zero bits a digest begins with. */
export function countLeadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    bits += Math.clz32(byte) - 24;
    if (byte !== 0) return bits;
  }
  return bits;
}
