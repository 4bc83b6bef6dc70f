import { ToolInputError } from '#core/errors.ts';
import { type Bytes, latin1At, viewOf } from '#core/images/byte-access.ts';
import { codedColor } from '#core/images/color/coded-color.ts';
import { type ImageHeader, plainHeader } from '#core/images/containers/image-header.ts';
import { type IsoBox, readIsoBoxes } from './iso-boxes.ts';
import { type IsoImageItems, type IsoItem, readIsoImageItems, readIsoItemData } from './iso-image-items.ts';
import { type Orientation } from '#core/images/pixels/orientation.ts';

const alphaTypes = new Set([
  'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha',
  'urn:mpeg:hevc:2015:auxid:1',
  'urn:mpeg:avc:2015:auxid:1',
]);
const appleGainMapType = 'urn:com:apple:photo:2020:aux:hdrgainmap';

/** Reads the header of an AVIF or HEIC file (ISO/IEC 23008-12; AV1 Image File Format). */
export function readIsoImageHeader(bytes: Uint8Array, kind: 'avif' | 'heic'): ImageHeader {
  const structure = readIsoImageItems(bytes);
  const primary = structure?.items.find(({ id }) => id === structure.primaryId);
  if (!structure || !primary) throw damaged(kind, 'it names no main picture');
  const size = find(primary, 'ispe');
  if (!size || size.end - size.content < 12) throw damaged(kind, 'it states no size');
  const view = viewOf(bytes);
  const [width, height] = [view.getUint32(size.content + 4), view.getUint32(size.content + 8)];
  if (width === 0 || height === 0) throw damaged(kind, 'it states no size');
  const auxiliary = structure.items.map((item) => auxiliaryType(bytes, item));
  return plainHeader({
    kind,
    width,
    height,
    orientation: readTurn(bytes, primary),
    bitsPerChannel: readBits(bytes, primary),
    mayHaveAlpha: auxiliary.some((type) => alphaTypes.has(type)),
    isAnimated: readIsoBoxes(bytes).some(({ type }) => type === 'moov'),
    metadata: {
      icc: readProfile(bytes, primary),
      exif: readExifItem(structure),
      xmp: readXmpItem(structure),
    },
    ...readCodedColor(bytes, primary),
    hasGainMap: auxiliary.includes(appleGainMapType) || structure.items.some(({ type }) => type === 'tmap'),
    // Checks all items, because the main picture may consist of other items or have its transparency in one.
    isCutShort: structure.items.some(
      ({ constructionMethod, extents }) =>
        constructionMethod === 0 && extents.some(({ offset, length }) => offset + length > bytes.length),
    ),
  });
}

function damaged(kind: 'avif' | 'heic', problem: string): ToolInputError {
  return new ToolInputError(`The ${kind.toUpperCase()} file is damaged: ${problem}.`, {
    hint: 'Copy or download the file again.',
  });
}

function find(item: IsoItem, type: string): IsoBox | undefined {
  return item.properties.find((property) => property.type === type);
}

/** Converts a count of quarter turns (counterclockwise) and a mirror axis to the equivalent Exif orientation. */
function readTurn(bytes: Uint8Array, item: IsoItem): Orientation {
  let orientation: Orientation = 1;
  for (const { type, content } of item.properties) {
    if (type === 'irot') {
      for (let turn = (bytes[content] ?? 0) & 3; turn > 0; turn -= 1) orientation = turnedLeft[orientation];
    }
    if (type === 'imir')
      orientation = ((bytes[content] ?? 0) & 1) === 1 ? mirrored[orientation] : flipped[orientation];
  }
  return orientation;
}

/** The new orientation after the upright picture is also turned 90° counterclockwise, mirrored, or flipped. */
const turnedLeft: Readonly<Record<Orientation, Orientation>> = {
  1: 8,
  8: 3,
  3: 6,
  6: 1,
  2: 5,
  5: 4,
  4: 7,
  7: 2,
};
const mirrored: Readonly<Record<Orientation, Orientation>> = {
  1: 2,
  2: 1,
  3: 4,
  4: 3,
  5: 6,
  6: 5,
  7: 8,
  8: 7,
};
const flipped: Readonly<Record<Orientation, Orientation>> = {
  1: 4,
  4: 1,
  2: 3,
  3: 2,
  5: 8,
  8: 5,
  6: 7,
  7: 6,
};

function readBits(bytes: Uint8Array, item: IsoItem): number {
  const box = find(item, 'pixi');
  return box && box.end - box.content >= 6 ? (bytes[box.content + 5] ?? 8) : 8;
}

function auxiliaryType(bytes: Uint8Array, item: IsoItem): string {
  const box = find(item, 'auxC');
  return box ? (latin1At(bytes, box.content + 4, box.end - box.content - 4).split('\0')[0] ?? '') : '';
}

function readProfile(bytes: Uint8Array, item: IsoItem): Bytes | undefined {
  const box = item.properties.find(({ type, content }) => {
    const profileType = latin1At(bytes, content, 4);
    return type === 'colr' && (profileType === 'prof' || profileType === 'rICC');
  });
  return box && bytes.slice(box.content + 4, box.end);
}

function readCodedColor(bytes: Uint8Array, item: IsoItem): Pick<ImageHeader, 'colorDefinition' | 'isHdr'> {
  const box = item.properties.find(
    ({ type, content }) => type === 'colr' && latin1At(bytes, content, 4) === 'nclx',
  );
  if (!box || box.end - box.content < 11) return { isHdr: false };
  return codedColor(viewOf(bytes).getUint16(box.content + 4), viewOf(bytes).getUint16(box.content + 6));
}

/**
 * Reads the Exif item. Its first four bytes hold the offset of the TIFF stream after them (ISO/IEC 23008-12, annex A).
 */
function readExifItem(structure: IsoImageItems): Bytes | undefined {
  const item = structure.items.find(({ type }) => type === 'Exif');
  const data = item && readIsoItemData(structure, item);
  if (!data || data.length < 12) return undefined;
  return data.slice(4 + viewOf(data).getUint32(0));
}

function readXmpItem(structure: IsoImageItems): Bytes | undefined {
  const item = structure.items.find(({ contentType }) => contentType === 'application/rdf+xml');
  const data = item && readIsoItemData(structure, item);
  return data && new Uint8Array(data);
}
