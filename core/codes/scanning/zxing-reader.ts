import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
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
  /** Reads QR codes. */
  readonly readCode: ReadCode;
  /** The text of the first QR code in pixels as a photograph has them; undefined for none. */
  readonly readPhoto: (pixels: Pixels) => Promise<string | undefined>;
  /** The text of a barcode of the given symbology, in the reader's name for it; undefined for none. */
  readonly readBars: (image: GrayImage, format: BarFormat) => Promise<string | undefined>;
}

export type BarFormat = NonNullable<ReaderOptions['formats']>[number];

/** ZXing-C++ as the independent reader, over its WebAssembly file. */
export function createZxingReader(wasmBinary: ArrayBuffer): ZxingReader {
  // Without the bytes at hand the package would fetch them from a stranger's server.
  prepareZXingModule({ overrides: { wasmBinary } });
  const read = async (pixels: Pixels, format: BarFormat, tryInvert: boolean) => {
    const [found] = await readBarcodes(pixels, {
      formats: [format],
      tryInvert,
      maxNumberOfSymbols: 1,
      textMode: 'Plain',
    });
    return found?.isValid ? found.text : undefined;
  };
  return {
    readCode: (image, isInverted) => read(toRgba(image, isInverted), 'QRCode', false),
    readPhoto: (pixels) => read(pixels, 'QRCode', true),
    readBars: (image, format) => read(toRgba(image, false), format, false),
  };
}

function toRgba({ width, height, pixels }: GrayImage, isInverted: boolean): Pixels {
  // Red, green, blue and an alpha of 255 at once.
  const words = new Uint32Array(width * height);
  for (let at = 0; at < words.length; at += 1) {
    const tone = isInverted ? 255 - (pixels[at] ?? 0) : (pixels[at] ?? 0);
    words[at] = 0xff000000 | (tone * 0x010101);
  }
  const data = new Uint8ClampedArray(words.buffer);
  return { width, height, data, colorSpace: 'srgb' };
}
