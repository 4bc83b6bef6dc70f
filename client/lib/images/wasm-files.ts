import avifDecoderUrl from '@jsquash/avif/codec/dec/avif_dec.wasm?url';
import avifEncoderUrl from '@jsquash/avif/codec/enc/avif_enc.wasm?url';
import jpegDecoderUrl from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url';
import jpegEncoderUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url';
import pngOptimizerUrl from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url';
import pngDecoderUrl from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?url';
import webpDecoderUrl from '@jsquash/webp/codec/dec/webp_dec.wasm?url';
import webpEncoderSimdUrl from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?url';
import webpEncoderUrl from '@jsquash/webp/codec/enc/webp_enc.wasm?url';
import type { WasmFile } from './wasm-codecs.ts';

const urls: Readonly<Record<WasmFile, string>> = {
  'jpeg-decoder': jpegDecoderUrl,
  'jpeg-encoder': jpegEncoderUrl,
  'png-decoder': pngDecoderUrl,
  'png-optimizer': pngOptimizerUrl,
  'webp-decoder': webpDecoderUrl,
  'webp-encoder': webpEncoderUrl,
  'webp-encoder-simd': webpEncoderSimdUrl,
  'avif-decoder': avifDecoderUrl,
  'avif-encoder': avifEncoderUrl,
};

const modules = new Map<WasmFile, Promise<WebAssembly.Module>>();

/** Fetches a codec's WebAssembly from our own assets; it is compiled once per worker. */
export function fetchWasm(file: WasmFile): Promise<WebAssembly.Module> {
  const known = modules.get(file);
  if (known) return known;
  const module = compile(file);
  modules.set(file, module);
  module.catch(() => modules.delete(file));
  return module;
}

async function compile(file: WasmFile): Promise<WebAssembly.Module> {
  const response = await fetch(urls[file]).catch(() => undefined);
  // The page finds out why, and says so.
  if (!response?.ok) throw new Error(`${urls[file]} could not be loaded.`);
  return WebAssembly.compile(await response.arrayBuffer());
}
