import { PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import type { ShownSize } from '#client/lib/pdf/content/placed-images.ts';
import { encodeImage } from '#client/lib/images/encode-image.ts';
import type { ImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { tallyColors } from '#core/images/pixels/color-tally.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { resample } from '#core/images/pixels/resample.ts';
import { decodeImage, describeImage, type PackedImage } from './image-samples.ts';

/** How much pictures may be changed. */
export interface PictureRequest {
  /** The target resolution in pixels per inch; pictures with a much higher one are scaled down. */
  readonly pixelsPerInch: number;
  /** The JPEG quality, 1 to 100. */
  readonly quality: number;
}

export interface ImageTools {
  readonly codecs: ImageCodecs;
  readonly maxPixels: number;
}

const pointsPerInch = 72;
/** Smaller pictures, such as icons and lines, gain nothing. */
const leastBytes = 2048;
/** Pictures are only scaled below this factor, because each scaling costs sharpness. */
const leastScaling = 0.85;
/** A lossy result must be smaller than this part of the original. */
const leastGain = 0.9;
/** Drawings and screenshots with fewer colors stay lossless, because JPEG would blur them. */
const fewColors = 24;

export interface Recompressed {
  readonly stream: PDFRawStream;
  readonly isScaled: boolean;
}

/** Scales or re-encodes a picture; undefined if it does not become smaller or must not be changed. */
export async function recompressImage(
  stream: PDFRawStream,
  shown: ShownSize | undefined,
  { pixelsPerInch, quality }: PictureRequest,
  { codecs, maxPixels }: ImageTools,
): Promise<Recompressed | undefined> {
  const size = stream.getContents().length;
  const image = describeImage(stream);
  if (!image || size < leastBytes || image.width * image.height > maxPixels) return undefined;
  const decoded = await decodeImage(stream, image, codecs);
  if (!decoded) return undefined;
  if (!image.jpeg && tallyColors(decoded).length <= fewColors) return undefined;
  const raster = scaleDown(decoded, shown, pixelsPerInch);
  const packed = await encodeImage(
    raster,
    {
      kind: 'jpeg',
      quality,
      isLossless: false,
      effort: 'balanced',
      chroma: 'auto',
      isDithered: false,
      // The color space must stay, and so must the number of channels.
      hasProfile: image.channels === 3,
    },
    codecs,
  );
  if (packed.length > size * leastGain) return undefined;
  return { stream: replaceSamples(stream, raster, packed), isScaled: raster !== decoded };
}

function scaleDown(raster: Raster, shown: ShownSize | undefined, pixelsPerInch: number): Raster {
  if (!shown || shown.width === 0 || shown.height === 0) return raster;
  const wanted = (points: number) => Math.ceil((points / pointsPerInch) * pixelsPerInch - 1e-3);
  const scale = Math.max(wanted(shown.width) / raster.width, wanted(shown.height) / raster.height);
  if (scale > leastScaling) return raster;
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return resample(raster, side(raster.width), side(raster.height));
}

/** Returns the stream with new contents; all other entries stay. */
function replaceSamples(
  stream: PDFRawStream,
  { width, height }: Pick<PackedImage, 'width' | 'height'>,
  jpeg: Uint8Array,
): PDFRawStream {
  const dict = PDFDict.fromMapWithContext(new Map(stream.dict.entries()), stream.dict.context);
  setIn(dict, 'Width', PDFNumber.of(width));
  setIn(dict, 'Height', PDFNumber.of(height));
  setIn(dict, 'Filter', PDFName.of('DCTDecode'));
  setIn(dict, 'DecodeParms', undefined);
  return PDFRawStream.of(dict, jpeg);
}
