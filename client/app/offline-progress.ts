import { storeEverything, type StoringResult } from '#client/lib/offline-files.ts';
import { formatBytes } from '#core/numbers/number-format.ts';

/** The button's label and the progress. */
export interface OfflineProgress {
  readonly text: string;
  readonly fraction: number;
}

/** Stores every file of the site and reports progress in words. Returns the last of them. */
export async function storeInWords(
  onProgress: (progress: OfflineProgress) => void,
): Promise<OfflineProgress> {
  const result = await storeEverything((running) =>
    onProgress({
      text: `Storing every tool on this device… ${formatBytes(running.storedBytes)} of ${formatBytes(running.totalBytes)}`,
      fraction: running.storedBytes / running.totalBytes,
    }),
  );
  return { text: describeEnd(result), fraction: result.storedFiles / result.totalFiles };
}

function describeEnd({ storedFiles, totalFiles, isFull, failed }: StoringResult): string {
  if (storedFiles === totalFiles) return 'Every tool is stored and works without a network.';
  const extent = `${storedFiles} of ${totalFiles} files are stored.`;
  if (isFull) return `${extent} This device has no space for the rest: free some space, then continue.`;
  const names = failed.slice(0, 3).join(', ');
  return `${extent} ${failed.length} could not be fetched (${names}${failed.length > 3 ? ' …' : ''}). Check the connection, then continue.`;
}
