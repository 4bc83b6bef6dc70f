import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { GrayImage } from './gray-image.ts';
import type { ReadCode } from './scanning.ts';

/** What an `ImageData` holds, which is a type of browsers alone. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly colorSpace: 'srgb' | 'display-p3';
}

export interface ZxingReader {
  readonly readCode: ReadCode;
  /** The text of the first code in pixels as a photograph has them; undefined for none. */
  readonly readPhoto: (pixels: Pixels) => Promise<string | undefined>;
}

/** ZXing-C++ as the independent reader, over its WebAssembly file. */
export function createZxingReader(wasmBinary: ArrayBuffer): ZxingReader {
  // Without the bytes at hand the package would fetch them from a stranger's server.
  prepareZXingModule({ overrides: { wasmBinary } });
  const read = async (pixels: Pixels, tryInvert: boolean) => {
    const [found] = await readBarcodes(pixels, {
      formats: ['QRCode'],
      tryInvert,
      maxNumberOfSymbols: 1,
      textMode: 'Plain',
    });
    return found?.isValid ? found.text : undefined;
  };
  return {
    readCode: (image, isInverted) => read(toRgba(image, isInverted), false),
    readPhoto: (pixels) => read(pixels, true),
  };
}

function toRgba({ width, height, pixels }: GrayImage, isInverted: boolean): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < pixels.length; at += 1) {
    const tone = isInverted ? 255 - (pixels[at] ?? 0) : (pixels[at] ?? 0);
    data.fill(tone, at * 4, at * 4 + 3);
  }
  return { width, height, data, colorSpace: 'srgb' };
}
