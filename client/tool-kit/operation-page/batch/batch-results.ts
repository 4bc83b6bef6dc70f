import type { NamedBlob } from '#client/lib/files/downloads.ts';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import { blobOf } from '../output-view.tsx';

export interface BatchResult {
  readonly result: OperationResult;
  /** The options it was made with: others make it old. */
  readonly options: object;
}

/** Every output of every file, named for the file it came from. */
export function namedBlobs(items: readonly QueueItem<BatchResult>[]): NamedBlob[] {
  return items.flatMap(({ file, result }) => {
    const parts = result?.result.parts ?? [];
    return parts.map((part) => ({ name: outputName(file.name, part, parts.length), blob: blobOf(part) }));
  });
}
