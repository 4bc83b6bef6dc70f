import { listFirstFiles, type OfflineFile, orderFiles } from '#core/site/offline-list.ts';
import type { StoreReport, StoreRequest } from '#core/site/offline-messages.ts';
import { listChanged, storeKey, takePiece } from '#core/site/offline-store.ts';
import { isFullError, listStoredKeys, storeWithParts } from './file-store.ts';
import { list, pathOf, scope } from './scope.ts';

const maxConcurrent = 6;

interface Outcome {
  readonly failed: readonly string[];
  readonly isFull: boolean;
}

/**
 * Stores files before a version is installed: the first pages, the open ones, and those that an earlier version had
 * stored and that have changed. Failures are stored later, so that one bad file keeps no version back.
 */
export async function storeFirst(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const openPaths = open.flatMap(({ url }) => pathOf(url) ?? []);
  const storedKeys = await listStoredKeys();
  const changed = listChanged(list.files, storedKeys);
  await storeAll([...new Set([...listFirstFiles(list.files, openPaths), ...changed])], storedKeys);
}

/** Stores the next few missing files, and returns how much is stored then. */
export async function storeMore({ wantsHeavy, near, skip }: StoreRequest): Promise<StoreReport> {
  const wanted = orderFiles(list.files, near, wantsHeavy);
  const skipped = new Set(skip);
  const canTry = ({ path }: OfflineFile) => !skipped.has(path);
  const storedKeys = await listStoredKeys();
  const isMissing = (file: OfflineFile) => !storedKeys.has(storeKey(file));
  const outcome = await storeAll(
    takePiece(wanted.filter((file) => isMissing(file) && canTry(file))),
    storedKeys,
  );
  for (const path of outcome.failed) skipped.add(path);
  const stored = wanted.filter((file) => !isMissing(file));
  return {
    ...outcome,
    leftFiles: wanted.filter((file) => isMissing(file) && canTry(file)).length,
    storedFiles: stored.length,
    totalFiles: wanted.length,
    storedBytes: sumBytes(stored),
    totalBytes: sumBytes(wanted),
  };
}

/** Stores each file by itself, a few at a time: a failure does not undo others. */
async function storeAll(files: readonly OfflineFile[], storedKeys: Set<string>): Promise<Outcome> {
  const queue = [...files];
  const failed: string[] = [];
  let isFull = false;
  const storeNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      try {
        await storeWithParts(file, storedKeys);
      } catch (error) {
        failed.push(file.path);
        isFull ||= isFullError(error);
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, storeNext));
  return { failed, isFull };
}

function sumBytes(files: readonly OfflineFile[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
