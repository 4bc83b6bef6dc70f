import type { CompressedImage } from '../logic.ts';

/** A compressed picture as a file, with its details. */
export interface CompressedFile extends Omit<CompressedImage, 'bytes'> {
  readonly blob: Blob;
}
