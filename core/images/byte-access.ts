/** Bytes in an `ArrayBuffer` of their own, so that they can go into a Blob or be transferred. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns a DataView of the same bytes, for big-endian and little-endian numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads `length` bytes at an offset as characters (Latin-1); fewer at the end of the data. */
export function latin1At(bytes: Uint8Array, offset: number, length: number): string {
  let text = '';
  const end = Math.min(bytes.length, offset + length);
  for (let index = offset; index < end; index += 1) text += String.fromCharCode(bytes[index] ?? 0);
  return text;
}

/** True if `text` is at the offset, one byte per character. */
export function startsWithLatin1(bytes: Uint8Array, text: string, offset = 0): boolean {
  return latin1At(bytes, offset, text.length) === text;
}

/** Writes one byte per character; characters above U+00FF keep only their low byte. */
export function latin1Bytes(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Concatenates byte arrays. */
export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Writes a 32-bit number as four big-endian bytes. */
export function uint32Bytes(value: number): Bytes {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** Writes a 16-bit number as two big-endian bytes. */
export function uint16Bytes(value: number): Bytes {
  return Uint8Array.of((value >>> 8) & 255, value & 255);
}

/** Compresses bytes in the zlib format (RFC 1950). */
export function zlibCompress(bytes: Uint8Array): Promise<Bytes> {
  return pipe(bytes, new CompressionStream('deflate'));
}

/** Decompresses the zlib format (RFC 1950). Rejects if the data is damaged or grows past `maxBytes`. */
export function zlibDecompress(bytes: Uint8Array, maxBytes: number): Promise<Bytes> {
  return pipe(bytes, new DecompressionStream('deflate'), maxBytes);
}

/** Input is fed in small chunks, because a browser decompresses a whole chunk before it returns any output. */
const pieceBytes = 64 << 10;

async function feed(writer: WritableStreamDefaultWriter<Bytes>, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += pieceBytes) await writer.write(bytes.slice(at, at + pieceBytes));
  await writer.close();
}

async function pipe(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Bytes> {
  const writer = stream.writable.getWriter();
  const written = feed(writer, bytes);
  const parts: Uint8Array[] = [];
  let total = 0;
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      total += value?.length ?? 0;
      if (total > maxBytes) throw new RangeError(`Unpacks to more than ${maxBytes} bytes.`);
      if (value) parts.push(value);
    }
    await written;
  } catch (error) {
    written.catch(() => undefined);
    void reader.cancel().catch(() => undefined);
    throw error;
  }
  return concatBytes(parts);
}
