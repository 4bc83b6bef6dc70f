import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import {
  arrayIn,
  asDict,
  dictIn,
  nameText,
  numberIn,
  rawIn,
  resolve,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { unfilterRows } from '#client/lib/pdf/pictures/png-samples.ts';
import type { ImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

/** A picture that may be re-encoded: 8 bits a channel, gray or RGB, without a color that means transparency. */
export interface PackedImage {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  /** Its JPEG file; undefined if its samples are compressed without loss. */
  readonly jpeg: Bytes | undefined;
}

/** Describes a picture by its dictionary; undefined for kinds that stay unchanged. */
export function describeImage(stream: PDFRawStream): PackedImage | undefined {
  const { dict } = stream;
  const [width, height] = [numberIn(dict, 'Width'), numberIn(dict, 'Height')];
  const channels = channelsOf(dict);
  if (!width || !height || !channels || numberIn(dict, 'BitsPerComponent') !== 8) return undefined;
  if (rawIn(dict, 'ImageMask')?.toString() === 'true' || rawIn(dict, 'Decode')) return undefined;
  // A color-key mask hides a range of colors, and a changed pixel would fall out of it.
  if (resolve(dict.context, rawIn(dict, 'Mask')) instanceof PDFArray) return undefined;
  const mask = dictIn(dict, 'SMask');
  if (mask && rawIn(mask, 'Matte')) return undefined;
  const filters = filtersOf(dict);
  if (filters.length === 1 && filters[0] === 'DCTDecode') {
    if (rawIn(dict, 'DecodeParms')) return undefined;
    return { width, height, channels, jpeg: stream.getContents() as Bytes };
  }
  const isPlain = filters.every((filter) => losslessFilters.has(filter)) && filters.length <= 2;
  return isPlain ? { width, height, channels, jpeg: undefined } : undefined;
}

const losslessFilters = new Set([
  'FlateDecode',
  'LZWDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
  'RunLengthDecode',
]);

export function filtersOf(dict: PDFDict): string[] {
  const filter = resolve(dict.context, rawIn(dict, 'Filter'));
  if (filter instanceof PDFName) return [filter.decodeText()];
  return arrayIn(dict, 'Filter').flatMap((each) => nameText(resolve(dict.context, each)) ?? []);
}

function channelsOf(dict: PDFDict): 1 | 3 | undefined {
  const space = resolve(dict.context, rawIn(dict, 'ColorSpace'));
  if (space instanceof PDFName) {
    const name = space.decodeText();
    return name === 'DeviceRGB' ? 3 : name === 'DeviceGray' ? 1 : undefined;
  }
  if (!(space instanceof PDFArray)) return undefined;
  const [family, profile] = space.asArray();
  const name = nameText(resolve(dict.context, family));
  if (name === 'CalRGB') return 3;
  if (name === 'CalGray') return 1;
  const values = name === 'ICCBased' ? asDict(dict.context, profile) : undefined;
  const count = values && numberIn(values, 'N');
  return count === 1 || count === 3 ? count : undefined;
}

/** Decodes the pixels; undefined for damaged data or unsupported kinds. */
export async function decodeImage(
  stream: PDFRawStream,
  image: PackedImage,
  codecs: ImageCodecs,
): Promise<Raster | undefined> {
  if (image.jpeg) {
    const { raster, complaints } = await codecs.decodeJpeg(image.jpeg);
    const isSound = raster?.width === image.width && raster.height === image.height;
    return isSound && complaints.length === 0 ? raster : undefined;
  }
  const samples = readSamples(stream, image);
  return samples && toRaster(samples, image);
}

function readSamples(stream: PDFRawStream, { width, height, channels }: PackedImage): Uint8Array | undefined {
  const size = width * height * channels;
  let bytes: Uint8Array;
  try {
    bytes = decodePDFRawStream(stream).decode();
  } catch (error) {
    if (error instanceof ToolInputError) throw error;
    return undefined;
  }
  const predictor = predictorOf(stream.dict);
  if (predictor === 1) return bytes.length >= size ? bytes.subarray(0, size) : undefined;
  if (predictor < 10 || bytes.length < size + height) return undefined;
  return unfilterRows({ width, height, bitDepth: 8, samplesPerPixel: channels, rows: bytes as Bytes });
}

/** Returns the predictor: 1 is none, 10 and above are those of PNG (ISO 32000-1, table 10). */
function predictorOf(dict: PDFDict): number {
  const parameters = resolve(dict.context, rawIn(dict, 'DecodeParms'));
  const all = parameters instanceof PDFArray ? parameters.asArray() : [parameters];
  const predictors = all.map((each) => {
    const own = asDict(dict.context, each);
    const value = own && resolve(dict.context, rawIn(own, 'Predictor'));
    return value instanceof PDFNumber ? value.asNumber() : 1;
  });
  return Math.max(1, ...predictors);
}

function toRaster(samples: Uint8Array, { width, height, channels }: PackedImage): Raster {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const from = index * channels;
    const red = samples[from] ?? 0;
    pixels[index * 4] = red;
    pixels[index * 4 + 1] = channels === 3 ? (samples[from + 1] ?? 0) : red;
    pixels[index * 4 + 2] = channels === 3 ? (samples[from + 2] ?? 0) : red;
    pixels[index * 4 + 3] = 255;
  }
  return { width, height, pixels };
}
