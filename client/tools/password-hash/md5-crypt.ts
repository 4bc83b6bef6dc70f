import { joinBytes } from '#core/bytes/join-bytes.ts';
import { md5 } from '#core/hashing/md5.ts';

const digits = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The order in which bytes of the digest are written. */
const order = [0, 6, 12, 1, 7, 13, 2, 8, 14, 3, 9, 15, 4, 10, 5];

/** Hashes a password with Poul-Henning Kamp’s MD5-crypt of FreeBSD, or Apache’s variant with another magic text. */
export function md5Crypt(password: Uint8Array, salt: Uint8Array, magic: '$apr1$' | '$1$'): string {
  const mixed = md5(joinBytes(password, salt, password));
  const parts = [password, new TextEncoder().encode(magic), salt];
  for (let left = password.length; left > 0; left -= 16) parts.push(mixed.subarray(0, Math.min(16, left)));
  for (let bits = password.length; bits > 0; bits >>= 1) {
    parts.push(bits & 1 ? new Uint8Array(1) : password.subarray(0, 1));
  }
  let digest = md5(joinBytes(...parts));
  for (let round = 0; round < 1000; round += 1) {
    const isOdd = round % 2 === 1;
    digest = md5(
      joinBytes(
        isOdd ? password : digest,
        round % 3 === 0 ? new Uint8Array() : salt,
        round % 7 === 0 ? new Uint8Array() : password,
        isOdd ? digest : password,
      ),
    );
  }
  return writeDigits(digest);
}

function writeDigits(digest: Uint8Array): string {
  const byte = (index: number) => digest[index] ?? 0;
  const groups = Array.from({ length: 5 }, (_, group) => {
    const [a = 0, b = 0, c = 0] = order.slice(group * 3, group * 3 + 3);
    return writeCryptDigits((byte(a) << 16) | (byte(b) << 8) | byte(c), 4);
  });
  return groups.join('') + writeCryptDigits(byte(11), 2);
}

/** Writes a number in the Base64 of crypt, with the lowest digit first. */
export function writeCryptDigits(value: number, count: number): string {
  return Array.from({ length: count }, (_, step) => digits.charAt((value >> (6 * step)) & 63)).join('');
}
