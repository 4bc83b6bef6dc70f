import { joinBytes } from '#core/bytes/join-bytes.ts';
import { tags } from './values.ts';

/** Writes a value in DER (X.690) with its tag and length. `tag` is the first byte. */
function write(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joinBytes(...parts);
  const { length } = content;
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  const header = length < 0x80 ? [tag, length] : [tag, 0x80 | digits.length, ...digits];
  return joinBytes(Uint8Array.from(header), content);
}

const constructed = 0x20;

export function writeSequence(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return write(tags.sequence | constructed, ...parts);
}

export function writeSet(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return write(tags.set | constructed, ...parts);
}

/** Writes a context-specific value such as `[0]` around others. */
export function writeContext(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return write(0xa0 | tag, ...parts);
}

/** Writes a context-specific value of bytes, such as a general name. */
export function writeImplicit(tag: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return write(0x80 | tag, bytes);
}

/** Writes a whole number that is not negative, from its bytes with the highest first. */
export function writeInteger(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start === -1 ? new Uint8Array(1) : bytes.subarray(start);
  return write(tags.integer, (digits[0] ?? 0) >= 0x80 ? joinBytes(new Uint8Array(1), digits) : digits);
}

export function writeBoolean(isTrue: boolean): Uint8Array<ArrayBuffer> {
  return write(tags.boolean, Uint8Array.of(isTrue ? 0xff : 0));
}

export function writeNull(): Uint8Array<ArrayBuffer> {
  return write(tags.null);
}

export function writeOctets(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return write(tags.octets, ...parts);
}

/** Writes a bit string whose last `unused` bits are padding. */
export function writeBits(bytes: Uint8Array, unused = 0): Uint8Array<ArrayBuffer> {
  return write(tags.bits, Uint8Array.of(unused), bytes);
}

export function writeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return write(tags.utf8, new TextEncoder().encode(text));
}

/** Writes a string of the given tag, for types that are ASCII. */
export function writeAscii(tag: number, text: string): Uint8Array<ArrayBuffer> {
  return write(tag, new TextEncoder().encode(text));
}

/** Writes an object identifier of dotted numbers. */
export function writeOid(oid: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = oid.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((value) => {
    const digits = [value & 0x7f];
    for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return write(tags.oid, Uint8Array.from(bytes));
}

/** Writes a time as RFC 5280 wants it: UTCTime before 2050, GeneralizedTime from then on. Fractions are dropped. */
export function writeTime(ms: number): Uint8Array<ArrayBuffer> {
  const digits = new Date(ms).toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '');
  const isShort = Number(digits.slice(0, 4)) < 2050;
  return isShort ? writeAscii(tags.utcTime, digits.slice(2)) : writeAscii(tags.generalizedTime, digits);
}
