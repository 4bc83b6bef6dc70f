import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { ToolInputError } from '#core/errors.ts';
import type { CompressedFile } from '../compressing/compressed-file.ts';
import type { ImageFacts } from '../compressing/inspection.ts';

export type CompressItem = QueueItem<CompressedFile>;

/** The facts of each file so far; an error if it cannot be read. */
export type FileFacts = ReadonlyMap<File, ImageFacts | ToolInputError>;

/** The current state of the batch. */
export interface BenchState {
  readonly items: readonly CompressItem[];
  readonly facts: FileFacts;
  readonly isBusy: boolean;
  /** A message for each rejected file. */
  readonly leftOut: readonly string[];
  /** The fingerprint of the last run's options. */
  readonly lastRun: string | undefined;
}

export const emptyBench: BenchState = {
  items: [],
  facts: new Map(),
  isBusy: false,
  leftOut: [],
  lastRun: undefined,
};

/** Returns the facts of the picture if there is only one. */
export function factsOfOnly({ items, facts }: BenchState): ImageFacts | undefined {
  const [first, second] = items;
  const known = first && !second ? facts.get(first.file) : undefined;
  return known instanceof ToolInputError ? undefined : known;
}
