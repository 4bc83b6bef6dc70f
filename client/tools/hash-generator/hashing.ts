import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { ToolInputError } from '#core/errors.ts';
import { type AlgorithmId, algorithms, type Digests, shareOut } from '#core/hashing/algorithms.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import type { HashWorkerApi } from '#core/hashing/digests.ts';
import type { HashedState } from './state.ts';
import workerUrl from './worker.ts?worker&url';

/** What the digests were made of, and they. */
export interface HashResult {
  readonly digests: Digests;
  readonly sizeBytes: number;
  readonly fileName: string | undefined;
}

/** Further workers would only read the same file once more. */
const workerCount = Math.min(navigator.hardwareConcurrency, 4);
const pool = createWorkerPool<HashWorkerApi>(workerUrl, { size: workerCount });

/** Hashes what stands in the box. Throws a ToolInputError where the box or the key cannot be read. */
export async function hashText(state: HashedState, { signal }: TaskScope): Promise<HashResult> {
  const content = parseBytes(state.input, state.format, state.lineEnding);
  const key = readKey(state);
  const digests = await pool.call('hash', { content, algorithms: chosenAlgorithms(state), key }, { signal });
  return { digests, sizeBytes: content.length, fileName: undefined };
}

/**
 * Hashes a file of any size. The algorithms are shared out over the workers, each of which reads the
 * file for itself: reading is cheap beside hashing.
 */
export async function hashFile(
  file: File,
  state: HashedState,
  { signal, reportProgress }: TaskScope,
): Promise<HashResult> {
  const key = readKey(state);
  const groups = shareOut(chosenAlgorithms(state), workerCount);
  const doneBytes = groups.map(() => 0);
  const parts = await Promise.all(
    groups.map((group, index) =>
      pool.call(
        'hash',
        { content: file, algorithms: group, key },
        {
          signal,
          onProgress: (progress) => {
            doneBytes[index] = progress.doneBytes ?? 0;
            const least = Math.min(...doneBytes);
            reportProgress({ fraction: least / file.size, doneBytes: least, totalBytes: file.size });
          },
        },
      ),
    ),
  );
  return { digests: Object.assign({}, ...parts) as Digests, sizeBytes: file.size, fileName: file.name };
}

function chosenAlgorithms({ isEvery, algorithm }: HashedState): readonly AlgorithmId[] {
  return isEvery ? algorithms.map(({ id }) => id) : [algorithm];
}

function readKey({ isKeyed, key, keyFormat }: HashedState): Uint8Array | undefined {
  if (!isKeyed) return undefined;
  if (key === '')
    throw new ToolInputError('HMAC needs a key.', { field: 'key', hint: 'Enter the secret key.' });
  try {
    return parseBytes(key, keyFormat);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`Key: ${error.message}`, { ...error.details, field: 'key' });
  }
}
