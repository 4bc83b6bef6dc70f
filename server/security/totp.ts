import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** Accepts codes one step early or late, because clocks differ. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes the code of a time step: HOTP with HMAC-SHA-1 (RFC 6238, RFC 4226 section 5.3). */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, '0');
}

/**
 * Returns the time step of a code if it is later than `lastStep`, so that each code works once. Undefined for a wrong
 * code.
 */
export function findTotpStep(
  secret: Uint8Array,
  code: string,
  nowMs: number,
  lastStep: number,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = Math.floor(nowMs / 1000 / stepSeconds);
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    const isSame = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
    if (isSame && (step > lastStep || lastStep > current + tolerance)) return step;
  }
  return undefined;
}

/** Encodes Base32 without padding (RFC 4648 section 6), the form of secrets in authenticator apps. */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >> bits) & 31] ?? '';
    }
  }
  return bits > 0 ? text + (alphabet[(value << (5 - bits)) & 31] ?? '') : text;
}
