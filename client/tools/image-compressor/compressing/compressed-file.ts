import type { CompressedImage } from '../logic.ts';

/** A finished picture as a file, and what is told about it. */
export interface CompressedFile extends Omit<CompressedImage, 'bytes'> {
  readonly blob: Blob;
}
