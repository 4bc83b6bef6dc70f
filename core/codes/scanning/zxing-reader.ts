import {
  formatToLabel,
  prepareZXingModule,
  readBarcodes,
  type ReaderOptions,
  type ReadResult,
} from 'zxing-wasm/reader';
import type { GrayImage } from './gray-image.ts';
import type { ReadCode } from './scanning.ts';

/** The fields of `ImageData`, a type that exists only in browsers. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly colorSpace: 'srgb' | 'display-p3';
}

/** One code in a picture. */
export interface ScannedCode {
  /** The symbology as its standard calls it, such as “QR Code” or “EAN-13”. */
  readonly symbology: string;
  /** The content, decoded as the code declares, or by a guess. FNC1 is the ASCII group separator. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The kind of content that the reader detected. */
  readonly content: ReadResult['contentType'];
  /** True if the code itself declares the encoding of its text (ECI). */
  readonly isDeclared: boolean;
  /** The two or five digits beside an EAN or UPC. */
  readonly addOn: string;
  /** A UPC written as an EAN-13, with 13 digits. */
  readonly ean13: string;
  /** Which of how many symbols that hold one text together (structured append); undefined for a code of its own. */
  readonly part: { readonly number: number; readonly count: number } | undefined;
}

export interface ZxingReader {
  /** Returns all codes of all kinds in a picture, from the top. `isThorough` also looks through noise. */
  readonly readAll: (pixels: Pixels, isThorough: boolean) => Promise<readonly ScannedCode[]>;
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
    readAll: async (pixels, isThorough) => {
      const found = await readBarcodes(pixels, {
        textMode: 'Plain',
        eanAddOnSymbol: 'Read',
        tryDenoise: isThorough,
      });
      return found
        .filter((code) => code.isValid)
        .toSorted((first, second) => topOf(first) - topOf(second))
        .map(toScanned)
        .filter(
          ({ addOn, text }, _, all) =>
            addOn !== '' || !all.some((other) => other.addOn && other.text === text),
        );
    },
    readCode: (image, isInverted) => read(toRgba(image, isInverted), 'QRCode', false),
    readPhoto: (pixels) => read(pixels, 'QRCode', true),
    readBars: (image, format) => read(toRgba(image, false), format, false),
  };
}

const topOf = ({ position: { topLeft, bottomRight } }: ReadResult) => topLeft.y + bottomRight.y;

function toScanned(code: ReadResult): ScannedCode {
  const extra = (code.extra === '' ? {} : JSON.parse(code.extra)) as { EanAddOn?: string; UPCE?: string };
  const addOn = extra.EanAddOn ?? '';
  const whole = code.text.slice(0, code.text.length - addOn.length);
  // The reader writes UPC as EAN-13: a UPC-A is one that begins with 0. Under the bars are 12 or 8 digits.
  const isUpcA = code.format === 'EAN13' && whole.startsWith('0');
  const text = isUpcA ? whole.slice(1) : (extra.UPCE ?? whole);
  return {
    symbology: isUpcA ? 'UPC-A' : (formatToLabel(code.format) ?? code.format),
    text,
    bytes: Uint8Array.from(code.bytes),
    content: code.contentType,
    isDeclared: code.hasECI,
    addOn,
    ean13: whole === text ? '' : whole,
    part: code.sequenceSize < 0 ? undefined : { number: code.sequenceIndex + 1, count: code.sequenceSize },
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
