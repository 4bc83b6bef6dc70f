import type { Bytes } from '../byte-access.ts';

/** Writes bits, with a zero byte after each 0xFF, and pads the last byte with ones (ITU-T T.81, F.1.2.3). */
export class BitWriter {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;
  private buffer = 0;
  private pending = 0;

  /** Writes up to 16 bits. */
  write(value: number, count: number): void {
    this.buffer = (this.buffer << count) | (value & ((1 << count) - 1));
    this.pending += count;
    while (this.pending >= 8) {
      this.pending -= 8;
      this.push((this.buffer >>> this.pending) & 255);
    }
    // Drops the bits already written, which would otherwise overflow 32 bits.
    this.buffer &= (1 << this.pending) - 1;
  }

  finish(): Bytes {
    if (this.pending > 0) this.write(0x7f, 8 - this.pending);
    return this.bytes.slice(0, this.length);
  }

  private push(byte: number): void {
    if (this.length + 2 > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = byte;
    this.length += byte === 0xff ? 2 : 1;
  }
}
