import type { DiskFolder } from '#client/lib/files/disk-folder.ts';
import type { NamedBlob } from '#client/lib/files/downloads.ts';
import type { SizePair } from '#client/tool-kit/files/savings.ts';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { blobOf } from '../file-part.tsx';

export interface BatchResult {
  readonly result: OperationResult;
  /** The options it was made with: others make it old. */
  readonly options: object;
}

/** In bytes. A private window's memory for results is full at about 500 MB. */
const maxInMemory = 100_000_000;

/** Keeps the first results in memory, later ones in a folder on the disk. */
export function createResultKeeper(
  folder: DiskFolder,
): (result: OperationResult) => Promise<OperationResult> {
  let size = 0;
  const keepPart = async (part: OutputPart): Promise<OutputPart> => {
    const blob = blobOf(part);
    size += blob.size;
    if (size <= maxInMemory) return part;
    // Without such storage, or when it is full, results stay in memory.
    return { ...part, content: await folder.write(blob).catch(() => blob) };
  };
  return async (result) => ({ ...result, parts: await Promise.all(result.parts.map(keepPart)) });
}

/** A part of one file's output as a file, named for the file it came from. */
export interface NamedPart extends NamedBlob {
  readonly kind: DataKind;
  readonly showsInput: boolean | undefined;
}

/** Returns the results of one file with their names. */
export function nameParts({ file, result }: QueueItem<BatchResult>): NamedPart[] {
  const parts = result?.result.parts ?? [];
  return parts.map((part) => ({
    name: outputName(file.name, part, parts.length),
    kind: part.kind,
    showsInput: part.showsInput,
    blob: blobOf(part),
  }));
}

/** How large a file was, and is now. */
export function sizesOf({ file, result }: QueueItem<BatchResult>): SizePair {
  const parts = result?.result.parts ?? [];
  return { before: file.size, after: parts.reduce((sum, part) => sum + blobOf(part).size, 0) };
}

/** True if there are results, and all show what the files show. */
export function areUnchanged(items: readonly QueueItem<BatchResult>[]): boolean {
  return items.length > 0 && items.flatMap(nameParts).every(({ showsInput }) => showsInput === false);
}

/** Every output of every file. */
export function namedParts(items: readonly QueueItem<BatchResult>[]): NamedPart[] {
  return items.flatMap(nameParts);
}
