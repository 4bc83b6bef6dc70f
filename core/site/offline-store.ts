import type { OfflineFile } from './offline-list.ts';

/**
 * Under which key a file is stored. It holds the content hash, so that the files of two versions lie side by side,
 * and what did not change belongs to both.
 */
export function storeKey({ path, hash }: Pick<OfflineFile, 'path' | 'hash'>): string {
  return `${path}?${hash}`;
}

/** The path in a stored key. */
function pathOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('?'));
}

/** The files that an earlier version stored and that have changed since: an update brings them up to date. */
export function listChanged(files: readonly OfflineFile[], storedKeys: readonly string[]): OfflineFile[] {
  const keys = new Set(storedKeys);
  const storedPaths = new Set(storedKeys.map(pathOfKey));
  return files.filter((file) => storedPaths.has(file.path) && !keys.has(storeKey(file)));
}

/** The stored keys that no file of the list has. */
export function listUnknown(files: readonly OfflineFile[], storedKeys: readonly string[]): string[] {
  const known = new Set(files.map(storeKey));
  return storedKeys.filter((key) => !known.has(key));
}

const pieceFiles = 6;
const pieceBytes = 400_000;

/** The next few files to store: few enough that a worker which is stopped meanwhile loses little. */
export function takePiece(missing: readonly OfflineFile[]): OfflineFile[] {
  const piece: OfflineFile[] = [];
  let sizeBytes = 0;
  for (const file of missing) {
    if (piece.length > 0 && (piece.length >= pieceFiles || sizeBytes + file.sizeBytes > pieceBytes)) break;
    piece.push(file);
    sizeBytes += file.sizeBytes;
  }
  return piece;
}

/** The assets that a document or a style sheet names. */
export function listNamedAssets(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w./-]*\w/g) ?? [])];
}

const retryDelaysMs = [5000, 30_000, 120_000, 600_000];

/** How long to wait after the n-th failure in a row (from 0); undefined when it is time to leave it to the next page. */
export function retryDelayMs(failures: number): number | undefined {
  return retryDelaysMs[failures];
}
