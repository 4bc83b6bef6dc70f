import type { DerNode } from './der.ts';

/** The universal tags that certificates and keys use. */
export const tags = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  null: 5,
  oid: 6,
  utf8: 12,
  sequence: 16,
  set: 17,
  utcTime: 23,
  generalizedTime: 24,
} as const;

/** True for a universal value of that tag. */
export function isTag(node: DerNode | undefined, tag: number): node is DerNode {
  return node?.class === 0 && node.tag === tag;
}

/** True for a context-specific value, such as `[0]`. */
export function isContext(node: DerNode | undefined, tag: number): node is DerNode {
  return node?.class === 2 && node.tag === tag;
}

/** Returns an object identifier in dotted numbers. */
export function readOid({ content }: DerNode): string {
  const parts: bigint[] = [];
  let value = 0n;
  for (const byte of content) {
    value = value * 128n + BigInt(byte & 0x7f);
    if (byte >= 0x80) continue;
    if (parts.length === 0) {
      const first = value < 80n ? value / 40n : 2n;
      parts.push(first, value - first * 40n);
    } else parts.push(value);
    value = 0n;
  }
  return parts.join('.');
}

/** Returns a whole number, which may be negative. */
export function readInteger({ content }: DerNode): bigint {
  if (content.length === 0) return 0n;
  return BigInt.asIntN(content.length * 8, BigInt(`0x${hexOf(content)}`));
}

/** Returns a serial number by its bytes; some old ones are negative, which their bytes do not show. */
export function readSerial(node: DerNode): string {
  const value = readInteger(node);
  return hexOf(node.content, ':') + (value < 0n ? ` (${value})` : '');
}

/** Returns the bytes of a bit string without the count of unused bits before them. */
export function readBits({ content }: DerNode): Uint8Array {
  return content.subarray(1);
}

/** Returns the numbers of the bits that are set, from 0. */
export function readFlags(node: DerNode): number[] {
  const bytes = readBits(node);
  return Array.from({ length: bytes.length * 8 }, (_, bit) => bit).filter(
    (bit) => ((bytes[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0,
  );
}

/** Returns the milliseconds of a UTCTime or GeneralizedTime (RFC 5280, section 4.1.2.5); NaN for another form. */
export function readTime({ tag, content }: DerNode): number {
  const written = String.fromCharCode(...content.subarray(0, 30));
  const full = tag === tags.utcTime ? `${Number(written.slice(0, 2)) < 50 ? '20' : '19'}${written}` : written;
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\.\d+)?Z$/.exec(full) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Returns the text of any string type; invalid bytes become U+FFFD. */
export function readString({ tag, content }: DerNode): string {
  if (tag === 30) return new TextDecoder('utf-16be').decode(content);
  if (tag === 28) {
    const view = new DataView(content.buffer, content.byteOffset, content.length & ~3);
    const points = Array.from({ length: content.length >> 2 }, (_, index) => view.getUint32(index * 4));
    return points.map((point) => (point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point))).join('');
  }
  // T61String is Latin-1 in practice.
  return new TextDecoder(tag === 20 ? 'windows-1252' : 'utf-8').decode(content);
}

/** Writes bytes in hexadecimal, with a text between them. */
export function hexOf(bytes: Uint8Array, between = ''): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);
}
