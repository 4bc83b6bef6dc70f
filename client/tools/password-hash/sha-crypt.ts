import { joinBytes, repeatBytes } from '#core/bytes/join-bytes.ts';
import { writeCryptDigits } from './md5-crypt.ts';

export type ShaCryptDigest = 'sha256' | 'sha512';

/**
 * Hashes a password with SHA-crypt of Ulrich Drepper, version 0.4, as Linux stores it; with 5000 rounds by default.
 */
export async function shaCrypt(
  password: Uint8Array,
  salt: Uint8Array,
  kind: ShaCryptDigest,
  rounds: number,
): Promise<string> {
  const { createSHA256, createSHA512 } = await import('hash-wasm');
  const hasher = await (kind === 'sha256' ? createSHA256() : createSHA512());
  const hash = (...parts: readonly Uint8Array[]) =>
    hasher
      .init()
      .update(joinBytes(...parts))
      .digest('binary')
      .slice();
  const { length } = password;
  const mixed = hash(password, salt, password);
  const parts = [password, salt, repeatBytes(mixed, length)];
  for (let bits = length; bits > 0; bits >>= 1) parts.push(bits & 1 ? mixed : password);
  let digest = hash(...parts);
  const first = digest[0] ?? 0;
  const key = repeatBytes(hash(...Array.from({ length }, () => password)), length);
  const longSalt = repeatBytes(hash(...Array.from({ length: 16 + first }, () => salt)), salt.length);
  const none = new Uint8Array();
  for (let round = 0; round < rounds; round += 1) {
    const isOdd = round % 2 === 1;
    digest = hash(
      isOdd ? key : digest,
      round % 3 === 0 ? none : longSalt,
      round % 7 === 0 ? none : key,
      isOdd ? digest : key,
    );
  }
  return writeDigest(digest, kind);
}

/** Writes the bytes three by three. Which ones come next follows from those before. */
function writeDigest(digest: Uint8Array, kind: ShaCryptDigest): string {
  const byte = (index: number) => digest[index] ?? 0;
  const isLong = kind === 'sha512';
  let [a, b, c] = isLong ? [0, 21, 42] : [0, 10, 20];
  let text = '';
  for (let group = 0; group < (isLong ? 21 : 10); group += 1) {
    text += writeCryptDigits((byte(a) << 16) | (byte(b) << 8) | byte(c), 4);
    [a, b, c] = isLong ? [b + 1, c + 1, a + 1] : [c + 1, a + 1, b + 1];
  }
  return text + (isLong ? writeCryptDigits(byte(63), 2) : writeCryptDigits((byte(31) << 8) | byte(30), 3));
}
