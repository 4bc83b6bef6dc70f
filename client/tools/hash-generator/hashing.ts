import { openSession } from '#client/tool-kit/operations/session.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import type { Progress } from '#core/task.ts';
import { type AlgorithmId, type Digests, shareOut } from '#core/hashing/algorithms.ts';
import type { HashSession } from '#core/hashing/digests.ts';
import { maxBytesInMemory } from '#core/hashing/platform-digests.ts';
import { chosenAlgorithms, type HashResult, readKey } from './hash-request.ts';
import type { HashedState } from './state.ts';

/** More workers would only read the same file once more. */
const workerCount = Math.min(navigator.hardwareConcurrency, 4);
/** Smaller files are done before a second worker has started. */
const smallBytes = 4 * 1024 * 1024;
const pool = openSession<HashSession>('hash-generator', { size: workerCount });

/**
 * Hashes a file of any size. The algorithms are divided among the workers. Each worker reads the file itself, because
 * reading is cheap compared to hashing.
 */
export async function hashFile(
  file: File,
  state: HashedState,
  { signal, reportProgress }: TaskScope,
): Promise<HashResult> {
  const key = readKey(state);
  const groups = shareFile(file.size, chosenAlgorithms(state));
  const latest: Progress[] = groups.map(() => ({}));
  const parts = await Promise.all(
    groups.map((group, index) =>
      pool.call(
        'hash',
        { content: file, algorithms: group, key, maxBytesInMemory: maxBytesInMemory / groups.length },
        {
          signal,
          onProgress: (progress) => {
            latest[index] = progress;
            reportProgress(commonProgress(latest));
          },
        },
      ),
    ),
  );
  return { digests: Object.assign({}, ...parts) as Digests, sizeBytes: file.size, fileName: file.name };
}

/** Hashes bytes in a worker, which may use WebAssembly where the page may not. */
export async function hashBytes(content: Uint8Array, id: AlgorithmId): Promise<Uint8Array> {
  const request = { content, algorithms: [id], key: undefined, maxBytesInMemory };
  return (await pool.call('hash', request))[id] ?? new Uint8Array();
}

function shareFile(sizeBytes: number, ids: readonly AlgorithmId[]): AlgorithmId[][] {
  const count = sizeBytes <= smallBytes ? 1 : Math.min(workerCount, ids.length);
  return shareOut(ids, count, sizeBytes <= maxBytesInMemory / count ? 'platformCost' : 'cost');
}

/**
 * Combines the workers' progress. Web Crypto reports no progress, so while a worker waits for it, no percentage is
 * shown.
 */
function commonProgress(all: readonly Progress[]): Progress {
  const silent = all.find(({ doneBytes }) => doneBytes === undefined);
  if (silent) return silent;
  return all.reduce((least, one) => ((one.doneBytes ?? 0) < (least.doneBytes ?? 0) ? one : least));
}
