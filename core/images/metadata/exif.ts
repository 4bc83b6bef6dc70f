import { type Bytes, viewOf } from '#core/images/byte-access.ts';
import { type Orientation, toOrientation } from '#core/images/pixels/orientation.ts';

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

const asciiType = 2;
const shortType = 3;
const longType = 4;
const rationalType = 5;

/** The value of ResolutionUnit for inches. */
const inches = 2;

/** The size in bytes of one value, by field type (TIFF 6.0, section 2). */
const typeSizes: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

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

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The offset of the twelve-byte entry. */
  readonly position: number;
  /** The offset of the value, in the entry itself or elsewhere. */
  readonly valuePosition: number;
  readonly valueBytes: number;
}

interface Directory {
  readonly position: number;
  readonly entries: readonly Entry[];
  /** The position of the field with the next directory's offset. */
  readonly nextPosition: number;
}

interface TiffReader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly isLittleEndian: boolean;
  readonly main: Directory;
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

function openTiff(bytes: Uint8Array): TiffReader | undefined {
  if (bytes.length < 14) return undefined;
  const view = viewOf(bytes);
  const order = view.getUint16(0);
  const isLittleEndian = order === 0x4949;
  if (!isLittleEndian && order !== 0x4d4d) return undefined;
  if (view.getUint16(2, isLittleEndian) !== 42) return undefined;
  const scope = { bytes, view, isLittleEndian };
  const main = readDirectory(scope, view.getUint32(4, isLittleEndian));
  return main && { ...scope, main };
}

function readDirectory(reader: Omit<TiffReader, 'main'>, position: number): Directory | undefined {
  const { bytes, view, isLittleEndian } = reader;
  if (position < 8 || position + 6 > bytes.length) return undefined;
  const count = view.getUint16(position, isLittleEndian);
  const nextPosition = position + 2 + count * 12;
  // Some writers leave the last directory without its closing offset.
  if (count === 0 || nextPosition > bytes.length) return undefined;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(reader, position + 2 + index * 12);
    if (entry) entries.push(entry);
  }
  return { position, entries, nextPosition };
}

function readEntry(
  { bytes, view, isLittleEndian }: Omit<TiffReader, 'main'>,
  position: number,
): Entry | undefined {
  const type = view.getUint16(position + 2, isLittleEndian);
  const count = view.getUint32(position + 4, isLittleEndian);
  const valueBytes = (typeSizes[type] ?? 0) * count;
  const valuePosition = valueBytes <= 4 ? position + 8 : view.getUint32(position + 8, isLittleEndian);
  if (valueBytes === 0 || valuePosition + valueBytes > bytes.length) return undefined;
  return { tag: view.getUint16(position, isLittleEndian), type, count, position, valuePosition, valueBytes };
}

function nextOffset({ bytes, view, isLittleEndian }: TiffReader, directory: Directory): number {
  if (directory.nextPosition + 4 > bytes.length) return 0;
  return view.getUint32(directory.nextPosition, isLittleEndian);
}

function find(directory: Directory, tag: number): Entry | undefined {
  return directory.entries.find((entry) => entry.tag === tag);
}

function subDirectory(reader: TiffReader, tag: number): Directory | undefined {
  const offset = readNumber(reader, find(reader.main, tag));
  return offset === undefined ? undefined : readDirectory(reader, offset);
}

function readNumber({ view, isLittleEndian }: TiffReader, entry: Entry | undefined): number | undefined {
  if (entry?.type === shortType) return view.getUint16(entry.valuePosition, isLittleEndian);
  if (entry?.type === longType) return view.getUint32(entry.valuePosition, isLittleEndian);
  return undefined;
}

function writeNumber({ view, isLittleEndian }: TiffReader, entry: Entry | undefined, value: number): void {
  if (entry?.type === shortType && value <= 0xffff)
    view.setUint16(entry.valuePosition, value, isLittleEndian);
  else if (entry?.type === longType) view.setUint32(entry.valuePosition, value, isLittleEndian);
}

function readText({ bytes }: TiffReader, entry: Entry | undefined): string | undefined {
  if (entry?.type !== asciiType) return undefined;
  const raw = bytes.subarray(entry.valuePosition, entry.valuePosition + entry.valueBytes);
  const end = raw.indexOf(0);
  return new TextDecoder().decode(end < 0 ? raw : raw.subarray(0, end)).trim() || undefined;
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

/** Overwrites a directory and its values with zeros. */
function erase({ bytes }: TiffReader, directory: Directory): void {
  for (const { valuePosition, valueBytes } of directory.entries) {
    bytes.fill(0, valuePosition, valuePosition + valueBytes);
  }
  bytes.fill(0, directory.position, directory.nextPosition + 4);
}

/** Removes an entry from the main directory; later entries move up. */
function removeEntry({ bytes, view, isLittleEndian, main }: TiffReader, entry: Entry): void {
  const closing = bytes.slice(main.nextPosition, main.nextPosition + 4);
  bytes.copyWithin(entry.position, entry.position + 12, main.nextPosition);
  const end = main.nextPosition - 12;
  bytes.set(closing, end);
  bytes.fill(0, end + closing.length, main.nextPosition + closing.length);
  view.setUint16(main.position, view.getUint16(main.position, isLittleEndian) - 1, isLittleEndian);
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
