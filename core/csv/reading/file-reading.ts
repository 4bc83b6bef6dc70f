import { ToolInputError } from '#core/errors.ts';

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

/** Reads a part of a file. Throws a ToolInputError if the file no longer exists. */
export async function readBytes(blob: Blob, start: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.slice(start, end).arrayBuffer());
  } catch {
    throw new ToolInputError('The file could not be read to its end.', {
      hint: 'It was changed, moved or unplugged meanwhile. Choose it again.',
    });
  }
}

/** Reads a file from beginning to end, in chunks small enough for memory. */
export async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < blob.size; start += pieceBytes) {
    yield await readBytes(blob, start, start + pieceBytes);
  }
}
