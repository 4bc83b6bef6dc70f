import { type Bytes, latin1At, latin1Bytes, uint32Bytes, concatBytes } from '#core/images/byte-access.ts';
import { type ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { type IsoImageItems, type IsoItem, readIsoImageItems } from './iso-image-items.ts';
import { readIsoBoxes } from './iso-boxes.ts';

/**
 * Returns a copy of an AVIF file whose Exif and XMP items hold exactly the given data, or zeros if none is given.
 * Nothing moves, so the data must not be longer than the old data. Returns undefined if it is longer, or if the old
 * data is in several extents.
 */
export function replaceIsoMetadata(bytes: Uint8Array, { exif, xmp }: ImageMetadata): Bytes | undefined {
  const copy = new Uint8Array(bytes);
  const structure = readIsoImageItems(copy);
  if (!structure) return undefined;
  for (const item of structure.items) {
    const isExif = item.type === 'Exif';
    if (!isExif && item.contentType !== 'application/rdf+xml') continue;
    const replacement = isExif ? exif && concatBytes([uint32Bytes(0), exif]) : xmp;
    if (!overwrite(structure, item, replacement, isExif ? 0 : 0x20)) return undefined;
    if (!replacement) hideItem(structure, item);
  }
  return copy;
}

function overwrite(
  { bytes, metaChildren }: IsoImageItems,
  item: IsoItem,
  data: Bytes | undefined,
  filler: number,
): boolean {
  const [extent, ...more] = item.extents;
  const base =
    item.constructionMethod === 1
      ? (metaChildren.find(({ type }) => type === 'idat')?.content ?? bytes.length)
      : 0;
  if (
    !extent ||
    more.length > 0 ||
    extent.length === 0 ||
    base + extent.offset + extent.length > bytes.length
  )
    return false;
  if (data && data.length > extent.length) return false;
  const start = base + extent.offset;
  bytes.fill(data ? filler : 0, start, start + extent.length);
  if (data) bytes.set(data, start);
  return true;
}

/** Gives an item a type that every reader ignores. */
function hideItem({ bytes, metaChildren }: IsoImageItems, item: IsoItem): void {
  const infos = metaChildren.find(({ type }) => type === 'iinf');
  if (!infos) return;
  const headBytes = bytes[infos.content] === 0 ? 6 : 8;
  for (const { content } of readIsoBoxes(bytes, infos.content + headBytes, infos.end)) {
    const isWide = bytes[content] === 3;
    const id = isWide ? readNumber(bytes, content + 4, 4) : readNumber(bytes, content + 4, 2);
    const typePosition = content + (isWide ? 10 : 8);
    if (id === item.id && latin1At(bytes, typePosition, 4) === item.type)
      bytes.set(latin1Bytes('free'), typePosition);
  }
}

function readNumber(bytes: Uint8Array, at: number, byteCount: number): number {
  return bytes.subarray(at, at + byteCount).reduce((value, byte) => value * 256 + byte, 0);
}
