import type { HeicPixels } from '../decode-image.ts';

/** What the HEIC worker offers. */
export interface HeicWorkerApi {
  decode(input: { readonly file: Blob }): Promise<HeicPixels>;
}
