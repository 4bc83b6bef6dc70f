import { viewOf } from '#core/images/byte-access.ts';

const asciiType = 2;
/** The types of a 16-bit number and of a fraction. */
export const shortType = 3;
const longType = 4;
export const rationalType = 5;

/** The size in bytes of one value, by field type (TIFF 6.0, section 2). */
const typeSizes: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** One entry of a directory. */
export interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The offset of the twelve-byte entry. */
  readonly position: number;
  /** The offset of the value, in the entry itself or elsewhere. */
  readonly valuePosition: number;
  readonly valueBytes: number;
}

/** A directory of a TIFF stream (TIFF 6.0, section 2). */
export interface Directory {
  readonly position: number;
  readonly entries: readonly Entry[];
  /** The position of the field with the next directory's offset. */
  readonly nextPosition: number;
}

/** An open TIFF stream. */
export interface TiffReader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly isLittleEndian: boolean;
  readonly main: Directory;
}

/** Opens a TIFF stream; undefined if it is too damaged. */
export function openTiff(bytes: Uint8Array): TiffReader | undefined {
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

/** Reads a directory; undefined if it is cut off. */
export function readDirectory(reader: Omit<TiffReader, 'main'>, position: number): Directory | undefined {
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

/** Returns the offset of the next directory; 0 if it is the last. */
export function nextOffset({ bytes, view, isLittleEndian }: TiffReader, directory: Directory): number {
  if (directory.nextPosition + 4 > bytes.length) return 0;
  return view.getUint32(directory.nextPosition, isLittleEndian);
}

export function find(directory: Directory, tag: number): Entry | undefined {
  return directory.entries.find((entry) => entry.tag === tag);
}

/** Reads the directory that an entry of the main one points to. */
export function subDirectory(reader: TiffReader, tag: number): Directory | undefined {
  const offset = readNumber(reader, find(reader.main, tag));
  return offset === undefined ? undefined : readDirectory(reader, offset);
}

export function readNumber(
  { view, isLittleEndian }: TiffReader,
  entry: Entry | undefined,
): number | undefined {
  if (entry?.type === shortType) return view.getUint16(entry.valuePosition, isLittleEndian);
  if (entry?.type === longType) return view.getUint32(entry.valuePosition, isLittleEndian);
  return undefined;
}

/** Replaces a number; other types and numbers that do not fit stay. */
export function writeNumber(
  { view, isLittleEndian }: TiffReader,
  entry: Entry | undefined,
  value: number,
): void {
  if (entry?.type === shortType && value <= 0xffff)
    view.setUint16(entry.valuePosition, value, isLittleEndian);
  else if (entry?.type === longType) view.setUint32(entry.valuePosition, value, isLittleEndian);
}

export function readText({ bytes }: TiffReader, entry: Entry | undefined): string | undefined {
  if (entry?.type !== asciiType) return undefined;
  const raw = bytes.subarray(entry.valuePosition, entry.valuePosition + entry.valueBytes);
  const end = raw.indexOf(0);
  return new TextDecoder().decode(end < 0 ? raw : raw.subarray(0, end)).trim() || undefined;
}

/** Overwrites a directory and its values with zeros. */
export function erase({ bytes }: TiffReader, directory: Directory): void {
  for (const { valuePosition, valueBytes } of directory.entries) {
    bytes.fill(0, valuePosition, valuePosition + valueBytes);
  }
  bytes.fill(0, directory.position, directory.nextPosition + 4);
}

/** Removes an entry from the main directory; later entries move up. */
export function removeEntry({ bytes, view, isLittleEndian, main }: TiffReader, entry: Entry): void {
  const closing = bytes.slice(main.nextPosition, main.nextPosition + 4);
  bytes.copyWithin(entry.position, entry.position + 12, main.nextPosition);
  const end = main.nextPosition - 12;
  bytes.set(closing, end);
  bytes.fill(0, end + closing.length, main.nextPosition + closing.length);
  view.setUint16(main.position, view.getUint16(main.position, isLittleEndian) - 1, isLittleEndian);
}
