import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { GrayImage } from './gray-image.ts';
import type { ReadCode } from './scanning.ts';

/** The fields of `ImageData`, a type that exists only in browsers. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly colorSpace: 'srgb' | 'display-p3';
}

export interface ZxingReader {
  /** Reads QR codes. */
  readonly readCode: ReadCode;
  /** Returns the text of the first QR code in a photograph; undefined for none. */
  readonly readPhoto: (pixels: Pixels) => Promise<string | undefined>;
  /** Returns the text of a barcode of the given format; undefined for none. */
  readonly readBars: (image: GrayImage, format: BarFormat) => Promise<string | undefined>;
}

export type BarFormat = NonNullable<ReaderOptions['formats']>[number];

/** Creates an independent reader from the WebAssembly file of ZXing-C++. */
export function createZxingReader(wasmBinary: ArrayBuffer): ZxingReader {
  // Without these bytes the package would download them from a third-party server.
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
  // Writes red, green, blue and an alpha of 255 at once.
  const words = new Uint32Array(width * height);
  for (let at = 0; at < words.length; at += 1) {
    const tone = isInverted ? 255 - (pixels[at] ?? 0) : (pixels[at] ?? 0);
    words[at] = 0xff000000 | (tone * 0x010101);
  }
  const data = new Uint8ClampedArray(words.buffer);
  return { width, height, data, colorSpace: 'srgb' };
}
