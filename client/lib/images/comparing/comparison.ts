import { type DecodedImage, decodeImage } from '#client/lib/images/decode-image.ts';
import type { DecodeSetup } from '#client/lib/images/decode-pixels.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { convertToSrgb } from '#core/images/color/color-conversion.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { resample } from '#core/images/pixels/resample.ts';
import { measureSimilarity } from '#core/images/pixels/similarity.ts';

export interface Comparison {
  /** The structural similarity: 1 = identical, above about 0.98 hard to distinguish. */
  readonly similarity: number;
  /** The original as a PNG file, upright and not animated; undefined if the browser shows the file itself that way. */
  readonly preview: Bytes | undefined;
}

/** The methods of the comparison worker. */
export interface ComparisonWorkerApi {
  compare(input: { readonly before: Blob; readonly after: Blob }): Promise<Comparison>;
}

/** Compares a compressed picture with its original, at the size of the compressed one. */
export async function compareImages(
  original: Bytes,
  compressed: Bytes,
  setup: DecodeSetup,
): Promise<Comparison> {
  const before = await decodeImage(original, setup);
  const after = await decodeImage(compressed, { ...setup, heicPixels: undefined });
  const one = inSrgb(before);
  const other = inSrgb(after);
  const similarity = measureSimilarity(resample(one, other.width, other.height), other);
  const preview = needsPreview(before.header) ? await setup.codecs.encodePng(one) : undefined;
  return { similarity, preview };
}

function inSrgb({ raster, metadata: { icc } }: DecodedImage): Raster {
  const definition = icc && readIccProfile(icc)?.definition;
  if (definition) convertToSrgb(raster, definition);
  return raster;
}

/**
 * Returns whether the original needs a preview. Most browsers cannot show HEIC, they play animations, and they do not
 * rotate WebP.
 */
function needsPreview({ kind, isAnimated, orientation }: ImageHeader): boolean {
  return kind === 'heic' || isAnimated || (kind === 'webp' && orientation !== 1);
}
