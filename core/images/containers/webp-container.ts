import { ToolInputError } from '#core/errors.ts';
import {
  type Bytes,
  concatBytes,
  latin1At,
  latin1Bytes,
  startsWithLatin1,
  viewOf,
} from '#core/images/byte-access.ts';
import { readExif } from '#core/images/metadata/exif.ts';
import { type ImageHeader, plainHeader } from './image-header.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';

interface WebpChunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Feature bits of the VP8X chunk (WebP Container Specification, "Extended File Format"). */
const flags = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, icc: 0x20 } as const;
const exifPrefix = 'Exif\0\0';

/** The largest width or height of a WebP picture in pixels. */
export const maxWebpSide = 16_383;

/** Reads the header of a WebP file (RFC 9649). */
export function readWebpHeader(bytes: Uint8Array): ImageHeader {
  const { chunks, isCutShort } = readChunks(bytes);
  const data = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const extended = data('VP8X');
  const isAnimated = extended !== undefined && ((extended[0] ?? 0) & flags.animation) !== 0;
  const still = isAnimated ? undefined : readStill(chunks);
  const size = (extended && readCanvasSize(extended)) ?? still;
  if (!size) throw damaged('it holds no picture');
  const exif = stripExifPrefix(data('EXIF'));
  return plainHeader({
    kind: 'webp',
    width: size.width,
    height: size.height,
    mayHaveAlpha: still?.hasAlpha ?? true,
    isAnimated,
    isLossless: still?.isLossless ?? false,
    orientation: (exif && readExif(exif)?.orientation) ?? 1,
    metadata: { icc: copyOf(data('ICCP')), exif, xmp: copyOf(data('XMP ')) },
    isCutShort,
  });
}

/** Returns the same compressed picture with other metadata. Works only for still pictures. */
export function writeWebpMetadata(bytes: Uint8Array, { icc, exif, xmp }: ImageMetadata): Bytes {
  const { chunks } = readChunks(bytes);
  const still = readStill(chunks);
  if (!still) throw damaged('it holds no still picture');
  const picture = chunks.filter(({ type }) => type === 'ALPH' || type === 'VP8 ' || type === 'VP8L');
  if (!icc && !exif && !xmp && !picture.some(({ type }) => type === 'ALPH')) return writeChunks(picture);
  const feature =
    (still.hasAlpha ? flags.alpha : 0) |
    (icc ? flags.icc : 0) |
    (exif ? flags.exif : 0) |
    (xmp ? flags.xmp : 0);
  return writeChunks([
    { type: 'VP8X', data: encodeFeatures(feature, still.width, still.height) },
    ...(icc ? [{ type: 'ICCP', data: icc }] : []),
    ...picture,
    ...(exif ? [{ type: 'EXIF', data: exif }] : []),
    ...(xmp ? [{ type: 'XMP ', data: xmp }] : []),
  ]);
}

/** Returns the first frame of an animation as a still file, with its position on the canvas; undefined for stills. */
export function extractFirstWebpFrame(
  bytes: Uint8Array,
): { file: Bytes; left: number; top: number } | undefined {
  const frame = readChunks(bytes).chunks.find(({ type }) => type === 'ANMF')?.data;
  if (!frame || frame.length < 16) return undefined;
  const picture = splitChunks(frame, 16).chunks.filter(({ type }) => ['ALPH', 'VP8 ', 'VP8L'].includes(type));
  const still = readStill(picture);
  if (!still) return undefined;
  const needsFeatures = picture.some(({ type }) => type === 'ALPH');
  const features = { type: 'VP8X', data: encodeFeatures(flags.alpha, still.width, still.height) };
  const file = writeChunks(needsFeatures ? [features, ...picture] : picture);
  return { file, left: uint24(frame, 0) * 2, top: uint24(frame, 3) * 2 };
}

function readChunks(bytes: Uint8Array): { chunks: WebpChunk[]; isCutShort: boolean } {
  if (!startsWithLatin1(bytes, 'RIFF') || !startsWithLatin1(bytes, 'WEBP', 8)) {
    throw new ToolInputError('This is not a WebP file.');
  }
  const stated = viewOf(bytes).getUint32(4, true) + 8;
  const { chunks, isCutShort } = splitChunks(bytes.subarray(0, Math.min(stated, bytes.length)), 12);
  return { chunks, isCutShort: isCutShort || stated > bytes.length };
}

function splitChunks(bytes: Uint8Array, from: number): { chunks: WebpChunk[]; isCutShort: boolean } {
  const view = viewOf(bytes);
  const chunks: WebpChunk[] = [];
  let offset = from;
  while (offset + 8 <= bytes.length) {
    const end = offset + 8 + view.getUint32(offset + 4, true);
    chunks.push({ type: latin1At(bytes, offset, 4), data: bytes.subarray(offset + 8, end) });
    if (end > bytes.length) return { chunks, isCutShort: true };
    offset = end + ((end - from) % 2);
  }
  return { chunks, isCutShort: false };
}

function writeChunks(chunks: readonly WebpChunk[]): Bytes {
  const body = concatBytes(
    chunks.flatMap(({ type, data }) => [
      latin1Bytes(type),
      littleEndian32(data.length),
      data,
      new Uint8Array(data.length % 2),
    ]),
  );
  return concatBytes([latin1Bytes('RIFF'), littleEndian32(body.length + 4), latin1Bytes('WEBP'), body]);
}

interface StillFacts {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  readonly isLossless: boolean;
}

function readStill(chunks: readonly WebpChunk[]): StillFacts | undefined {
  const lossy = chunks.find(({ type }) => type === 'VP8 ')?.data;
  // Frame tag (3 bytes), start code 9D 01 2A, then 14 bits each of width and height (RFC 6386, 9.1).
  if (lossy && lossy.length >= 10 && lossy[3] === 0x9d && lossy[4] === 0x01 && lossy[5] === 0x2a) {
    const view = viewOf(lossy);
    const hasAlpha = chunks.some(({ type }) => type === 'ALPH');
    return {
      width: view.getUint16(6, true) & 0x3fff,
      height: view.getUint16(8, true) & 0x3fff,
      hasAlpha,
      isLossless: false,
    };
  }
  const lossless = chunks.find(({ type }) => type === 'VP8L')?.data;
  // Signature 2F, then 14 bits width - 1, 14 bits height - 1, 1 bit alpha (RFC 9649, 3.4).
  if (!lossless || lossless.length < 5 || lossless[0] !== 0x2f) return undefined;
  const packed = viewOf(lossless).getUint32(1, true);
  return {
    width: (packed & 0x3fff) + 1,
    height: ((packed >>> 14) & 0x3fff) + 1,
    hasAlpha: ((packed >>> 28) & 1) === 1,
    isLossless: true,
  };
}

function readCanvasSize(data: Uint8Array): { width: number; height: number } | undefined {
  return data.length < 10 ? undefined : { width: uint24(data, 4) + 1, height: uint24(data, 7) + 1 };
}

function encodeFeatures(feature: number, width: number, height: number): Bytes {
  const data = new Uint8Array(10);
  const view = viewOf(data);
  data[0] = feature;
  view.setUint16(4, (width - 1) & 0xffff, true);
  data[6] = (width - 1) >>> 16;
  view.setUint16(7, (height - 1) & 0xffff, true);
  data[9] = (height - 1) >>> 16;
  return data;
}

function uint24(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 2] ?? 0) << 16);
}

function littleEndian32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

function copyOf(data: Uint8Array | undefined): Bytes | undefined {
  return data && new Uint8Array(data);
}

/** Some writers put the JPEG prefix before the TIFF stream. */
function stripExifPrefix(data: Uint8Array | undefined): Bytes | undefined {
  return copyOf(data && startsWithLatin1(data, exifPrefix) ? data.subarray(exifPrefix.length) : data);
}

function damaged(problem: string): ToolInputError {
  return new ToolInputError(`The WebP file is damaged: ${problem}.`, {
    hint: 'Copy or download the file again.',
  });
}
