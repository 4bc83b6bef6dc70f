import type { HeicPixels } from '../decode-image.ts';

/** The methods of the HEIC worker. */
export interface HeicWorkerApi {
  decode(input: { readonly file: Blob }): Promise<HeicPixels>;
}
