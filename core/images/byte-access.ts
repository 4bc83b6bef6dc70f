/** Bytes in a buffer of their own kind, so that they can go into a Blob or be transferred. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A big-endian and little-endian reader over the same bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The characters at an offset, one a byte (Latin-1); shorter at the end of the data. */
export function latin1At(bytes: Uint8Array, offset: number, length: number): string {
  let text = '';
  const end = Math.min(bytes.length, offset + length);
  for (let index = offset; index < end; index += 1) text += String.fromCharCode(bytes[index] ?? 0);
  return text;
}

/** Whether `text` stands at the offset, one byte a character. */
export function startsWithLatin1(bytes: Uint8Array, text: string, offset = 0): boolean {
  return latin1At(bytes, offset, text.length) === text;
}

/** One byte a character; characters above U+00FF keep their low byte only. */
export function latin1Bytes(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Joins byte runs into one. */
export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** A 32-bit number as four big-endian bytes. */
export function uint32Bytes(value: number): Bytes {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** A 16-bit number as two big-endian bytes. */
export function uint16Bytes(value: number): Bytes {
  return Uint8Array.of((value >>> 8) & 255, value & 255);
}

/** Packs bytes in the zlib format (RFC 1950). */
export function zlibCompress(bytes: Uint8Array): Promise<Bytes> {
  return pipe(bytes, new CompressionStream('deflate'));
}

/** Unpacks the zlib format (RFC 1950); rejects when the data is damaged or grows past `maxBytes`. */
export function zlibDecompress(bytes: Uint8Array, maxBytes: number): Promise<Bytes> {
  return pipe(bytes, new DecompressionStream('deflate'), maxBytes);
}

/** A browser unpacks what it is given at once as a whole before it hands out any of it. */
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
