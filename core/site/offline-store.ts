import type { OfflineFile } from './offline-list.ts';

/**
 * Returns the key for storing a file. It includes the content hash, so that two versions of a file can exist together,
 * and both versions of the site share unchanged files.
 */
export function storeKey({ path, hash }: Pick<OfflineFile, 'path' | 'hash'>): string {
  return `${path}?${hash}`;
}

/** Returns the path in a stored key. */
function pathOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('?'));
}

/** Lists the files that an earlier version stored and that have changed since, so that an update can renew them. */
export function listChanged(files: readonly OfflineFile[], storedKeys: ReadonlySet<string>): OfflineFile[] {
  const storedPaths = new Set([...storedKeys].map(pathOfKey));
  return files.filter((file) => storedPaths.has(file.path) && !storedKeys.has(storeKey(file)));
}

/** Lists the stored keys that match no file of the list. */
export function listUnknown(files: readonly OfflineFile[], storedKeys: ReadonlySet<string>): string[] {
  const known = new Set(files.map(storeKey));
  return [...storedKeys].filter((key) => !known.has(key));
}

const pieceFiles = 24;
const pieceBytes = 400_000;

/** Returns the next few files to store; so few that stopping the worker loses little. */
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

/** Lists the assets that a document or a style sheet names. */
export function listNamedAssets(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w./-]*\w/g) ?? [])];
}

const retryDelaysMs = [5000, 30_000, 120_000, 600_000];

/** Returns the delay after the n-th consecutive failure (from 0); undefined to give up until the next page. */
export function retryDelayMs(failures: number): number | undefined {
  return retryDelaysMs[failures];
}
