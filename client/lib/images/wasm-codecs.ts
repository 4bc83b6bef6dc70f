import type { Bytes } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import {
  avifOptions,
  type AvifSettings,
  jpegOptions,
  type JpegSettings,
  webpOptions,
  type WebpSettings,
} from './codec-settings.ts';
import {
  attempt,
  CodecFailure,
  decode,
  type Decoded,
  encode,
  type PixelsLike,
  toRaster,
} from './run-codec.ts';

/** The WebAssembly files of the codecs. */
export type WasmFile =
  | 'jpeg-decoder'
  | 'jpeg-encoder'
  | 'png-decoder'
  | 'png-optimizer'
  | 'webp-decoder'
  | 'webp-encoder'
  | 'webp-encoder-simd'
  | 'avif-decoder'
  | 'avif-encoder';

/** Fetches and compiles a WebAssembly file: from our own assets in a worker, from disk in tests. */
export type LoadWasm = (file: WasmFile) => Promise<WebAssembly.Module>;

/** The pixel codecs. Each call runs in memory of its own, which is freed afterwards. */
export interface ImageCodecs {
  decodeJpeg(bytes: Bytes): Promise<Decoded>;
  decodePng(bytes: Bytes): Promise<Decoded>;
  decodeWebp(bytes: Bytes): Promise<Decoded>;
  decodeAvif(bytes: Bytes): Promise<Decoded>;
  encodeJpeg(raster: Raster, settings: JpegSettings): Promise<Bytes>;
  encodeWebp(raster: Raster, settings: WebpSettings): Promise<Bytes>;
  encodeAvif(raster: Raster, settings: AvifSettings): Promise<Bytes>;
  /** Encodes plain RGBA with fast compression, as input for `optimizePng`. */
  encodePng(raster: Raster): Promise<Bytes>;
  /** Compresses the same pixels better, at level 0 (fast) to 6 (small). Undefined if the file cannot be read. */
  optimizePng(bytes: Bytes, level: number): Promise<Bytes | undefined>;
}

/** The smallest module with a SIMD instruction; valid only if the browser supports SIMD. */
const simdProbe = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  10,
  1,
  8,
  0,
  65,
  0,
  253,
  15,
  253,
  98,
  11,
);

/** Creates the codecs. Each WebAssembly file is loaded with `load` when it is first needed. */
export function createImageCodecs(load: LoadWasm): ImageCodecs {
  return {
    decodeJpeg: async (bytes) => {
      const glue = import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js');
      // False keeps the stored orientation. Rotation is done later, in one place for all formats.
      return decode(glue, load('jpeg-decoder'), bytes, false);
    },
    decodeWebp: async (bytes) => {
      return decode(import('@jsquash/webp/codec/dec/webp_dec.js'), load('webp-decoder'), bytes);
    },
    decodeAvif: async (bytes) => {
      return decode(import('@jsquash/avif/codec/dec/avif_dec.js'), load('avif-decoder'), bytes, 8);
    },
    encodeJpeg: async (raster, settings) => {
      const glue = import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js');
      return encode(glue, load('jpeg-encoder'), raster, jpegOptions(settings));
    },
    encodeWebp: async (raster, settings) => {
      const hasSimd = WebAssembly.validate(simdProbe);
      const glue = hasSimd
        ? import('@jsquash/webp/codec/enc/webp_enc_simd.js')
        : import('@jsquash/webp/codec/enc/webp_enc.js');
      return encode(
        glue,
        load(hasSimd ? 'webp-encoder-simd' : 'webp-encoder'),
        raster,
        webpOptions(settings),
      );
    },
    encodeAvif: async (raster, settings) => {
      return encode(
        import('@jsquash/avif/codec/enc/avif_enc.js'),
        load('avif-encoder'),
        raster,
        avifOptions(settings),
      );
    },
    decodePng: (bytes) => decodePng(load, bytes),
    encodePng: (raster) => encodePng(load, raster),
    optimizePng: (bytes, level) => optimizePng(load, bytes, level),
  };
}

async function decodePng(load: LoadWasm, bytes: Bytes): Promise<Decoded> {
  const [png, module] = await Promise.all([
    import('@jsquash/png/codec/pkg/squoosh_png.js'),
    load('png-decoder'),
  ]);
  png.initSync(module);
  const complaints: string[] = [];
  const pixels = attempt(() => png.decode(bytes) as unknown as PixelsLike, complaints);
  return { raster: pixels && toRaster(pixels), complaints };
}

async function encodePng(load: LoadWasm, { pixels, width, height }: Raster): Promise<Bytes> {
  const [png, module] = await Promise.all([
    import('@jsquash/png/codec/pkg/squoosh_png.js'),
    load('png-decoder'),
  ]);
  png.initSync(module);
  const complaints: string[] = [];
  const view = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length);
  const encoded = attempt(() => png.encode(view, width, height, 8), complaints);
  if (!encoded) throw new CodecFailure(complaints.at(-1));
  return encoded as Bytes;
}

async function optimizePng(load: LoadWasm, bytes: Bytes, level: number): Promise<Bytes | undefined> {
  // The package's main entry would start threads; this is its single-threaded build.
  const glue = import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js');
  const [oxipng, module] = await Promise.all([glue, load('png-optimizer')]);
  oxipng.initSync(module);
  return attempt(() => oxipng.optimise(bytes, level, false, true) as Bytes, []);
}
