import { readBytes } from '#core/files/read-bytes.ts';
import type { TaskContext } from '#core/task.ts';
import { wholeLinesBytes } from './encode-bytes.ts';

/**
 * Whole Base64 groups and lines, and about 15 MB, because each piece costs a round trip to the browser process that
 * holds the file.
 */
export const pieceBytes = wholeLinesBytes * 16_384;

/**
 * Converts a UTF-16 blob with a byte order mark to UTF-8, because editors on Windows save Base64 like that; returns any
 * other blob unchanged.
 */
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

/** Reads a blob piece by piece; reports progress if there is more than one piece. */
export async function* readPieces(blob: Blob, { reportProgress }: TaskContext): AsyncGenerator<Uint8Array> {
  let next = blob.size > 0 ? readPiece(blob, 0) : undefined;
  for (let offset = 0; next !== undefined; offset += pieceBytes) {
    const piece = await next;
    // The next piece is read while the current one is processed.
    next = offset + pieceBytes < blob.size ? readPiece(blob, offset + pieceBytes) : undefined;
    next?.catch(() => undefined);
    yield piece;
    const doneBytes = Math.min(offset + pieceBytes, blob.size);
    if (blob.size > pieceBytes) {
      reportProgress({ fraction: doneBytes / blob.size, doneBytes, totalBytes: blob.size });
    }
  }
}

const readPiece = (blob: Blob, offset: number) => readBytes(blob.slice(offset, offset + pieceBytes));
