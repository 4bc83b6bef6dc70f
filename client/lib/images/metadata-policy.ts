import { changeExif, orientationOnlyExif, readExif, resolutionOnlyExif } from '#core/images/metadata/exif.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import { startsWithLatin1 } from '#core/images/byte-access.ts';
import type { FormatComments, ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { cleanImageResources, imageResourcesHaveLocation } from '#core/images/metadata/iptc.ts';
import { fitsJpegSegment } from '#core/images/containers/jpeg-container.ts';
import type { Orientation } from '#core/images/pixels/orientation.ts';
import { changeXmp, xmpAnnounces, xmpHasLocation } from '#core/images/metadata/xmp.ts';
import { formatNames } from './image-limits.ts';
import { type ImageNote, informOf, warnOf } from './image-note.ts';
import type { MetadataPolicy } from './picture-choices.ts';

/** How a picture's pixels differ from those that its metadata describes. */
export interface PixelChange {
  readonly width: number;
  readonly height: number;
  /** The orientation that the pixels have now: 1 if they were turned upright. */
  readonly orientation: Orientation;
  /** The new print resolution; undefined to keep the old one. */
  readonly dotsPerInch?: number | undefined;
}

/** Returns whether the metadata includes a location. */
export function hasLocation({ exif, xmp, imageResources }: ImageMetadata): boolean {
  return (
    (exif !== undefined && readExif(exif)?.hasLocation === true) ||
    (xmp !== undefined && xmpHasLocation(xmp)) ||
    (imageResources !== undefined && imageResourcesHaveLocation(imageResources))
  );
}

/**
 * Returns the color profile to keep with unchanged pixels. A profile equivalent to sRGB is dropped when metadata is
 * stripped.
 */
export function profileToKeep({ icc }: ImageMetadata, policy: MetadataPolicy): ImageMetadata['icc'] {
  return policy === 'strip' && icc && readIccProfile(icc)?.isSrgb ? undefined : icc;
}

/** Returns the metadata to write with changed pixels, and notes on what could not be kept. `icc` is passed through. */
export function applyMetadataPolicy(
  metadata: ImageMetadata,
  policy: MetadataPolicy,
  change: PixelChange,
  kind: WritableKind,
): { metadata: ImageMetadata; notes: readonly ImageNote[] } {
  const { icc, density } = metadata;
  if (policy === 'strip') {
    const exif =
      change.orientation === 1 ? resolutionExif(change, kind) : orientationOnlyExif(change.orientation);
    return { metadata: { icc, density, exif }, notes: [] };
  }
  const changed = changeBlocks(metadata, policy === 'keep-without-location', change);
  const { kept, lost } = fitBlocks(changed, kind);
  const damaged =
    metadata.exif !== undefined && readExif(metadata.exif) === undefined ? ['damaged Exif data'] : [];
  const extended =
    metadata.xmp && xmpAnnounces(metadata.xmp).furtherPacket ? ['the second part of the XMP data'] : [];
  const missing = [...lost, ...damaged, ...extended];
  const notes = missing.length === 0 ? [] : [warnOf('metadata-dropped', `Not kept: ${missing.join(', ')}.`)];
  const exif = kept.exif ?? resolutionExif(change, kind);
  return { metadata: { icc, density, ...kept, exif }, notes };
}

const blockNames = {
  exif: 'Exif data',
  xmp: 'XMP data',
  imageResources: 'IPTC fields',
  comments: 'comments',
} as const;
const blockKeys = Object.keys(blockNames) as (keyof typeof blockNames)[];

/** Lists the metadata that the policy removes from a picture. */
export function describeRemoved(metadata: ImageMetadata, policy: MetadataPolicy): ImageNote[] {
  const present = policy === 'strip' ? blockKeys.filter((block) => metadata[block] !== undefined) : [];
  const removed = [
    ...(policy !== 'keep' && hasLocation(metadata) ? ['location'] : []),
    ...present.map((block) => blockNames[block]),
  ];
  return removed.length === 0 ? [] : [informOf('metadata-dropped', `Removed: ${removed.join(', ')}.`)];
}

/** Returns Exif data with the resolution for WebP and AVIF, which have no other place for it. */
function resolutionExif({ dotsPerInch }: PixelChange, kind: WritableKind) {
  const hasOwnPlace = kind === 'jpeg' || kind === 'png';
  return dotsPerInch === undefined || hasOwnPlace ? undefined : resolutionOnlyExif(dotsPerInch);
}

type Blocks = Pick<ImageMetadata, 'exif' | 'xmp' | 'imageResources' | 'comments'>;

function changeBlocks(
  { exif, xmp, imageResources, comments }: Blocks,
  dropLocation: boolean,
  change: PixelChange,
): Blocks {
  const { orientation } = change;
  return {
    exif: exif && changeExif(exif, { ...change, dropLocation, dropThumbnail: true }),
    xmp: xmp && changeXmp(xmp, { orientation, dropLocation, dropFileStructure: true }),
    imageResources: imageResources && cleanImageResources(imageResources, dropLocation),
    comments: dropLocation ? withoutRawProfiles(comments) : comments,
  };
}

/** Drops PNG texts in which ImageMagick stores whole Exif and IPTC blocks, including locations. */
function withoutRawProfiles(comments: FormatComments | undefined): FormatComments | undefined {
  if (comments?.kind !== 'png') return comments;
  const chunks = comments.chunks.filter(({ data }) => !startsWithLatin1(data, 'Raw profile type'));
  return chunks.length > 0 ? { kind: 'png', chunks } : undefined;
}

/**
 * Keeps the blocks that fit the format. JPEG holds one segment of 64 KB per block; the other formats cannot store
 * Photoshop's image resources.
 */
function fitBlocks(blocks: Blocks, kind: WritableKind): { kept: Blocks; lost: string[] } {
  const isJpeg = kind === 'jpeg';
  const fits = (block: 'exif' | 'xmp' | 'imageResources') =>
    blocks[block] === undefined || !isJpeg || fitsJpegSegment(block, blocks[block].length);
  const kept: Blocks = {
    exif: fits('exif') ? blocks.exif : undefined,
    xmp: fits('xmp') ? blocks.xmp : undefined,
    imageResources: isJpeg && fits('imageResources') ? blocks.imageResources : undefined,
    comments: blocks.comments?.kind === kind ? blocks.comments : undefined,
  };
  const lost = blockKeys
    .filter((block) => blocks[block] && !kept[block])
    .map((block) => `${blockNames[block]} (no space for them in ${formatNames[kind]})`);
  return { kept, lost };
}
