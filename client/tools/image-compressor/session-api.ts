import type { HeicPixels } from '#client/lib/images/decode-image.ts';
import type { TaskContext } from '#core/task.ts';
import type { Comparison } from './compressing/comparison.ts';
import type { ImageFacts } from './compressing/inspection.ts';
import type { CompressedImage } from './logic.ts';
import type { CompressOptions } from './compressing/options.ts';

/** The methods of the compression worker. */
export interface CompressSession {
  inspect(request: { readonly file: Blob }): Promise<ImageFacts>;
  compress(request: CompressRequest, context: TaskContext): Promise<CompressedImage>;
  compare(request: CompareRequest): Promise<Comparison>;
}

interface SourceRequest {
  readonly file: Blob;
  /** The pixels of a HEIC file, from the HEIC worker; undefined for other files. */
  readonly heicPixels: HeicPixels | undefined;
  readonly memoryGigabytes: number | undefined;
}

export interface CompressRequest extends SourceRequest {
  readonly options: CompressOptions;
}

export interface CompareRequest extends SourceRequest {
  readonly compressed: Blob;
}
