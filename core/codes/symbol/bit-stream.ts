/** A growing stream of bits, most significant first. */
export interface BitStream {
  readonly bitCount: number;
  /** Adds the lowest `length` bits of `value`; at most 24 of them. */
  add(value: number, length: number): void;
  /** Returns the bits as bytes; the last byte is padded with zeros. */
  toBytes(): Uint8Array;
}

export function createBitStream(): BitStream {
  const bytes: number[] = [];
  let bitCount = 0;
  return {
    get bitCount() {
      return bitCount;
    },
    add(value, length) {
      for (let bit = length - 1; bit >= 0; bit -= 1) {
        if (bitCount % 8 === 0) bytes.push(0);
        const at = bytes.length - 1;
        bytes[at] = (bytes[at] ?? 0) | (((value >> bit) & 1) << (7 - (bitCount % 8)));
        bitCount += 1;
      }
    },
    toBytes: () => Uint8Array.from(bytes),
  };
}
