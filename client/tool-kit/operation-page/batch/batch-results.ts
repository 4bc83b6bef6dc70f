import type { NamedBlob } from '#client/lib/files/downloads.ts';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation.ts';
import { replaceExtension, splitFileName } from '#core/file-names.ts';
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

/** One output has the file's name with an extension of its own; several are told apart by their names. */
function outputName(fileName: string, part: OutputPart, partCount: number): string {
  if (partCount > 1) return `${splitFileName(fileName).base} ${part.name}`;
  return replaceExtension(fileName, splitFileName(part.name).extension || 'txt');
}
