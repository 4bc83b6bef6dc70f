/** The letters of KSUIDs, in the order of ASCII: their texts sort as their bytes do. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const textLength = 27;
const byteLength = 20;

/** The time that a KSUID counts its seconds from: 13 May 2014 (github.com/segmentio/ksuid). */
export const ksuidZeroMs = 1_400_000_000_000;

/** Writes the 20 bytes of a KSUID. */
export function writeKsuid(bytes: Uint8Array): string {
  let rest = BigInt(`0x${toHex(bytes)}`);
  let text = '';
  for (let index = 0; index < textLength; index += 1) {
    text = letters.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

/** Reads 27 letters and digits; undefined if they hold more than 20 bytes. */
export function readKsuid(text: string): Uint8Array<ArrayBuffer> | undefined {
  let value = 0n;
  for (const letter of text) value = value * 62n + BigInt(letters.indexOf(letter));
  if (value >> BigInt(8 * byteLength) > 0n) return undefined;
  return fromHex(value.toString(16).padStart(2 * byteLength, '0'));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads pairs of hexadecimal digits. */
export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}
