import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { ToolInputError } from '#core/errors.ts';
import type { CompressedFile } from '../compressing/compressed-file.ts';
import type { ImageFacts } from '../compressing/inspection.ts';

export type CompressItem = QueueItem<CompressedFile>;

/** What is known of each file by now; an error where it cannot be read. */
export type FileFacts = ReadonlyMap<File, ImageFacts | ToolInputError>;

/** The batch as it stands. */
export interface BenchState {
  readonly items: readonly CompressItem[];
  readonly facts: FileFacts;
  readonly isBusy: boolean;
  /** A sentence for each file that was given and is no picture. */
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

/** What is known of the picture, while there is just one. */
export function factsOfOnly({ items, facts }: BenchState): ImageFacts | undefined {
  const [first, second] = items;
  const known = first && !second ? facts.get(first.file) : undefined;
  return known instanceof ToolInputError ? undefined : known;
}
