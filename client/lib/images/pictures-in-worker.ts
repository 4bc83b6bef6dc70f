import { createHeicReader, type HeicReader } from './browser/browser-heic.ts';
import type { PictureTools } from './decode-image.ts';
import { decodeByPlatform } from './platform-decoder.ts';
import { createImageCodecs } from './wasm-codecs.ts';
import { fetchWasm } from './wasm-files.ts';

let heicReader: HeicReader | undefined;

/** The picture tools inside a worker: our codecs, the browser's decoder, and a HEIC worker that ends with this one. */
export const pictureTools: PictureTools = {
  codecs: createImageCodecs(fetchWasm),
  platformDecode: decodeByPlatform,
  readHeic(file) {
    heicReader ??= createHeicReader();
    return heicReader.read(file, new AbortController().signal);
  },
  async loadCodeReader() {
    const { loadCodeReader } = await import('#client/lib/codes/code-reader.ts');
    return loadCodeReader();
  },
};
