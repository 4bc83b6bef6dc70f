import type { DecodedImage, DecodeSetup } from '#client/lib/images/decode-image.ts';
import type { ImageNote } from '#client/lib/images/image-note.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import type { TaskContext } from '#core/task.ts';
import type { CompressOptions } from './options.ts';

export interface CompressSetup extends DecodeSetup {
  readonly maxEncodePixels: number;
}

/** One picture being compressed. */
export interface Job extends Pick<TaskContext, 'reportProgress'> {
  readonly bytes: Bytes;
  readonly decoded: DecodedImage;
  readonly kind: WritableKind;
  readonly options: CompressOptions;
  readonly setup: CompressSetup;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A file made from the picture. */
export interface Made extends Size {
  readonly bytes: Bytes;
  /** The quality that was used; undefined where none was (lossless, or the original kept). */
  readonly quality: number | undefined;
  readonly isOriginal: boolean;
  readonly notes: readonly ImageNote[];
}

/** Whether it is about what stands in the file beside the picture's pixels, and is lost whenever that is rewritten. */
export function isAboutRestOfFile({ code }: ImageNote): boolean {
  return code === 'gain-map-dropped' || code === 'motion-video-dropped' || code === 'cut-short';
}
