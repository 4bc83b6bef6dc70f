import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import type { AlgorithmId, Digests } from '#core/hashing/algorithms.ts';
import { beginDigests, digestBytes, type HashRequest } from '#core/hashing/digests.ts';
import { digestByPlatform, isOfPlatform } from '#core/hashing/platform-digests.ts';

/** Large enough to keep the reading cheap, small enough to keep memory flat and progress smooth. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Hashes bytes, or a file of any size: by Web Crypto what it knows and memory has room for, all else piece by piece.
 * Throws a ToolInputError for a file that is gone.
 */
export async function hashContent(request: HashRequest, context: TaskContext): Promise<Digests> {
  const { content, algorithms, key, maxBytesInMemory } = request;
  if (content instanceof Uint8Array) return digestBytes(content, algorithms, key);
  const native = algorithms.filter((id) => isOfPlatform(id, key) && content.size <= maxBytesInMemory);
  const bytes = native.length > 0 ? await readWhole(content, context) : undefined;
  const byPlatform = bytes ? await digestByPlatform(bytes, native, key, context) : {};
  const others = bytes ? algorithms.filter((id) => !native.includes(id)) : algorithms;
  return others.length > 0 ? { ...byPlatform, ...(await stream(content, others, key, context)) } : byPlatform;
}

/** Undefined where there is no room for so much at once. */
async function readWhole(file: Blob, { reportProgress }: TaskContext): Promise<ArrayBuffer | undefined> {
  reportProgress({ label: 'Reading' });
  try {
    return await file.arrayBuffer();
  } catch {
    // Whether room was missing or the file is gone does not show; reading it in pieces will tell.
    return undefined;
  }
}

async function stream(
  file: Blob,
  ids: readonly AlgorithmId[],
  key: Uint8Array | undefined,
  { reportProgress }: TaskContext,
): Promise<Digests> {
  const running = await beginDigests(ids, key);
  let next = file.size > 0 ? readPiece(file, 0) : undefined;
  for (let offset = 0; next !== undefined; offset += pieceBytes) {
    const piece = await next;
    // Reading goes on while the piece before is hashed.
    next = offset + pieceBytes < file.size ? readPiece(file, offset + pieceBytes) : undefined;
    next?.catch(() => undefined);
    running.update(piece);
    const doneBytes = Math.min(offset + pieceBytes, file.size);
    reportProgress({ fraction: doneBytes / file.size, doneBytes, totalBytes: file.size });
  }
  return running.finish();
}

async function readPiece(file: Blob, offset: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(offset, offset + pieceBytes).arrayBuffer());
  } catch {
    throw new ToolInputError('The file could not be read to its end.', {
      hint: 'It was changed, moved or unplugged meanwhile. Choose it again.',
    });
  }
}
