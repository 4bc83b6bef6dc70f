import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import { wholeLinesBytes } from './encode-bytes.ts';

/** Whole Base64 groups and lines, and about 4 MB: cheap to read, small in memory. */
export const pieceBytes = wholeLinesBytes * 4096;

/** A blob of UTF-16 with a byte order mark as UTF-8, since editors on Windows save Base64 like that; any other as it is. */
export async function asUtf8(blob: Blob): Promise<Blob> {
  const mark = new Uint8Array(await blob.slice(0, 3).arrayBuffer());
  const encoding =
    mark[0] === 0xff && mark[1] === 0xfe
      ? 'utf-16le'
      : mark[0] === 0xfe && mark[1] === 0xff
        ? 'utf-16be'
        : undefined;
  if (encoding) {
    const decoder = new TextDecoder(encoding);
    const parts: Blob[] = [];
    for (let offset = 0; offset < blob.size; offset += pieceBytes) {
      const piece = await blob.slice(offset, offset + pieceBytes).arrayBuffer();
      parts.push(new Blob([decoder.decode(piece, { stream: true })]));
    }
    return new Blob(parts);
  }
  return mark[0] === 0xef && mark[1] === 0xbb && mark[2] === 0xbf ? blob.slice(3) : blob;
}

/** A blob's bytes, piece by piece, with progress where there is more than one. */
export async function* readPieces(blob: Blob, { reportProgress }: TaskContext): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < blob.size; offset += pieceBytes) {
    yield await readPiece(blob, offset);
    const doneBytes = Math.min(offset + pieceBytes, blob.size);
    if (blob.size > pieceBytes) {
      reportProgress({ fraction: doneBytes / blob.size, doneBytes, totalBytes: blob.size });
    }
  }
}

async function readPiece(blob: Blob, offset: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.slice(offset, offset + pieceBytes).arrayBuffer());
  } catch {
    throw new ToolInputError('The file could not be read to its end.', {
      hint: 'It was changed, moved or unplugged meanwhile. Choose it again.',
    });
  }
}
