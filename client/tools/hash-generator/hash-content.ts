import { readBytes } from '#core/files/read-bytes.ts';
import type { TaskContext } from '#core/task.ts';
import type { AlgorithmId, Digests } from '#core/hashing/algorithms.ts';
import { beginDigests, digestBytes, type HashRequest } from '#core/hashing/digests.ts';
import { digestByPlatform, isOfPlatform } from '#core/hashing/platform-digests.ts';

/** Large enough for fast reading, small enough for low memory use and smooth progress. */
const pieceBytes = 4 * 1024 * 1024;
/** The platform is much faster, but short texts are done before it starts. */
const minPlatformBytes = 1_000_000;

/**
 * Hashes bytes or a file of any size. Uses Web Crypto for its algorithms if the file fits into memory; otherwise works
 * piece by piece. Throws a ToolInputError for a file that no longer exists.
 */
export async function hashContent(request: HashRequest, context: TaskContext): Promise<Digests> {
  const { algorithms, key, maxBytesInMemory } = request;
  if (request.content instanceof Uint8Array && request.content.length < minPlatformBytes) {
    return digestBytes(request.content, algorithms, key);
  }
  const content = request.content instanceof Blob ? request.content : new Blob([request.content.slice()]);
  const native = algorithms.filter((id) => isOfPlatform(id, key) && content.size <= maxBytesInMemory);
  const bytes = native.length > 0 ? await readWhole(content, context) : undefined;
  const byPlatform = bytes ? await digestByPlatform(bytes, native, key, context) : {};
  const others = bytes ? algorithms.filter((id) => !native.includes(id)) : algorithms;
  return others.length > 0 ? { ...byPlatform, ...(await stream(content, others, key, context)) } : byPlatform;
}

/** Reads a file completely; undefined if there is not enough memory. */
async function readWhole(file: Blob, { reportProgress }: TaskContext): Promise<ArrayBuffer | undefined> {
  reportProgress({ label: 'Reading' });
  try {
    return await file.arrayBuffer();
  } catch {
    // The cause may be too little memory or a missing file; reading in pieces will show which.
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
    // The next piece is read while the current one is hashed.
    next = offset + pieceBytes < file.size ? readPiece(file, offset + pieceBytes) : undefined;
    next?.catch(() => undefined);
    running.update(piece);
    const doneBytes = Math.min(offset + pieceBytes, file.size);
    reportProgress({ fraction: doneBytes / file.size, doneBytes, totalBytes: file.size });
  }
  return running.finish();
}

const readPiece = (file: Blob, offset: number) => readBytes(file.slice(offset, offset + pieceBytes));
