import { type AlgorithmId, algorithms } from '#core/hashing/algorithms.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';
import type { ChecksumId, Checksums } from '#core/hashing/checksum-algorithms.ts';
import { makeSummer, type Summer } from '#core/hashing/checksums.ts';
import { digestByPlatform, isOfPlatform, maxBytesInMemory } from '#core/hashing/platform-digests.ts';
import type { TaskContext } from '#core/task.ts';

/** Large enough for fast reading, small enough for low memory use and smooth progress. */
const pieceBytes = 4 * 1024 * 1024;

/** Files above this size take long enough that their progress is read. */
const largeBytes = 4 * pieceBytes;

/** A file with its path. */
export interface FileToSum {
  readonly path: string;
  readonly file: Blob;
}

interface Scope extends TaskContext {
  readonly signal: AbortSignal;
}

/**
 * Reads every file once, for all algorithms that `idsOf` returns; not at all if it returns none. Web Crypto computes its
 * own algorithms if the file fits into memory; otherwise the file is read piece by piece. The result is undefined for
 * a file that could not be read completely or has changed.
 */
export async function sumFiles(
  files: readonly FileToSum[],
  idsOf: (index: number) => readonly ChecksumId[],
  { signal, reportProgress }: Scope,
): Promise<(Checksums | undefined)[]> {
  const totalBytes = files.reduce(
    (sum, { file }, index) => sum + (idsOf(index).length > 0 ? file.size : 0),
    0,
  );
  const makeOnce = summersByIds();
  const sums: (Checksums | undefined)[] = [];
  let doneBytes = 0;
  for (const [index, { path, file }] of files.entries()) {
    const ids = idsOf(index);
    if (ids.length === 0) {
      sums.push(new Map());
      continue;
    }
    const startBytes = doneBytes;
    const report = (fileBytes: number) => {
      signal.throwIfAborted();
      doneBytes = startBytes + fileBytes;
      reportProgress({ label: path, doneBytes, totalBytes, fraction: doneBytes / Math.max(1, totalBytes) });
    };
    // Web Crypto reports no progress of a file, so a rate would be that of the files before.
    if (file.size > largeBytes) reportProgress({ label: path });
    else report(0);
    sums.push((await sumByPlatform(file, ids)) ?? (await sumPieces(file, await makeOnce(ids), report)));
    report(file.size);
  }
  return sums;
}

/** Undefined if Web Crypto has not all algorithms, or the file does not fit into memory or cannot be read. */
async function sumByPlatform(file: Blob, ids: readonly ChecksumId[]): Promise<Checksums | undefined> {
  const own = ids.map((id) => algorithms.find((known) => known.id === id)?.id);
  if (file.size > maxBytesInMemory || !own.every(isByPlatform)) return undefined;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  const digests = await digestByPlatform(bytes, own, undefined, { reportProgress: () => undefined });
  return new Map(own.map((id) => [id, formatDigest(digests[id] ?? new Uint8Array(), 'hex')]));
}

function isByPlatform(id: AlgorithmId | undefined): id is AlgorithmId {
  return id !== undefined && isOfPlatform(id, undefined);
}

async function sumPieces(
  file: Blob,
  summer: Summer,
  report: (fileBytes: number) => void,
): Promise<Checksums | undefined> {
  summer.begin();
  let fileBytes = 0;
  try {
    for await (const piece of readPieces(file)) {
      summer.update(piece);
      fileBytes += piece.length;
      report(fileBytes);
    }
    return summer.finish();
  } catch (error) {
    if (error instanceof ReadFailure) return undefined;
    throw error;
  }
}

/** Caches the hashers, because files of one run usually use the same algorithms. */
function summersByIds() {
  const known = new Map<string, ReturnType<typeof makeSummer>>();
  return (ids: readonly ChecksumId[]) => {
    const key = ids.join(' ');
    const summer = known.get(key) ?? makeSummer(ids);
    known.set(key, summer);
    return summer;
  };
}

/**
 * Reads pieces; the next one is read while the current one is processed. Browsers refuse to read a file that has
 * changed since it was chosen.
 */
async function* readPieces(file: Blob): AsyncGenerator<Uint8Array> {
  let next = file.size > 0 ? readPiece(file, 0) : undefined;
  for (let offset = 0; next !== undefined; offset += pieceBytes) {
    const piece = await next;
    if (piece.length !== Math.min(pieceBytes, file.size - offset))
      throw new ReadFailure('The file became shorter.');
    next = offset + pieceBytes < file.size ? readPiece(file, offset + pieceBytes) : undefined;
    next?.catch(() => undefined);
    yield piece;
  }
}

async function readPiece(file: Blob, offset: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(offset, offset + pieceBytes).arrayBuffer());
  } catch (cause) {
    throw new ReadFailure('The file could not be read.', { cause });
  }
}

class ReadFailure extends Error {}
