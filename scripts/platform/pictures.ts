import './browser-classes.ts';
import { readFile } from 'node:fs/promises';
import type { pictureTools as toolsOfBrowsers } from '#client/lib/images/pictures-in-worker.ts';
import { createImageCodecs, type WasmFile } from '#client/lib/images/wasm-codecs.ts';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError } from '#core/errors.ts';

const files: Readonly<Record<WasmFile, URL>> = {
  'jpeg-decoder': new URL('../../node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm', import.meta.url),
  'jpeg-encoder': new URL('../../node_modules/@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', import.meta.url),
  'png-decoder': new URL('../../node_modules/@jsquash/png/codec/pkg/squoosh_png_bg.wasm', import.meta.url),
  'png-optimizer': new URL(
    '../../node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm',
    import.meta.url,
  ),
  'webp-decoder': new URL('../../node_modules/@jsquash/webp/codec/dec/webp_dec.wasm', import.meta.url),
  'webp-encoder': new URL('../../node_modules/@jsquash/webp/codec/enc/webp_enc.wasm', import.meta.url),
  'webp-encoder-simd': new URL(
    '../../node_modules/@jsquash/webp/codec/enc/webp_enc_simd.wasm',
    import.meta.url,
  ),
  'avif-decoder': new URL('../../node_modules/@jsquash/avif/codec/dec/avif_dec.wasm', import.meta.url),
  'avif-encoder': new URL('../../node_modules/@jsquash/avif/codec/enc/avif_enc.wasm', import.meta.url),
};

const modules = new Map<WasmFile, Promise<WebAssembly.Module>>();

function loadWasm(file: WasmFile): Promise<WebAssembly.Module> {
  const module = modules.get(file) ?? readFile(files[file]).then((bytes) => WebAssembly.compile(bytes));
  modules.set(file, module);
  return module;
}

let codeReader: Promise<ZxingReader> | undefined;

async function readCodeReader(): Promise<ZxingReader> {
  const [{ createZxingReader }, wasm] = await Promise.all([
    import('#core/codes/scanning/zxing-reader.ts'),
    readFile(new URL('../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url)),
  ]);
  return createZxingReader(Uint8Array.from(wasm).buffer);
}

/** Under Node: only what WebAssembly can do. */
export const pictureTools: typeof toolsOfBrowsers = {
  codecs: createImageCodecs(loadWasm),
  platformDecode(_bytes, { kind, isHdr, colorModel }) {
    const what = isHdr
      ? 'HDR pictures'
      : colorModel === 'cmyk'
        ? 'CMYK pictures'
        : `this ${kind.toUpperCase()} file`;
    return Promise.reject(
      new ToolInputError(`Reading ${what} needs a browser.`, {
        hint: 'Use the tool in its page, or save it as a plain JPEG or PNG first.',
      }),
    );
  },
  async readHeic(file) {
    const { decodeByLibHeif } = await import('#client/lib/images/heic/libheif-decoder.ts');
    return { raster: await decodeByLibHeif(new Uint8Array(await file.arrayBuffer())), isByBrowser: false };
  },
  loadCodeReader() {
    return (codeReader ??= readCodeReader());
  },
};
