import type { DecodingTable } from './huffman.ts';

/** An error in the entropy-coded data. */
export class EntropyError extends Error {
  override readonly name = 'EntropyError';
}

/** Reads the bits of one restart interval, without its stuffed zero bytes. Returns zeros past the end. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private position = 0;
  private buffer = 0;
  private available = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** True if more bits were read than exist. */
  get isOverrun(): boolean {
    return this.position - Math.floor(this.available / 8) > this.bytes.length;
  }

  bit(): number {
    return this.bits(1);
  }

  /** Reads up to 16 bits as a number. */
  bits(count: number): number {
    if (count === 0) return 0;
    if (this.available < count) this.fill();
    this.available -= count;
    return (this.buffer >>> this.available) & ((1 << count) - 1);
  }

  /** Reads the symbol of the next code. */
  symbol(table: DecodingTable): number {
    if (this.available < 16) this.fill();
    const entry = table[(this.buffer >>> (this.available - 16)) & 0xffff] ?? 0;
    if (entry === 0) throw new EntropyError('A code that no table has.');
    this.available -= entry >> 8;
    return entry & 255;
  }

  /** Reads a signed value of `size` bits (ITU-T T.81, F.2.2.1, EXTEND). */
  signed(size: number): number {
    const value = this.bits(size);
    return size > 0 && value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }

  /** Fills the buffer to 17 to 24 bits. */
  private fill(): void {
    while (this.available <= 16) {
      this.buffer = ((this.buffer << 8) | (this.bytes[this.position] ?? 0)) & 0xffffffff;
      this.position += 1;
      this.available += 8;
    }
  }
}
