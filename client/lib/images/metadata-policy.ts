import { changeExif, orientationOnlyExif, readExif } from '#core/images/exif.ts';
import type { WritableKind } from '#core/images/image-container.ts';
import type { ImageMetadata } from '#core/images/image-metadata.ts';
import { readIccProfile } from '#core/images/icc-profile.ts';
import { cleanImageResources, imageResourcesHaveLocation } from '#core/images/iptc.ts';
import { fitsJpegSegment } from '#core/images/jpeg-container.ts';
import type { Orientation } from '#core/images/orientation.ts';
import { changeXmp, xmpHasLocation } from '#core/images/xmp.ts';
import { type ImageNotice, warnOf } from './image-notice.ts';
import type { MetadataPolicy } from './metadata-choices.ts';

/** How a picture's pixels differ from those that its metadata describe. */
export interface PixelChange {
  readonly width: number;
  readonly height: number;
  /** The orientation that the pixels now have: 1 when they were turned upright. */
  readonly orientation: Orientation;
}

/** Whether the metadata name a place. */
export function hasLocation({ exif, xmp, imageResources }: ImageMetadata): boolean {
  return (
    (exif !== undefined && readExif(exif)?.hasLocation === true) ||
    (xmp !== undefined && xmpHasLocation(xmp)) ||
    (imageResources !== undefined && imageResourcesHaveLocation(imageResources))
  );
}

/** The profile that unchanged pixels need: one that says no more than sRGB goes when metadata are stripped. */
export function profileToKeep({ icc }: ImageMetadata, policy: MetadataPolicy): ImageMetadata['icc'] {
  return policy === 'strip' && icc && readIccProfile(icc)?.isSrgb ? undefined : icc;
}

/** The metadata to write with changed pixels, and what could not be kept. `icc` is passed through. */
export function applyMetadataPolicy(
  metadata: ImageMetadata,
  policy: MetadataPolicy,
  change: PixelChange,
  kind: WritableKind,
): { metadata: ImageMetadata; notices: readonly ImageNotice[] } {
  const { icc, density } = metadata;
  if (policy === 'strip') {
    const exif = change.orientation === 1 ? undefined : orientationOnlyExif(change.orientation);
    return { metadata: { icc, density, exif }, notices: [] };
  }
  const changed = changeBlocks(metadata, policy === 'keep-without-location', change);
  const { kept, lost } = fitBlocks(changed, kind);
  const damaged =
    metadata.exif !== undefined && readExif(metadata.exif) === undefined ? ['damaged Exif data'] : [];
  const missing = [...lost, ...damaged];
  const notices =
    missing.length === 0 ? [] : [warnOf('metadata-dropped', `Not kept: ${missing.join(', ')}.`)];
  return { metadata: { icc, density, ...kept }, notices };
}

type Blocks = Pick<ImageMetadata, 'exif' | 'xmp' | 'imageResources'>;

function changeBlocks(
  { exif, xmp, imageResources }: Blocks,
  dropLocation: boolean,
  change: PixelChange,
): Blocks {
  const { orientation } = change;
  return {
    exif: exif && changeExif(exif, { ...change, dropLocation, dropThumbnail: true }),
    xmp: xmp && changeXmp(xmp, { orientation, dropLocation, dropFileStructure: true }),
    imageResources: imageResources && cleanImageResources(imageResources, dropLocation),
  };
}

/** JPEG holds one segment of 64 KB a block; the other formats have no place for Photoshop's resources. */
function fitBlocks(blocks: Blocks, kind: WritableKind): { kept: Blocks; lost: string[] } {
  const { exif, xmp, imageResources } = blocks;
  if (kind !== 'jpeg') {
    return { kept: { exif, xmp }, lost: imageResources ? ['IPTC fields, which only JPEG can hold'] : [] };
  }
  const fitting = <Block extends keyof Blocks>(block: Block) =>
    blocks[block] && fitsJpegSegment(block, blocks[block].length) ? blocks[block] : undefined;
  const kept = { exif: fitting('exif'), xmp: fitting('xmp'), imageResources: fitting('imageResources') };
  const names = { exif: 'Exif data', xmp: 'XMP data', imageResources: 'IPTC fields' } as const;
  const blockNames = Object.keys(names) as (keyof Blocks)[];
  const lost = blockNames
    .filter((block) => blocks[block] && !kept[block])
    .map((block) => `${names[block]} over 64 KB, which JPEG cannot hold`);
  return { kept, lost };
}
