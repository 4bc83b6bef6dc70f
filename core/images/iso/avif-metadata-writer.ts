import { ToolInputError } from '#core/errors.ts';
import {
  type Bytes,
  concatBytes,
  latin1Bytes,
  uint16Bytes,
  uint32Bytes,
  viewOf,
} from '#core/images/byte-access.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { fullIsoBox, type IsoBox, isoBox, readIsoBoxes } from './iso-boxes.ts';
import { type IsoImageItems, type IsoItem, readIsoImageItems } from './iso-image-items.ts';

interface AddedItem {
  readonly id: number;
  readonly info: Bytes;
  readonly data: Bytes;
}

/**
 * Adds a color profile, Exif and XMP to an AVIF file that has none of them, such as an encoder's output. The data goes
 * into a second `mdat` at the end. The first one only moves by as much as `meta` grows.
 */
export function addAvifMetadata(bytes: Uint8Array, metadata: ImageMetadata): Bytes {
  const structure = readIsoImageItems(bytes);
  if (!structure) throw new ToolInputError('The AVIF file has no item structure.');
  const added = addedItems(structure, metadata);
  if (added.length === 0 && !metadata.icc) return new Uint8Array(bytes);
  const boxes = readIsoBoxes(bytes);
  const withoutShift = metaBox(structure, added, metadata.icc, 0, 0);
  const growth = withoutShift.length - (structure.meta.end - structure.meta.start);
  const last = boxes.at(-1);
  const oldEnd = last ? last.end : bytes.length;
  const meta = metaBox(structure, added, metadata.icc, growth, oldEnd + growth + 8);
  const rest = boxes.map((box) => (box.type === 'meta' ? meta : bytes.subarray(box.start, box.end)));
  const payload = added.length > 0 ? [isoBox('mdat', ...added.map(({ data }) => data))] : [];
  return concatBytes([...rest, ...payload]);
}

function addedItems(structure: IsoImageItems, { exif, xmp }: ImageMetadata): AddedItem[] {
  const firstId = Math.max(...structure.items.map(({ id }) => id)) + 1;
  const blocks: { type: string; contentType: string; data: Bytes }[] = [];
  // The four zero bytes mean that the TIFF stream follows directly.
  if (exif) blocks.push({ type: 'Exif', contentType: '', data: concatBytes([uint32Bytes(0), exif]) });
  if (xmp) blocks.push({ type: 'mime', contentType: 'application/rdf+xml', data: xmp });
  return blocks.map(({ type, contentType, data }, index) => ({
    id: firstId + index,
    info: itemInfo(firstId + index, type, contentType),
    data,
  }));
}

/** Writes an `infe` box of version 2, marked as hidden because it is metadata. */
function itemInfo(id: number, type: string, contentType: string): Bytes {
  const texts = contentType ? `${type}\0${contentType}\0` : `${type}\0`;
  return fullIsoBox('infe', 2, 1, uint16Bytes(id), uint16Bytes(0), latin1Bytes(texts));
}

function metaBox(
  structure: IsoImageItems,
  added: readonly AddedItem[],
  icc: Bytes | undefined,
  shiftBytes: number,
  addedDataOffset: number,
): Bytes {
  const { bytes, metaChildren } = structure;
  const hasReferences = metaChildren.some(({ type }) => type === 'iref');
  const children = metaChildren.map((child) => {
    if (child.type === 'iinf') return extendInfos(bytes, child, added);
    if (child.type === 'iloc') return locationBox(structure.items, added, shiftBytes, addedDataOffset);
    if (child.type === 'iref') return extendReferences(structure, child, added);
    if (child.type === 'iprp' && icc) return extendProperties(structure, child, icc);
    return bytes.subarray(child.start, child.end);
  });
  if (!hasReferences && added.length > 0)
    children.push(fullIsoBox('iref', 0, 0, ...references(structure, added)));
  return fullIsoBox('meta', 0, 0, ...children);
}

function extendInfos(bytes: Uint8Array, box: IsoBox, added: readonly AddedItem[]): Bytes {
  const content = bytes.slice(box.content, box.end);
  const view = viewOf(content);
  const isNarrow = view.getUint8(0) === 0;
  if (isNarrow) view.setUint16(4, view.getUint16(4) + added.length);
  else view.setUint32(4, view.getUint32(4) + added.length);
  return isoBox('iinf', content, ...added.map(({ info }) => info));
}

/** Writes `iloc`, version 1: 4-byte offsets and lengths, no base offsets. */
function locationBox(
  items: readonly IsoItem[],
  added: readonly AddedItem[],
  shiftBytes: number,
  addedDataOffset: number,
): Bytes {
  const entries = items.map(({ id, constructionMethod, extents }) =>
    concatBytes([
      uint16Bytes(id),
      uint16Bytes(constructionMethod),
      uint16Bytes(0),
      uint16Bytes(extents.length),
      ...extents.flatMap(({ offset, length }) => [
        uint32Bytes(constructionMethod === 0 ? offset + shiftBytes : offset),
        uint32Bytes(length),
      ]),
    ]),
  );
  let offset = addedDataOffset;
  for (const { id, data } of added) {
    entries.push(
      concatBytes([
        uint16Bytes(id),
        uint16Bytes(0),
        uint16Bytes(0),
        uint16Bytes(1),
        uint32Bytes(offset),
        uint32Bytes(data.length),
      ]),
    );
    offset += data.length;
  }
  return fullIsoBox('iloc', 1, 0, Uint8Array.of(0x44, 0x00), uint16Bytes(entries.length), ...entries);
}

function extendReferences(structure: IsoImageItems, box: IsoBox, added: readonly AddedItem[]): Bytes {
  return isoBox('iref', structure.bytes.subarray(box.content, box.end), ...references(structure, added));
}

/** Writes references that mean: this item describes the main picture. */
function references({ primaryId }: IsoImageItems, added: readonly AddedItem[]): Bytes[] {
  return added.map(({ id }) => isoBox('cdsc', uint16Bytes(id), uint16Bytes(1), uint16Bytes(primaryId)));
}

/** Adds the profile to the properties of the main picture. */
function extendProperties(structure: IsoImageItems, box: IsoBox, icc: Bytes): Bytes {
  const { bytes, primaryId } = structure;
  const children = readIsoBoxes(bytes, box.content, box.end);
  const container = children.find(({ type }) => type === 'ipco');
  if (!container) return bytes.slice(box.start, box.end);
  const count = readIsoBoxes(bytes, container.content, container.end).length;
  const profile = isoBox('colr', latin1Bytes('prof'), icc);
  return isoBox(
    'iprp',
    isoBox('ipco', bytes.subarray(container.content, container.end), profile),
    ...children
      .filter(({ type }) => type === 'ipma')
      .map((association) => associate(bytes, association, primaryId, count + 1)),
  );
}

/**
 * Inserts a property index at the front of an item's list, because descriptive properties must precede transformations.
 */
function associate(bytes: Uint8Array, box: IsoBox, itemId: number, propertyIndex: number): Bytes {
  const content = bytes.slice(box.content, box.end);
  const view = viewOf(content);
  const idBytes = view.getUint8(0) === 0 ? 2 : 4;
  const indexBytes = (view.getUint8(3) & 1) === 1 ? 2 : 1;
  let offset = 8;
  for (let left = view.getUint32(4); left > 0 && offset + idBytes < content.length; left -= 1) {
    const id = idBytes === 2 ? view.getUint16(offset) : view.getUint32(offset);
    const countPosition = offset + idBytes;
    const count = view.getUint8(countPosition);
    if (id === itemId) {
      view.setUint8(countPosition, count + 1);
      const index = indexBytes === 2 ? uint16Bytes(propertyIndex) : Uint8Array.of(propertyIndex);
      return isoBox(
        'ipma',
        content.subarray(0, countPosition + 1),
        index,
        content.subarray(countPosition + 1),
      );
    }
    offset = countPosition + 1 + count * indexBytes;
  }
  return isoBox('ipma', content);
}
