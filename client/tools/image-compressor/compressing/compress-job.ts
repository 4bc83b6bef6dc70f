import type { DecodedImage } from '#client/lib/images/decode-image.ts';
import type { DecodeSetup } from '#client/lib/images/decode-pixels.ts';
import type { ImageNote } from '#client/lib/images/image-note.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import type { TaskContext } from '#core/task.ts';
import type { CompressOptions } from '../state.ts';

export interface CompressSetup extends DecodeSetup {
  readonly maxEncodePixels: number;
}

/** The compression of one picture. */
export interface Job extends Pick<TaskContext, 'reportProgress'> {
  readonly bytes: Bytes;
  readonly decoded: DecodedImage;
  readonly kind: WritableKind;
  readonly options: CompressOptions;
  readonly setup: CompressSetup;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A file made from the picture. */
export interface Made extends Size {
  readonly bytes: Bytes;
  /** The quality used; undefined for lossless files and kept originals. */
  readonly quality: number | undefined;
  readonly isOriginal: boolean;
  readonly notes: readonly ImageNote[];
}

/**
 * Returns whether a note concerns data other than the picture's pixels, which is lost whenever the file is rewritten.
 */
export function isAboutRestOfFile({ code }: ImageNote): boolean {
  return code === 'gain-map-dropped' || code === 'motion-video-dropped' || code === 'cut-short';
}
