import './browser-classes.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { pictureTools as toolsOfBrowsers } from '#client/lib/images/pictures-in-worker.ts';
import { createImageCodecs, type WasmFile } from '#client/lib/images/wasm-codecs.ts';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError } from '#core/errors.ts';

const { resolve } = createRequire(import.meta.url);

const files: Readonly<Record<WasmFile, string>> = {
  'jpeg-decoder': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'jpeg-encoder': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  'png-decoder': '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'png-optimizer': '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm',
  'webp-decoder': '@jsquash/webp/codec/dec/webp_dec.wasm',
  'webp-encoder': '@jsquash/webp/codec/enc/webp_enc.wasm',
  'webp-encoder-simd': '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  'avif-decoder': '@jsquash/avif/codec/dec/avif_dec.wasm',
  'avif-encoder': '@jsquash/avif/codec/enc/avif_enc.wasm',
};

const modules = new Map<WasmFile, Promise<WebAssembly.Module>>();

function loadWasm(file: WasmFile): Promise<WebAssembly.Module> {
  const module =
    modules.get(file) ?? readFile(resolve(files[file])).then((bytes) => WebAssembly.compile(bytes));
  modules.set(file, module);
  return module;
}

let codeReader: Promise<ZxingReader> | undefined;

async function readCodeReader(): Promise<ZxingReader> {
  const [{ createZxingReader }, wasm] = await Promise.all([
    import('#core/codes/scanning/zxing-reader.ts'),
    readFile(resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ]);
  return createZxingReader(Uint8Array.from(wasm).buffer);
}

/** Under Node: what WebAssembly alone can do. */
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
