import type { HeicPixels } from '../decode-pixels.ts';

/** The methods of the HEIC worker. */
export interface HeicWorkerApi {
  decode(input: { readonly file: Blob }): Promise<HeicPixels>;
}
