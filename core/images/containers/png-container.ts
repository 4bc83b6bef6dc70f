import { append } from '#core/collections/append.ts';
import {
  type Bytes,
  concatBytes,
  latin1At,
  latin1Bytes,
  uint32Bytes,
  viewOf,
  zlibCompress,
  zlibDecompress,
} from '#core/images/byte-access.ts';
import {
  type Chromaticities,
  type ColorDefinition,
  defineColor,
  srgbChromaticities,
} from '#core/images/color/color-definition.ts';
import { codedColor } from '#core/images/color/coded-color.ts';
import { readExif } from '#core/images/metadata/exif.ts';
import { type ImageHeader, plainHeader } from './image-header.ts';
import type { ImageMetadata, PixelDensity } from '#core/images/metadata/image-metadata.ts';
import { isCritical, type PngChunk, readPngChunks, writePngChunks } from './png-chunks.ts';

const xmpKeyword = 'XML:com.adobe.xmp\0';
const textChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME']);
const maxProfileBytes = 16_000_000;
/** Chunks that change how pixels look; all other ancillary ones are metadata. */
const appearanceChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'cICP']);

type Chunks = ReadonlyMap<string, Uint8Array>;

/** Reads the header of a PNG file (W3C PNG, third edition). */
export async function readPngHeader(bytes: Uint8Array): Promise<ImageHeader> {
  const list = readPngChunks(bytes);
  // If a chunk occurs twice, the first one counts, as in browsers.
  const chunks: Chunks = new Map(list.toReversed().map(({ type, data }) => [type, data]));
  const header = viewOf(chunks.get('IHDR') ?? new Uint8Array(13));
  const colorType = header.getUint8(9);
  const exif = chunks.get('eXIf');
  const metadata: ImageMetadata = {
    icc: await readProfile(chunks.get('iCCP')),
    exif: exif && new Uint8Array(exif),
    xmp: await readXmp(list),
    comments: readComments(list),
    density: readDensity(chunks.get('pHYs')),
  };
  return plainHeader({
    kind: 'png',
    width: header.getUint32(0),
    height: header.getUint32(4),
    bitsPerChannel: header.getUint8(8),
    colorModel: colorType === 0 || colorType === 4 ? 'gray' : 'rgb',
    mayHaveAlpha: colorType >= 4 || chunks.has('tRNS'),
    isAnimated: chunks.has('acTL'),
    isLossless: true,
    orientation: (exif && readExif(exif)?.orientation) ?? 1,
    metadata,
    ...readColor(chunks, metadata.icc !== undefined),
  });
}

/** Returns the file with only the chunks that affect the picture, each appearance chunk once. */
export function withPictureAlone(bytes: Uint8Array): Bytes {
  const seen = new Set<string>();
  const kept = readPngChunks(bytes).filter(({ type }) => {
    if (isCritical(type)) return true;
    if (!appearanceChunks.has(type) || seen.has(type)) return false;
    seen.add(type);
    return true;
  });
  return writePngChunks(kept);
}

/** Returns the same compressed picture with other metadata. Removes text, time, unknown chunks and further frames. */
export async function writePngMetadata(bytes: Uint8Array, metadata: ImageMetadata): Promise<Bytes> {
  const list = readPngChunks(bytes).filter(({ type }) => isCritical(type) || appearanceChunks.has(type));
  const [header, ...rest] = list;
  // A profile excludes the two chunks that define the colors another way (W3C PNG, 11.3.2).
  const appearance = rest.filter(({ type }) => !(metadata.icc && (type === 'sRGB' || type === 'cICP')));
  const blocks = await metadataChunks(metadata);
  return writePngChunks([...(header ? [header] : []), ...blocks, ...appearance]);
}

async function metadataChunks({
  icc,
  exif,
  xmp,
  comments,
  density,
}: ImageMetadata): Promise<Pick<PngChunk, 'type' | 'data'>[]> {
  const chunks: Pick<PngChunk, 'type' | 'data'>[] = [];
  if (icc) {
    const packed = await zlibCompress(icc);
    chunks.push({ type: 'iCCP', data: concatBytes([latin1Bytes('ICC Profile\0\0'), packed]) });
  }
  if (density) chunks.push({ type: 'pHYs', data: encodeDensity(density) });
  if (exif) chunks.push({ type: 'eXIf', data: exif });
  // The keyword, then zeros for: not compressed, method 0, no language, no translated keyword.
  if (xmp) chunks.push({ type: 'iTXt', data: concatBytes([latin1Bytes(`${xmpKeyword}\0\0\0\0`), xmp]) });
  if (comments?.kind === 'png') append(chunks, comments.chunks);
  return chunks;
}

function encodeDensity({ x, y }: PixelDensity): Bytes {
  return concatBytes([uint32Bytes(Math.round(x)), uint32Bytes(Math.round(y)), Uint8Array.of(1)]);
}

function readDensity(data: Uint8Array | undefined): PixelDensity | undefined {
  if (data?.length !== 9 || data[8] !== 1) return undefined;
  const x = viewOf(data).getUint32(0);
  const y = viewOf(data).getUint32(4);
  return x > 0 && y > 0 ? { x, y } : undefined;
}

/** Reads the profile; ignores a damaged one, like browsers. */
async function readProfile(data: Uint8Array | undefined): Promise<Bytes | undefined> {
  const nameEnd = data?.indexOf(0) ?? -1;
  if (!data || nameEnd < 0) return undefined;
  return zlibDecompress(data.subarray(nameEnd + 2), maxProfileBytes).catch(() => undefined);
}

function isXmp({ type, data }: PngChunk): boolean {
  return type === 'iTXt' && latin1At(data, 0, xmpKeyword.length) === xmpKeyword;
}

function readComments(list: readonly PngChunk[]): ImageMetadata['comments'] {
  const chunks = list
    .filter((chunk) => textChunks.has(chunk.type) && !isXmp(chunk))
    .map(({ type, data }) => ({ type, data: new Uint8Array(data) }));
  return chunks.length > 0 ? { kind: 'png', chunks } : undefined;
}

async function readXmp(list: readonly PngChunk[]): Promise<Bytes | undefined> {
  const chunk = list.find(isXmp);
  if (!chunk) return undefined;
  const isPacked = chunk.data[xmpKeyword.length] === 1;
  const languageEnd = chunk.data.indexOf(0, xmpKeyword.length + 2);
  const textStart = languageEnd < 0 ? -1 : chunk.data.indexOf(0, languageEnd + 1);
  if (textStart < 0) return undefined;
  const text = chunk.data.slice(textStart + 1);
  return isPacked ? zlibDecompress(text, maxProfileBytes).catch(() => undefined) : text;
}

/**
 * Reads the color space. Code numbers take precedence over a profile, a profile over sRGB, and sRGB over gamma and
 * primaries (W3C PNG, 4.3).
 */
function readColor(chunks: Chunks, hasProfile: boolean): Pick<ImageHeader, 'colorDefinition' | 'isHdr'> {
  const coded = chunks.get('cICP');
  if (coded?.length === 4) return codedColor(coded[0] ?? 2, coded[1] ?? 2);
  if (hasProfile || chunks.has('sRGB')) return { isHdr: false };
  return { colorDefinition: readGammaAndPrimaries(chunks), isHdr: false };
}

/**
 * Reads gamma and primaries. Only a gamma uses the primaries of sRGB, and primaries count only with a gamma, as in
 * browsers. Gamma 1/2.2 with the primaries of sRGB means sRGB, as in libpng, because writers without the sRGB chunk use
 * it.
 */
function readGammaAndPrimaries(chunks: Chunks): ColorDefinition | undefined {
  const chunk = chunks.get('gAMA');
  const gamma = chunk?.length === 4 ? viewOf(chunk).getUint32(0) / 100_000 : 0;
  const primaries = readPrimaries(chunks.get('cHRM')) ?? srgbChromaticities;
  const isSrgb = Math.abs(gamma - 1 / 2.2) < 0.005 && isSamePrimaries(primaries, srgbChromaticities);
  return gamma === 0 || isSrgb ? undefined : defineColor(primaries, { kind: 'gamma', gamma: 1 / gamma });
}

function readPrimaries(data: Uint8Array | undefined): Chromaticities | undefined {
  if (data?.length !== 32) return undefined;
  const view = viewOf(data);
  const at = (index: number) =>
    [view.getUint32(index * 8) / 100_000, view.getUint32(index * 8 + 4) / 100_000] as const;
  const primaries = { white: at(0), red: at(1), green: at(2), blue: at(3) };
  const isUsable =
    Object.values(primaries).every(([x, y]) => y > 0.01 && x + y <= 1.01) && hasArea(primaries);
  return isUsable ? primaries : undefined;
}

function hasArea({ red, green, blue }: Chromaticities): boolean {
  const doubled = (green[0] - red[0]) * (blue[1] - red[1]) - (blue[0] - red[0]) * (green[1] - red[1]);
  return Math.abs(doubled) > 0.001;
}

function isSamePrimaries(one: Chromaticities, other: Chromaticities): boolean {
  return (['red', 'green', 'blue', 'white'] as const).every(
    (name) =>
      Math.abs(one[name][0] - other[name][0]) < 0.002 && Math.abs(one[name][1] - other[name][1]) < 0.002,
  );
}
