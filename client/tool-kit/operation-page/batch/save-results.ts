import { downloadBlob, downloadZip } from '#client/lib/files/downloads.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { namedParts } from './batch-results.ts';
import type { Batch } from './use-batch.ts';

/** Saves one file as it is, several as a zip. `onlyName` is the name of a single result. */
export function saveResults({ items, ready, folder }: Batch, zipName: string, onlyName?: string): void {
  const parts = namedParts(ready);
  const [first, ...others] = parts;
  if (!first || others.length > 0) {
    downloadZip(parts, `${zipName}.zip`, folder).catch(reportFailure);
    return;
  }
  const isOnly = onlyName !== undefined && items.length === 1;
  downloadBlob(first.blob, isOnly ? `${onlyName}.${first.kind}` : first.name);
}
