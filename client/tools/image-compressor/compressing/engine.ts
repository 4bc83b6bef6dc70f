import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import type { Comparison } from './comparison.ts';
import type { CompressedFile } from './compressed-file.ts';
import type { ImageFacts } from './inspection.ts';
import type { CompressOptions } from './options.ts';

/** The workers that the page uses. */
export interface Engine {
  /** The maximum number of pictures processed at the same time. */
  readonly maxAtOnce: number;
  /** Reads a file's facts; the result is cached per file. */
  inspect(file: Blob): Promise<ImageFacts>;
  compress(file: Blob, options: CompressOptions, scope: TaskScope): Promise<CompressedFile>;
  compare(file: Blob, compressed: Blob, signal: AbortSignal): Promise<Comparison>;
  dispose(): void;
}
