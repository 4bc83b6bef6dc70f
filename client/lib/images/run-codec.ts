import type { Bytes } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

/** A decoder's picture, if any, and its error messages. */
export interface Decoded {
  readonly raster: Raster | undefined;
  readonly complaints: readonly string[];
}

/** The error of an encoder that ran out of memory or refused the picture. */
export class CodecFailure extends Error {
  override readonly name = 'CodecFailure';
}

/** A picture as decoders give it. */
export interface PixelsLike {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface EmscriptenOptions {
  readonly noInitialRun: true;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports;
}

type EmscriptenFactory = (options: EmscriptenOptions) => Promise<Codec>;

/** A decoder has only `decode`, an encoder only `encode`. */
interface Codec {
  decode(bytes: Uint8Array, option?: boolean | number): PixelsLike | null;
  encode(pixels: Uint8Array, width: number, height: number, options: object): Bytes | null;
}

/**
 * Creates a new instance for each call, because an instance's memory never shrinks and a failed instance is unusable.
 */
async function instantiate(
  glue: Promise<{ default: unknown }>,
  wasm: Promise<WebAssembly.Module>,
): Promise<{ codec: Codec; complaints: string[] }> {
  const complaints: string[] = [];
  const [{ default: factory }, module] = await Promise.all([glue, wasm]);
  const note = (line: string) => complaints.push(line);
  const codec = await (factory as EmscriptenFactory)({
    noInitialRun: true,
    print: note,
    printErr: note,
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
  return { codec, complaints };
}

/** Decodes a picture with an Emscripten codec. */
export async function decode(
  glue: Promise<{ default: unknown }>,
  wasm: Promise<WebAssembly.Module>,
  bytes: Bytes,
  option?: boolean | number,
): Promise<Decoded> {
  const { codec, complaints } = await instantiate(glue, wasm);
  // The Emscripten code checks the number of arguments.
  const pixels = attempt(
    () => (option === undefined ? codec.decode(bytes) : codec.decode(bytes, option)),
    complaints,
  );
  return { raster: pixels ? toRaster(pixels) : undefined, complaints };
}

/** Encodes a picture with an Emscripten codec. Throws a CodecFailure. */
export async function encode(
  glue: Promise<{ default: unknown }>,
  wasm: Promise<WebAssembly.Module>,
  { pixels, width, height }: Raster,
  options: object,
): Promise<Bytes> {
  const { codec, complaints } = await instantiate(glue, wasm);
  const view = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length);
  const encoded = attempt(() => codec.encode(view, width, height, options), complaints);
  if (!encoded) throw new CodecFailure(complaints.at(-1) ?? 'The encoder gave no result.');
  return encoded;
}

/** Runs a codec that may throw: an exit status, a trap, or lack of memory. All mean "no result". */
export function attempt<Result>(act: () => Result, complaints: string[]): Result | undefined {
  try {
    return act();
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

export function toRaster({ width, height, data }: PixelsLike): Raster {
  return { width, height, pixels: data };
}
