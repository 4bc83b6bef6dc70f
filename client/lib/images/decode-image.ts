import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { convertToSrgb } from '#core/images/color/color-conversion.ts';
import { detectImageKind, readImageHeader } from '#core/images/containers/image-container.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { checkDecodeSize } from './image-limits.ts';
import { type ImageNote, informOf, warnOf } from './image-note.ts';
import { decodePixels, type DecodeSetup, type HeicPixels, type PlatformDecode } from './decode-pixels.ts';
import type { ImageCodecs } from './wasm-codecs.ts';

/** The decoders and encoders for pictures in the thread that does the work. */
export interface PictureTools {
  readonly codecs: ImageCodecs;
  readonly platformDecode: PlatformDecode;
  /** Decodes HEIC, which the codecs do not support. */
  readHeic(file: Blob): Promise<HeicPixels>;
  /** Loads the scanner for QR codes and barcodes. Rejects with a ToolInputError if it cannot be loaded. */
  loadCodeReader(): Promise<ZxingReader>;
}

/** Prepares what `decodeImage` needs for this file. */
export async function setUpDecoding(
  bytes: Bytes,
  { codecs, platformDecode, readHeic }: PictureTools,
  maxPixels: number,
): Promise<DecodeSetup> {
  const isHeic = detectImageKind(bytes) === 'heic';
  const heicPixels = isHeic ? await readHeic(new Blob([bytes])) : undefined;
  return { codecs, maxPixels, platformDecode, heicPixels };
}

/** A decoded picture: upright, 8 bits a channel. */
export interface DecodedImage {
  readonly header: ImageHeader;
  readonly raster: Raster;
  /** The file's metadata, except for the color profile: it is the one of these pixels; undefined for sRGB. */
  readonly metadata: ImageMetadata;
  /** Whether the profile is equivalent to sRGB and can be dropped without harm. */
  readonly isProfileRedundant: boolean;
  readonly notes: readonly ImageNote[];
}

/**
 * Reads and decodes a picture file of any format. `known` is its header where that was read before. Throws a
 * ToolInputError for a file that is not a picture, is too damaged or too large, or cannot be decoded here.
 */
export async function decodeImage(
  bytes: Bytes,
  setup: DecodeSetup,
  known?: ImageHeader,
): Promise<DecodedImage> {
  const header = known ?? (await readImageHeader(bytes));
  checkDecodeSize(header, setup.maxPixels);
  const pixels = await decodePixels(bytes, header, setup);
  const color = pixels.isSrgb ? plainColor(header) : applyProfile(pixels.raster, header);
  const notes = [...pixels.notes, ...color.notes, ...headerNotes(header)];
  const metadata = { ...header.metadata, icc: color.icc };
  return { header, raster: pixels.raster, metadata, isProfileRedundant: color.isRedundant, notes };
}

interface PixelColor {
  /** The color profile of the pixels. */
  readonly icc: Bytes | undefined;
  readonly isRedundant: boolean;
  readonly notes: readonly ImageNote[];
}

function plainColor({ metadata }: ImageHeader): PixelColor {
  const profile = metadata.icc && readIccProfile(metadata.icc);
  return profile?.isSrgb
    ? { icc: metadata.icc, isRedundant: true, notes: [] }
    : { icc: undefined, isRedundant: true, notes: [] };
}

/**
 * Keeps an RGB profile for the output. Converts colors that the output cannot describe (gray profiles, coded colors) to
 * sRGB.
 */
function applyProfile(raster: Raster, { metadata, colorDefinition }: ImageHeader): PixelColor {
  if (!metadata.icc) {
    if (colorDefinition) convertToSrgb(raster, colorDefinition);
    return { icc: undefined, isRedundant: true, notes: [] };
  }
  const profile = readIccProfile(metadata.icc);
  if (profile?.model === 'rgb') return { icc: metadata.icc, isRedundant: profile.isSrgb, notes: [] };
  if (profile?.model === 'gray' && profile.definition) {
    convertToSrgb(raster, profile.definition);
    return { icc: undefined, isRedundant: true, notes: [] };
  }
  const note = warnOf(
    'profile-dropped',
    'The color profile is damaged or does not fit the picture: it was left out.',
  );
  return { icc: undefined, isRedundant: true, notes: [note] };
}

function headerNotes(header: ImageHeader): ImageNote[] {
  const notes: ImageNote[] = [];
  const name = header.kind === 'png' ? 'PNG' : header.kind === 'webp' ? 'WebP' : header.kind.toUpperCase();
  if (header.isAnimated)
    notes.push(warnOf('animation-dropped', `Animated ${name}: only the first frame is kept.`));
  if (header.hasGainMap)
    notes.push(
      warnOf('gain-map-dropped', 'The HDR gain map is not kept: the picture looks as on a standard screen.'),
    );
  if (header.hasMotionVideo)
    notes.push(warnOf('motion-video-dropped', 'The video of the motion photo is not kept.'));
  if (header.bitsPerChannel > 8)
    notes.push(informOf('bit-depth-reduced', `${header.bitsPerChannel} bits a channel were reduced to 8.`));
  if (header.kind === 'webp' && header.orientation !== 1) {
    notes.push(
      informOf('turned-upright', 'Turned upright as its Exif data say; browsers show WebP unturned.'),
    );
  }
  return notes;
}
