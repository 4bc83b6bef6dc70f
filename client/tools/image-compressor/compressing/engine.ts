import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import type { Comparison } from './comparison.ts';
import type { CompressedFile } from './compressed-file.ts';
import type { ImageFacts } from './inspection.ts';
import type { CompressOptions } from './options.ts';

/** The workers behind the page. */
export interface Engine {
  /** Pictures that are worked on at once at most. */
  readonly maxAtOnce: number;
  /** Asked twice about the same file, it looks once. */
  inspect(file: Blob): Promise<ImageFacts>;
  compress(file: Blob, options: CompressOptions, scope: TaskScope): Promise<CompressedFile>;
  compare(file: Blob, compressed: Blob, signal: AbortSignal): Promise<Comparison>;
  dispose(): void;
}
