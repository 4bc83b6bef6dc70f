import { LINE_FEED, SPACE } from '#core/json/bytes/byte-codes.ts';

const firstChunkBytes = 1 << 16;
const largestChunkBytes = 1 << 22;
/** Up to this length, copying byte by byte is faster than creating a view for `set`. */
const shortCopyBytes = 40;

/** Collects bytes in chunks, so that growing never copies the output. */
export class ChunkWriter {
  readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  private chunk = new Uint8Array(firstChunkBytes);
  private used = 0;
  private flushedBytes = 0;
  private lineStart = 0;

  get sizeBytes(): number {
    return this.flushedBytes + this.used;
  }

  /** Bytes written since the last line break. */
  get column(): number {
    return this.sizeBytes - this.lineStart;
  }

  writeByte(byte: number): void {
    if (this.used === this.chunk.length) this.flush();
    this.chunk[this.used] = byte;
    this.used += 1;
  }

  /** Copies a range without line breaks. */
  copy(bytes: Uint8Array, from: number, to: number): void {
    const length = to - from;
    if (length > this.chunk.length - this.used) this.flush(length);
    const { chunk, used } = this;
    if (length < shortCopyBytes) {
      for (let index = 0; index < length; index += 1) chunk[used + index] = bytes[from + index] as number;
    } else chunk.set(bytes.subarray(from, to), used);
    this.used = used + length;
  }

  /** Copies a range that may have line breaks. */
  copyLines(bytes: Uint8Array, from: number, to: number): void {
    let copied = from;
    for (let at = from; at < to; at += 1) {
      if (bytes[at] !== LINE_FEED) continue;
      this.copy(bytes, copied, at);
      this.breakLine(0);
      copied = at + 1;
    }
    this.copy(bytes, copied, to);
  }

  /** Ends the line and begins the next one with `indentSpaces` spaces. */
  breakLine(indentSpaces: number): void {
    this.writeByte(LINE_FEED);
    this.lineStart = this.sizeBytes;
    if (indentSpaces > this.chunk.length - this.used) this.flush(indentSpaces);
    const { chunk, used } = this;
    const end = used + indentSpaces;
    if (indentSpaces < shortCopyBytes) for (let at = used; at < end; at += 1) chunk[at] = SPACE;
    else chunk.fill(SPACE, used, end);
    this.used = end;
  }

  /** Returns everything written, in order. */
  finish(): Uint8Array<ArrayBuffer>[] {
    if (this.used > 0) this.chunks.push(this.chunk.subarray(0, this.used));
    this.flushedBytes += this.used;
    this.used = 0;
    this.chunk = new Uint8Array(0);
    return this.chunks;
  }

  private flush(neededBytes = 0): void {
    if (this.used > 0) this.chunks.push(this.chunk.subarray(0, this.used));
    this.flushedBytes += this.used;
    this.used = 0;
    const doubled = Math.min(largestChunkBytes, this.chunk.length * 2);
    this.chunk = new Uint8Array(Math.max(doubled, neededBytes, firstChunkBytes));
  }
}

/** Returns the chunks as one array. */
export function joinChunks(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
