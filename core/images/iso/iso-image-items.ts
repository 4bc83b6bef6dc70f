import { ToolInputError } from '#core/errors.ts';
import { concatBytes } from '#core/images/byte-access.ts';
import { type IsoBox, IsoCursor, readIsoBoxes } from './iso-boxes.ts';

/** One item of an AVIF or HEIC file (ISO/IEC 14496-12, 8.11; ISO/IEC 23008-12). */
export interface IsoItem {
  readonly id: number;
  readonly type: string;
  readonly contentType: string;
  /** The properties in order of association, which is also the order for applying transformations. */
  readonly properties: readonly IsoBox[];
  readonly extents: readonly IsoExtent[];
  /** 0 if extents count from the file's start; 1 if they count from the `idat` box. */
  readonly constructionMethod: number;
}

export interface IsoExtent {
  readonly offset: number;
  readonly length: number;
}

export interface IsoReference {
  readonly type: string;
  readonly from: number;
  readonly to: readonly number[];
}

export interface IsoImageItems {
  readonly bytes: Uint8Array;
  readonly meta: IsoBox;
  readonly metaChildren: readonly IsoBox[];
  readonly primaryId: number;
  readonly items: readonly IsoItem[];
  readonly references: readonly IsoReference[];
}

const maxItems = 10_000;

/** Reads the item structure; undefined if the file has none (a plain image sequence). */
export function readIsoImageItems(bytes: Uint8Array): IsoImageItems | undefined {
  const meta = readIsoBoxes(bytes).find(({ type }) => type === 'meta');
  if (!meta) return undefined;
  const metaChildren = readIsoBoxes(bytes, meta.content + 4, meta.end);
  const child = (type: string) => metaChildren.find((box) => box.type === type);
  const primary = child('pitm');
  const infos = child('iinf');
  if (!primary || !infos) return undefined;
  const properties = readProperties(bytes, child('iprp'));
  const locations = readLocations(bytes, child('iloc'));
  const items = readItemInfos(bytes, infos).map((info) => ({
    ...info,
    properties: properties.get(info.id) ?? [],
    ...(locations.get(info.id) ?? { extents: [], constructionMethod: 0 }),
  }));
  return {
    bytes,
    meta,
    metaChildren,
    primaryId: readPrimaryId(bytes, primary),
    items,
    references: readReferences(bytes, child('iref')),
  };
}

/** Returns an item's data; undefined if it lies outside the file. */
export function readIsoItemData(
  { bytes, metaChildren }: IsoImageItems,
  item: IsoItem,
): Uint8Array | undefined {
  const idat = metaChildren.find(({ type }) => type === 'idat');
  const base = item.constructionMethod === 1 ? (idat?.content ?? bytes.length) : 0;
  const parts: Uint8Array[] = [];
  for (const { offset, length } of item.extents) {
    const start = base + offset;
    const end = length === 0 ? bytes.length : start + length;
    if (end > bytes.length) return undefined;
    parts.push(bytes.subarray(start, end));
  }
  return concatBytes(parts);
}

function readPrimaryId(bytes: Uint8Array, box: IsoBox): number {
  const cursor = new IsoCursor(bytes, box.content, box.end);
  const version = cursor.unsigned(1);
  cursor.unsigned(3);
  return cursor.unsigned(version === 0 ? 2 : 4);
}

function readItemInfos(bytes: Uint8Array, box: IsoBox): Pick<IsoItem, 'id' | 'type' | 'contentType'>[] {
  const version = new IsoCursor(bytes, box.content, box.end).unsigned(1);
  return readIsoBoxes(bytes, box.content + (version === 0 ? 6 : 8), box.end)
    .filter(({ type }) => type === 'infe')
    .map((entry) => readItemInfo(bytes, entry));
}

function readItemInfo(bytes: Uint8Array, box: IsoBox): Pick<IsoItem, 'id' | 'type' | 'contentType'> {
  const cursor = new IsoCursor(bytes, box.content, box.end);
  const version = cursor.unsigned(1);
  cursor.unsigned(3);
  const id = cursor.unsigned(version === 3 ? 4 : 2);
  cursor.unsigned(2);
  // Versions 0 and 1 have no type, and no picture file uses them.
  if (version < 2) return { id, type: '', contentType: '' };
  const type = cursor.text(4);
  cursor.terminatedText();
  return { id, type, contentType: type === 'mime' ? cursor.terminatedText() : '' };
}

function readProperties(bytes: Uint8Array, box: IsoBox | undefined): Map<number, IsoBox[]> {
  const found = new Map<number, IsoBox[]>();
  if (!box) return found;
  const children = readIsoBoxes(bytes, box.content, box.end);
  const container = children.find(({ type }) => type === 'ipco');
  const all = container ? readIsoBoxes(bytes, container.content, container.end) : [];
  for (const association of children.filter(({ type }) => type === 'ipma')) {
    for (const { id, indexes } of readAssociations(bytes, association)) {
      const boxes = indexes.map((index) => all[index - 1]).filter((property) => property !== undefined);
      found.set(id, [...(found.get(id) ?? []), ...boxes]);
    }
  }
  return found;
}

/** Reads the entries of an `ipma` box. Indexes count from 1 and have no "essential" bit. */
function readAssociations(bytes: Uint8Array, box: IsoBox): { id: number; indexes: number[] }[] {
  const cursor = new IsoCursor(bytes, box.content, box.end);
  const version = cursor.unsigned(1);
  const isWide = (cursor.unsigned(3) & 1) === 1;
  const count = checkCount(cursor.unsigned(4));
  return Array.from({ length: count }, () => {
    const id = cursor.unsigned(version === 0 ? 2 : 4);
    const indexes = Array.from({ length: cursor.unsigned(1) }, () =>
      isWide ? cursor.unsigned(2) & 0x7fff : cursor.unsigned(1) & 0x7f,
    );
    return { id, indexes };
  });
}

type Location = Pick<IsoItem, 'extents' | 'constructionMethod'>;

function readLocations(bytes: Uint8Array, box: IsoBox | undefined): Map<number, Location> {
  const locations = new Map<number, Location>();
  if (!box) return locations;
  const cursor = new IsoCursor(bytes, box.content, box.end);
  const version = cursor.unsigned(1);
  cursor.unsigned(3);
  const sizes = cursor.unsigned(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    sizes >>> 12,
    (sizes >>> 8) & 15,
    (sizes >>> 4) & 15,
    sizes & 15,
  ];
  const count = checkCount(cursor.unsigned(version < 2 ? 2 : 4));
  for (let entry = 0; entry < count; entry += 1) {
    const id = cursor.unsigned(version < 2 ? 2 : 4);
    const constructionMethod = version === 0 ? 0 : cursor.unsigned(2) & 15;
    cursor.unsigned(2);
    const base = cursor.unsigned(baseSize);
    const extents = Array.from({ length: cursor.unsigned(2) }, () => {
      if (version > 0) cursor.unsigned(indexSize);
      return { offset: base + cursor.unsigned(offsetSize), length: cursor.unsigned(lengthSize) };
    });
    locations.set(id, { extents, constructionMethod });
  }
  return locations;
}

function readReferences(bytes: Uint8Array, box: IsoBox | undefined): IsoReference[] {
  if (!box) return [];
  const version = new IsoCursor(bytes, box.content, box.end).unsigned(1);
  const idSize = version === 0 ? 2 : 4;
  return readIsoBoxes(bytes, box.content + 4, box.end).map((reference) => {
    const cursor = new IsoCursor(bytes, reference.content, reference.end);
    const from = cursor.unsigned(idSize);
    const count = cursor.unsigned(2);
    return { type: reference.type, from, to: Array.from({ length: count }, () => cursor.unsigned(idSize)) };
  });
}

function checkCount(count: number): number {
  if (count <= maxItems) return count;
  throw new ToolInputError('The picture file is damaged: it claims more parts than it can hold.');
}
