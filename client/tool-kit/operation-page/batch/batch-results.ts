import type { NamedBlob } from '#client/lib/files/downloads.ts';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { blobOf } from '../file-part.tsx';

export interface BatchResult {
  readonly result: OperationResult;
  /** The options it was made with: others make it old. */
  readonly options: object;
}

/** A part of one file's output as a file, named for the file it came from. */
export interface NamedPart extends NamedBlob {
  readonly kind: DataKind;
  readonly showsInput: boolean;
}

/** What one file gave. */
export function nameParts({ file, result }: QueueItem<BatchResult>): NamedPart[] {
  const parts = result?.result.parts ?? [];
  return parts.map((part) => ({
    name: outputName(file.name, part, parts.length),
    kind: part.kind,
    showsInput: part.showsInput === true,
    blob: blobOf(part),
  }));
}

/** Every output of every file. */
export function namedBlobs(items: readonly QueueItem<BatchResult>[]): NamedBlob[] {
  return items.flatMap(nameParts);
}
