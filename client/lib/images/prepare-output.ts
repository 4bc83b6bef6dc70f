import type { Bytes } from '#core/images/byte-access.ts';
import { convertToSrgb } from '#core/images/color/color-conversion.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { type WritableKind, writeImageMetadata } from '#core/images/containers/image-container.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import {
  type ImageMetadata,
  metersPerInch,
  type PixelDensity,
} from '#core/images/metadata/image-metadata.ts';
import { replaceIsoMetadata } from '#core/images/iso/iso-metadata-eraser.ts';
import {
  hasTransparency,
  isGrayscale,
  paintBehind,
  type Raster,
  type RgbColor,
} from '#core/images/pixels/raster.ts';
import type { DecodedImage } from './decode-image.ts';
import { encodeImage, type EncodeSettings } from './encode-image.ts';
import { type ImageNote, informOf, warnOf } from './image-note.ts';
import type { MetadataPolicy } from './picture-choices.ts';
import { applyMetadataPolicy, type PixelChange, profileToKeep } from './metadata-policy.ts';
import type { ImageCodecs } from './wasm-codecs.ts';

export interface OutputOptions {
  readonly kind: WritableKind;
  readonly policy: MetadataPolicy;
  /** Whether to convert all colors to sRGB instead of keeping the profile. */
  readonly convertsToSrgb: boolean;
  /** The color behind transparent pixels if the format has no transparency. */
  readonly matte: RgbColor;
  /** The new print resolution; undefined for the input's own. */
  readonly dotsPerInch?: number | undefined;
}

/** Pixels that fit a format, still at full size, and the metadata that goes with them. */
export interface PreparedOutput {
  readonly kind: WritableKind;
  readonly raster: Raster;
  readonly metadata: ImageMetadata;
  readonly policy: MetadataPolicy;
  readonly dotsPerInch?: number | undefined;
  readonly notes: readonly ImageNote[];
}

/** Fits a picture's colors to a format, in place: do not use `source` for anything else afterwards. */
export function prepareOutput(source: DecodedImage, options: OutputOptions): PreparedOutput {
  const { kind, policy, matte, dotsPerInch } = options;
  const { raster } = source;
  const notes = fillTransparency(raster, kind, matte);
  const color = settleColor(source, options);
  const density = densityOf(dotsPerInch) ?? source.metadata.density;
  const metadata = { ...source.metadata, icc: color.icc, density };
  const lost = applyMetadataPolicy(metadata, policy, uprightSize(raster), kind).notes;
  return { kind, raster, metadata, policy, dotsPerInch, notes: [...notes, ...color.notes, ...lost] };
}

/** Fills transparent parts, in place, where the format has none. Returns a note on it. */
export function fillTransparency(raster: Raster, kind: WritableKind, matte: RgbColor): readonly ImageNote[] {
  if (kind !== 'jpeg' || !hasTransparency(raster)) return [];
  paintBehind(raster, matte);
  const text = `Transparent parts were filled with ${colorName(matte)}: JPEG has no transparency.`;
  return [informOf('transparency-filled', text)];
}

/** Encodes a prepared picture, or an edited copy of its pixels, and adds its metadata. */
export async function writeOutput(
  { kind, metadata, policy, dotsPerInch }: PreparedOutput,
  raster: Raster,
  settings: Omit<EncodeSettings, 'kind' | 'hasProfile'>,
  codecs: ImageCodecs,
): Promise<Bytes> {
  const hasProfile = metadata.icc !== undefined;
  const bytes = await encodeImage(raster, { ...settings, kind, hasProfile }, codecs);
  const change = { ...uprightSize(raster), dotsPerInch };
  return writeImageMetadata(bytes, kind, applyMetadataPolicy(metadata, policy, change, kind).metadata);
}

function uprightSize({ width, height }: Raster): PixelChange {
  return { width, height, orientation: 1 };
}

/**
 * Returns the original file with the metadata policy applied and the new resolution, if any. The pixels stay untouched.
 * Undefined if that is not possible.
 */
export async function cleanOriginal(
  bytes: Bytes,
  header: ImageHeader,
  policy: MetadataPolicy,
  dotsPerInch?: number,
): Promise<Bytes | undefined> {
  const { kind } = header;
  if (policy === 'keep' && dotsPerInch === undefined) return bytes;
  if (kind === 'heic' || kind === 'gif' || kind === 'bmp' || header.isAnimated) return undefined;
  const metadata = unturnedMetadata(header, policy, kind, dotsPerInch);
  if (kind !== 'avif') return writeImageMetadata(bytes, kind, metadata);
  if (dotsPerInch !== undefined) return undefined;
  const { exif, xmp } = header.metadata;
  return exif || xmp ? replaceIsoMetadata(bytes, metadata) : bytes;
}

/** Returns the metadata to keep when the pixels stay as stored. */
export function unturnedMetadata(
  header: ImageHeader,
  policy: MetadataPolicy,
  kind: WritableKind,
  dotsPerInch?: number,
): ImageMetadata {
  const { width, height, orientation } = header;
  const density = densityOf(dotsPerInch) ?? header.metadata.density;
  const metadata = { ...header.metadata, icc: profileToKeep(header.metadata, policy), density };
  return applyMetadataPolicy(metadata, policy, { width, height, orientation, dotsPerInch }, kind).metadata;
}

function densityOf(dotsPerInch: number | undefined): PixelDensity | undefined {
  if (dotsPerInch === undefined) return undefined;
  const perMeter = dotsPerInch / metersPerInch;
  return { x: perMeter, y: perMeter };
}

/**
 * Chooses the color profile. An RGB profile only fits RGB pixels. If all pixels are gray, encoders may write a
 * grayscale picture, so the profile is dropped.
 */
function settleColor(
  { raster, metadata: { icc }, isProfileRedundant }: DecodedImage,
  { policy, convertsToSrgb }: OutputOptions,
): { icc: Bytes | undefined; notes: ImageNote[] } {
  if (!icc) return { icc, notes: [] };
  if (isProfileRedundant) {
    const isWanted = policy !== 'strip' && !convertsToSrgb && !isGrayscale(raster);
    return { icc: isWanted ? icc : undefined, notes: [] };
  }
  if (!convertsToSrgb && !isGrayscale(raster)) return { icc, notes: [] };
  const profile = readIccProfile(icc);
  if (profile?.definition) {
    convertToSrgb(raster, profile.definition);
    return { icc: undefined, notes: [] };
  }
  if (convertsToSrgb) {
    return {
      icc,
      notes: [
        warnOf(
          'profile-dropped',
          'The color profile works by tables and was kept: it cannot be turned into sRGB here.',
        ),
      ],
    };
  }
  return {
    icc: undefined,
    notes: [warnOf('profile-dropped', 'The color profile does not fit a gray picture: it was left out.')],
  };
}

function colorName({ red, green, blue }: RgbColor): string {
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
  return hex === 'ffffff' ? 'white' : hex === '000000' ? 'black' : `#${hex}`;
}
