import { readBytes } from '#core/files/read-bytes.ts';

/** How many bytes of a file to read at once. */
const pieceBytes = 4 * 1024 * 1024;

/** Converts a file to UTF-8 without a byte order mark. */
export async function toUtf8(file: Blob, encoding: string, head: Uint8Array): Promise<Blob> {
  if (encoding === 'utf-8') {
    return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? file.slice(3) : file;
  }
  const reader = new TextDecoder(encoding);
  const parts: Blob[] = [];
  for await (const piece of piecesOf(file)) {
    parts.push(new Blob([reader.decode(piece, { stream: true })]));
  }
  return new Blob([...parts, reader.decode()]);
}

/** Reads a file from beginning to end, in chunks small enough for memory. */
export async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < blob.size; start += pieceBytes) {
    yield await readBytes(blob.slice(start, start + pieceBytes));
  }
}
