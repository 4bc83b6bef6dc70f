import { ToolInputError } from '#core/errors.ts';
import { maxWebpSide } from '#core/images/containers/webp-container.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns how many pixels may be decoded or encoded with this much memory in GB (undefined = unknown). Measured: a
 * picture of 108 megapixels takes 2.3 to 3 GB; the 32-bit memory of the JPEG encoder allows about 130.
 */
export function maxPixelsFor(memoryGigabytes: number | undefined): { decode: number; encode: number } {
  const gigabytes = memoryGigabytes ?? 8;
  if (gigabytes >= 8) return { decode: 210e6, encode: 120e6 };
  if (gigabytes >= 4) return { decode: 110e6, encode: 64e6 };
  return gigabytes >= 2 ? { decode: 64e6, encode: 32e6 } : { decode: 32e6, encode: 16e6 };
}

/** The longest side of each format: 14 bits in WebP, libjpeg's own limit, the defaults of libpng and libavif. */
const maxSides: Readonly<Record<WritableKind, number>> = {
  jpeg: 65_500,
  png: 1_000_000,
  webp: maxWebpSide,
  avif: 32_768,
};
const maxAvifPixels = 64e6;

/** Pictures go into a PDF without decoding if possible. More pixels than this would need gigabytes to unpack. */
export const maxPixelsInPdf = 300e6;

/** Throws a ToolInputError for a picture with too many pixels to decode. */
export function checkDecodeSize({ width, height }: Size, maxPixels: number): void {
  if (width * height <= maxPixels) return;
  throw new ToolInputError(
    `This picture has ${megapixels(width, height)} megapixels (${width} × ${height}): more than the ${maxPixels / 1e6} that fit into this device's memory.`,
    { hint: 'Make it smaller in a desktop program first.' },
  );
}

/** Throws a ToolInputError for a size that the format or the memory does not allow. */
export function checkEncodeSize({ width, height }: Size, kind: WritableKind, maxPixels: number): void {
  const name = formatNames[kind];
  const side = Math.max(width, height);
  if (side > maxSides[kind]) {
    const other = kind === 'webp' || kind === 'avif' ? ', or JPEG or PNG' : '';
    throw new ToolInputError(
      `${name} allows ${writeNumber(maxSides[kind])} pixels a side; this would be ${width} × ${height}.`,
      { hint: `Choose a smaller width and height${other}.`, field: 'format' },
    );
  }
  const limit = kind === 'avif' ? Math.min(maxPixels, maxAvifPixels) : maxPixels;
  if (width * height <= limit) return;
  throw new ToolInputError(
    `${width} × ${height} are ${megapixels(width, height)} megapixels: more than the ${limit / 1e6} that can be encoded as ${name} here.`,
    { hint: 'Choose a smaller width and height.', field: 'width' },
  );
}

export const formatNames: Readonly<Record<WritableKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
};

function megapixels(width: number, height: number): string {
  return writeNumber((width * height) / 1e6, 'en', { maximumFractionDigits: 1 });
}
