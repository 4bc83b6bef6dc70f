import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import { writeIndexedPng } from '#core/images/containers/indexed-png.ts';
import { mapToPalette } from '#core/images/pixels/palette-mapping.ts';
import { createPalette } from '#core/images/pixels/palette.ts';
import { isGrayscale, type Raster } from '#core/images/pixels/raster.ts';
import type { ChromaMode, Effort } from './picture-choices.ts';
import { CodecFailure } from './run-codec.ts';
import type { ImageCodecs } from './wasm-codecs.ts';

export interface EncodeSettings {
  readonly kind: WritableKind;
  /** From 1 to 100, with the same look in all formats. PNG is lossless at 100 and uses a palette below. */
  readonly quality: number;
  /** True for lossless encoding, which JPEG does not support. */
  readonly isLossless: boolean;
  readonly effort: Effort;
  readonly chroma: ChromaMode;
  /** For palettes: dithers colors instead of showing bands. */
  readonly isDithered: boolean;
  /** Whether an RGB profile will be added. Then the pixels must stay RGB even if all are gray. */
  readonly hasProfile: boolean;
}

/** Encodes pixels to a file without metadata. Throws a ToolInputError if the encoder fails. */
export async function encodeImage(
  raster: Raster,
  settings: EncodeSettings,
  codecs: ImageCodecs,
): Promise<Bytes> {
  try {
    return await encoders[settings.kind](raster, settings, codecs);
  } catch (error) {
    if (!(error instanceof CodecFailure)) throw error;
    throw new ToolInputError('Could not compress image', {
      hint: `The encoder gave up (${error.message || 'out of memory'}). Choose a smaller width and height, or another format.`,
    });
  }
}

type Encode = (raster: Raster, settings: EncodeSettings, codecs: ImageCodecs) => Promise<Bytes>;

const webpMethods: Readonly<Record<Effort, number>> = { fast: 2, balanced: 5, smallest: 6 };
const avifSpeeds: Readonly<Record<Effort, number>> = { fast: 9, balanced: 8, smallest: 6 };
const pngLevels: Readonly<Record<Effort, number>> = { fast: 1, balanced: 2, smallest: 4 };

/** From this quality on, `auto` uses full color resolution, as MozJPEG does. */
const fullChromaFrom = 90;

const encoders: Readonly<Record<WritableKind, Encode>> = {
  jpeg: (raster, { quality, chroma, effort, hasProfile }, codecs) =>
    codecs.encodeJpeg(raster, {
      quality,
      isGrayscale: !hasProfile && isGrayscale(raster),
      chroma: chroma === 'auto' ? 'auto' : chroma === 'full' ? 1 : 2,
      isThorough: effort === 'smallest',
      isProgressive: effort !== 'fast',
    }),
  webp: (raster, { quality, isLossless, chroma, effort }, codecs) =>
    codecs.encodeWebp(raster, {
      quality: isLossless ? webpLosslessEffort[effort] : quality,
      isLossless,
      method: webpMethods[effort],
      hasSharpColors: chroma === 'full',
    }),
  avif: (raster, { quality, isLossless, chroma, effort }, codecs) =>
    codecs.encodeAvif(raster, {
      quality: toAvifQuality(quality),
      isLossless,
      speed: avifSpeeds[effort],
      subsample: chroma === 'full' || (chroma === 'auto' && quality >= fullChromaFrom) ? 3 : 1,
    }),
  png: encodePng,
};

/** In lossless WebP, libwebp's quality number means the effort. */
const webpLosslessEffort: Readonly<Record<Effort, number>> = { fast: 40, balanced: 75, smallest: 100 };

/**
 * JPEG quality and the AVIF quality with the same structural similarity, measured with these encoders on photographs.
 * The middle of the table agrees with industrialempathy.com/posts/avif-webp-quality-settings.
 */
const avifScale: readonly (readonly [quality: number, avifQuality: number])[] = [
  [1, 5],
  [10, 15],
  [30, 36],
  [50, 48],
  [60, 51],
  [70, 56],
  [80, 64],
  [90, 80],
  [100, 100],
];

/** Converts a quality on JPEG's scale to AVIF's own number. */
function toAvifQuality(quality: number): number {
  const upper = avifScale.findIndex(([from]) => from >= quality);
  const [highFrom, highTo] = avifScale[upper] ?? [100, 100];
  const [lowFrom, lowTo] = avifScale[upper - 1] ?? [highFrom, highTo];
  if (highFrom === lowFrom) return highTo;
  return Math.round(lowTo + ((quality - lowFrom) / (highFrom - lowFrom)) * (highTo - lowTo));
}

/** Returns the allowed average color error of a palette, in steps of 8-bit values: 2.6 at quality 80. */
function paletteTolerance(quality: number): number {
  return (100 - quality) * 0.13;
}

/**
 * A lossless file may be smaller than a dithered one in areas of smooth color. It is tried if a quick lossless file is
 * at most this many times as large.
 */
const losslessChance = 1.5;

async function encodePng(raster: Raster, settings: EncodeSettings, codecs: ImageCodecs): Promise<Bytes> {
  const level = pngLevels[settings.effort];
  const plain = await codecs.encodePng(raster);
  if (settings.isLossless || settings.quality >= 100)
    return (await codecs.optimizePng(plain, level)) ?? plain;
  const palette = createPalette(raster, 256, paletteTolerance(settings.quality));
  const indexes = mapToPalette(raster, palette, settings.isDithered);
  const indexed = await writeIndexedPng(raster.width, raster.height, indexes, palette.colors);
  const lossy = (await codecs.optimizePng(indexed, level)) ?? indexed;
  if (plain.length > lossy.length * losslessChance) return lossy;
  const lossless = (await codecs.optimizePng(plain, level)) ?? plain;
  return lossless.length <= lossy.length ? lossless : lossy;
}
