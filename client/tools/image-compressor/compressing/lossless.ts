import type { DecodedImage } from '#client/lib/images/decode-image.ts';
import { unturnedMetadata } from '#client/lib/images/prepare-output.ts';
import type { ImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { readImageHeader, writeImageMetadata } from '#core/images/containers/image-container.ts';
import { optimizeJpeg } from '#core/images/jpeg/optimize-jpeg.ts';
import { turnUpright } from '#core/images/pixels/orientation.ts';
import { isAboutRestOfFile, type Job, type Made, type Size } from './compress-job.ts';
import type { CompressOptions } from '../state.ts';

const pngLevels = { fast: 2, balanced: 3, smallest: 6 } as const;

/** Compresses the original pixels without loss, if format and size stay the same. */
export async function packWithoutLoss(job: Job, size: Size): Promise<Made | undefined> {
  const { bytes, decoded, kind, options, setup } = job;
  const { raster } = decoded;
  const isSameSize = size.width === raster.width && size.height === raster.height;
  if (!options.isLossless || options.convertsToSrgb || !isSameSize || decoded.header.kind !== kind)
    return undefined;
  const optimized = await optimizeOriginal(bytes, decoded, options, setup.codecs);
  const { width, height } = size;
  const notes = decoded.notes.filter(isAboutRestOfFile);
  return optimized && { bytes: optimized, width, height, quality: undefined, isOriginal: false, notes };
}

/** Recompresses a file without changing any pixel; undefined if that is not possible. */
async function optimizeOriginal(
  bytes: Bytes,
  decoded: DecodedImage,
  options: CompressOptions,
  codecs: ImageCodecs,
): Promise<Bytes | undefined> {
  if (decoded.header.isAnimated) return undefined;
  if (decoded.header.kind === 'jpeg') return optimizeOriginalJpeg(bytes, decoded, options, codecs);
  return decoded.header.kind === 'png' ? optimizeOriginalPng(bytes, decoded, options, codecs) : undefined;
}

async function optimizeOriginalJpeg(
  bytes: Bytes,
  { header, raster }: DecodedImage,
  { metadata: policy }: CompressOptions,
  codecs: ImageCodecs,
): Promise<Bytes | undefined> {
  const optimized = optimizeJpeg(bytes, header.width * header.height);
  if (!optimized) return undefined;
  // CMYK pixels come from the browser, so there is nothing to compare with; the JPEG coefficients are the same.
  if (header.colorModel !== 'cmyk') {
    const { raster: check } = await codecs.decodeJpeg(optimized);
    const pixels = check && turnUpright(check, header.orientation).pixels;
    if (!pixels?.every((value, index) => value === raster.pixels[index])) return undefined;
  }
  return writeImageMetadata(optimized, 'jpeg', unturnedMetadata(header, policy, 'jpeg'));
}

async function optimizeOriginalPng(
  bytes: Bytes,
  { header }: DecodedImage,
  { effort, metadata: policy }: CompressOptions,
  codecs: ImageCodecs,
): Promise<Bytes | undefined> {
  const optimized = await codecs.optimizePng(bytes, pngLevels[effort]);
  if (!optimized) return undefined;
  const metadata = unturnedMetadata(header, policy, 'png');
  // The optimizer may write gray pixels as grayscale. Then an RGB profile no longer fits, nor a gray profile to RGB.
  const { colorModel } = await readImageHeader(optimized);
  if (metadata.icc && readIccProfile(metadata.icc)?.model !== colorModel) return undefined;
  return writeImageMetadata(optimized, 'png', metadata);
}
