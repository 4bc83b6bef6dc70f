import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';
import { ToolInputError } from '#core/errors.ts';
import { addAvifMetadata } from '#core/images/iso/avif-metadata-writer.ts';
import { type Bytes, viewOf } from '#core/images/byte-access.ts';
import { type ImageHeader, type ImageKind, plainHeader } from './image-header.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { readIsoImageHeader } from '#core/images/iso/iso-image-container.ts';
import { readJpegHeader, writeJpegMetadata } from './jpeg-container.ts';
import { readPngHeader, writePngMetadata } from './png-container.ts';
import { readWebpHeader, writeWebpMetadata } from './webp-container.ts';

/** The formats that this product can write. */
export const writableKinds = ['jpeg', 'png', 'webp', 'avif'] as const;
export type WritableKind = (typeof writableKinds)[number];

const readableKinds: ReadonlySet<string> = new Set<ImageKind>([
  'jpeg',
  'png',
  'webp',
  'avif',
  'heic',
  'gif',
  'bmp',
]);

/** The picture format by a file's first bytes; undefined for anything else. */
export function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  const kind = bytes.length < 12 ? undefined : detectFileKind(bytes.subarray(0, headBytes));
  return kind !== undefined && readableKinds.has(kind) ? (kind as ImageKind) : undefined;
}

/** Reads a picture file's header, whatever its format. Throws a ToolInputError for what is no picture, or damaged. */
export async function readImageHeader(bytes: Uint8Array): Promise<ImageHeader> {
  const kind = detectImageKind(bytes);
  switch (kind) {
    case 'jpeg':
      return readJpegHeader(bytes);
    case 'png':
      return readPngHeader(bytes);
    case 'webp':
      return readWebpHeader(bytes);
    case 'avif':
    case 'heic':
      return readIsoImageHeader(bytes, kind);
    case 'gif':
      return readGifHeader(bytes);
    case 'bmp':
      return readBmpHeader(bytes);
    case undefined:
      throw new ToolInputError('Please upload an image file', {
        hint: 'JPEG, PNG, WebP, AVIF, HEIC, GIF or BMP.',
      });
  }
}

/** The same compressed picture with exactly this metadata and no other. AVIF: only for files that have none yet. */
export function writeImageMetadata(
  bytes: Uint8Array,
  kind: WritableKind,
  metadata: ImageMetadata,
): Bytes | Promise<Bytes> {
  switch (kind) {
    case 'jpeg':
      return writeJpegMetadata(bytes, metadata);
    case 'png':
      return writePngMetadata(bytes, metadata);
    case 'webp':
      return writeWebpMetadata(bytes, metadata);
    case 'avif':
      return addAvifMetadata(bytes, metadata);
  }
}

/** GIF89a specification: size at 6, colour table flags at 10; further blocks tell whether there is a second frame. */
function readGifHeader(bytes: Uint8Array): ImageHeader {
  const view = viewOf(bytes);
  const frameCount = bytes.length < 13 ? 0 : countGifFrames(bytes);
  if (frameCount === 0) throw new ToolInputError('The GIF file is damaged: it holds no picture.');
  return plainHeader({
    kind: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    mayHaveAlpha: true,
    isLossless: true,
    isAnimated: frameCount > 1,
  });
}

/** Frames, but never more than two: that is enough to tell an animation. */
function countGifFrames(bytes: Uint8Array): number {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let offset = 13 + tableBytes(bytes[10] ?? 0);
  let frames = 0;
  while (offset < bytes.length && frames < 2) {
    if (bytes[offset] === 0x2c) {
      frames += 1;
      offset = skipGifBlocks(bytes, offset + 11 + tableBytes(bytes[offset + 9] ?? 0));
    } else if (bytes[offset] === 0x21) {
      offset = skipGifBlocks(bytes, offset + 2);
    } else {
      break;
    }
  }
  return frames;
}

function skipGifBlocks(bytes: Uint8Array, from: number): number {
  let offset = from;
  while ((bytes[offset] ?? 0) > 0) offset += 1 + (bytes[offset] ?? 0);
  return offset + 1;
}

/** BITMAPCOREHEADER (12 bytes) or BITMAPINFOHEADER and later; a negative height means rows from the top. */
function readBmpHeader(bytes: Uint8Array): ImageHeader {
  if (bytes.length < 30) throw new ToolInputError('The BMP file is damaged: it is too short.');
  const view = viewOf(bytes);
  const isCore = view.getUint32(14, true) === 12;
  const width = isCore ? view.getUint16(18, true) : Math.abs(view.getInt32(18, true));
  const height = isCore ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true));
  if (width === 0 || height === 0) throw new ToolInputError('The BMP file is damaged: it states no size.');
  const bits = view.getUint16(isCore ? 24 : 28, true);
  return plainHeader({ kind: 'bmp', width, height, isLossless: true, mayHaveAlpha: bits === 32 });
}
