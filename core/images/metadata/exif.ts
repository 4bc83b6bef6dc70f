import { type Bytes, viewOf } from '#core/images/byte-access.ts';
import { type Orientation, toOrientation } from '#core/images/pixels/orientation.ts';
import {
  erase,
  find,
  nextOffset,
  openTiff,
  rationalType,
  readDirectory,
  readNumber,
  readText,
  removeEntry,
  shortType,
  subDirectory,
  type TiffReader,
  writeNumber,
} from './tiff-directory.ts';

const tags = {
  imageWidth: 0x0100,
  imageLength: 0x0101,
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  xResolution: 0x011a,
  yResolution: 0x011b,
  resolutionUnit: 0x0128,
  exifIfd: 0x8769,
  gpsIfd: 0x8825,
  pixelXDimension: 0xa002,
  pixelYDimension: 0xa003,
} as const;

/** The tags for offset and length of a thumbnail: as a JPEG file, and as one uncompressed strip. */
const thumbnailPlaces = [
  [0x0201, 0x0202],
  [0x0111, 0x0117],
] as const;

/** The value of ResolutionUnit for inches. */
const inches = 2;

/** The facts in an Exif block (a TIFF stream without the `Exif` prefix) that this product uses. */
export interface ExifSummary {
  readonly orientation: Orientation;
  /** True if it contains a location. */
  readonly hasLocation: boolean;
  /** The maker and model of the camera. */
  readonly camera: string | undefined;
}

export interface ExifChanges {
  /** The new orientation; the caller must turn the pixels accordingly. */
  readonly orientation?: Orientation;
  /** The new size in pixels; it replaces an existing entry only. */
  readonly width?: number;
  readonly height?: number;
  /** The new resolution; it replaces an existing entry only. */
  readonly dotsPerInch?: number | undefined;
  readonly dropLocation?: boolean;
  readonly dropThumbnail?: boolean;
}

/** Reads an Exif block; undefined if it is too damaged. */
export function readExif(exif: Uint8Array): ExifSummary | undefined {
  const reader = openTiff(exif);
  if (!reader) return undefined;
  const camera = [
    readText(reader, find(reader.main, tags.make)),
    readText(reader, find(reader.main, tags.model)),
  ];
  return {
    orientation: toOrientation(readNumber(reader, find(reader.main, tags.orientation))),
    hasLocation: find(reader.main, tags.gpsIfd) !== undefined,
    camera: camera.filter(Boolean).join(' ') || undefined,
  };
}

/**
 * Returns a changed copy of an Exif block; undefined if nothing is left, or if it is too damaged to change safely.
 * Nothing moves, because maker notes hold offsets of their own. Removed data is overwritten with zeros.
 */
export function changeExif(exif: Uint8Array, changes: ExifChanges): Bytes | undefined {
  let copy: Bytes = new Uint8Array(exif);
  const reader = openTiff(copy);
  if (!reader) return undefined;
  if (changes.orientation !== undefined)
    writeNumber(reader, find(reader.main, tags.orientation), changes.orientation);
  writeSize(reader, changes);
  if (changes.dotsPerInch !== undefined) writeResolution(reader, changes.dotsPerInch);
  if (changes.dropThumbnail) copy = dropThumbnail(reader, copy);
  if (changes.dropLocation) dropLocation(copy);
  return openTiff(copy) && copy;
}

/** Creates the smallest Exif block with only an orientation. */
export function orientationOnlyExif(orientation: Orientation): Bytes {
  const exif = new Uint8Array(26);
  const view = viewOf(exif);
  exif.set([0x4d, 0x4d, 0, 42], 0);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, tags.orientation);
  view.setUint16(12, shortType);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return exif;
}

/** Creates the smallest Exif block with only a print resolution. */
export function resolutionOnlyExif(dotsPerInch: number): Bytes {
  const exif = new Uint8Array(66);
  const view = viewOf(exif);
  exif.set([0x4d, 0x4d, 0, 42], 0);
  view.setUint32(4, 8);
  view.setUint16(8, 3);
  const entries = [
    [tags.xResolution, rationalType, 50],
    [tags.yResolution, rationalType, 58],
    [tags.resolutionUnit, shortType, inches << 16],
  ] as const;
  for (const [index, [tag, type, value]] of entries.entries()) {
    const position = 10 + index * 12;
    view.setUint16(position, tag);
    view.setUint16(position + 2, type);
    view.setUint32(position + 4, 1);
    view.setUint32(position + 8, value);
  }
  const reader = openTiff(exif);
  if (reader) writeResolution(reader, dotsPerInch);
  return exif;
}

function writeResolution(reader: TiffReader, dotsPerInch: number): void {
  const { view, isLittleEndian, main } = reader;
  for (const tag of [tags.xResolution, tags.yResolution]) {
    const entry = find(main, tag);
    if (entry?.type !== rationalType) continue;
    view.setUint32(entry.valuePosition, Math.round(dotsPerInch * 1000), isLittleEndian);
    view.setUint32(entry.valuePosition + 4, 1000, isLittleEndian);
  }
  writeNumber(reader, find(main, tags.resolutionUnit), inches);
}

function writeSize(reader: TiffReader, { width, height }: ExifChanges): void {
  const detail = subDirectory(reader, tags.exifIfd);
  if (width !== undefined) {
    writeNumber(reader, find(reader.main, tags.imageWidth), width);
    if (detail) writeNumber(reader, find(detail, tags.pixelXDimension), width);
  }
  if (height !== undefined) {
    writeNumber(reader, find(reader.main, tags.imageLength), height);
    if (detail) writeNumber(reader, find(detail, tags.pixelYDimension), height);
  }
}

/** Erases the thumbnail, and truncates the block if it is at the end, where cameras put it. */
function dropThumbnail(reader: TiffReader, bytes: Bytes): Bytes {
  const thumbnail = readDirectory(reader, nextOffset(reader, reader.main));
  if (!thumbnail) return bytes;
  reader.view.setUint32(reader.main.nextPosition, 0);
  let end = bytes.length;
  for (const [offsetTag, lengthTag] of thumbnailPlaces) {
    const start = readNumber(reader, find(thumbnail, offsetTag));
    const length = readNumber(reader, find(thumbnail, lengthTag));
    if (start === undefined || length === undefined || start < lastUsedByte(reader)) continue;
    bytes.fill(0, start, start + length);
    if (start + length + 4 >= bytes.length) end = Math.min(end, start);
  }
  if (thumbnail.position !== reader.main.position) erase(reader, thumbnail);
  return bytes.slice(0, end);
}

function dropLocation(bytes: Bytes): void {
  for (;;) {
    const reader = openTiff(bytes);
    const pointer = reader && find(reader.main, tags.gpsIfd);
    if (!pointer) return;
    const location = subDirectory(reader, tags.gpsIfd);
    if (location && location.position !== reader.main.position) erase(reader, location);
    removeEntry(reader, pointer);
  }
}

function lastUsedByte(reader: TiffReader): number {
  const detail = subDirectory(reader, tags.exifIfd);
  const directories = detail ? [reader.main, detail] : [reader.main];
  const ends = directories.flatMap(({ entries, nextPosition }) => [
    nextPosition + 4,
    ...entries.map((entry) => entry.valuePosition + entry.valueBytes),
  ]);
  return Math.max(...ends);
}
