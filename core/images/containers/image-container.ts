import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { ToolInputError } from '#core/errors.ts';
import { addAvifMetadata } from '#core/images/iso/avif-metadata-writer.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { ImageHeader, ImageKind } from './image-header.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { readIsoImageHeader } from '#core/images/iso/iso-image-container.ts';
import { readJpegHeader, writeJpegMetadata } from './jpeg-container.ts';
import { readPngHeader, writePngMetadata } from './png-container.ts';
import { readBmpHeader, readGifHeader } from './simple-containers.ts';
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

/** Detects the picture format from a file's first bytes; undefined for anything else. */
export function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  const kind = bytes.length < 12 ? undefined : detectFileKind(bytes.subarray(0, headBytes));
  return kind !== undefined && readableKinds.has(kind) ? (kind as ImageKind) : undefined;
}

/**
 * Reads the header of a picture file in any supported format. Throws a ToolInputError if it is damaged or not a
 * picture.
 */
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
      throw refuseOther(bytes);
  }
}

const otherKinds: Partial<Record<DataKind, string>> = {
  svg: 'This is an SVG drawing, which has no pixels: the SVG Optimizer makes it smaller.',
  tiff: 'Browsers cannot read TIFF: save it as PNG or JPEG first.',
  pdf: 'This is a PDF.',
  ico: 'This is an icon file.',
  zip: 'This is an archive or an office document.',
};

/** Returns the error for a file that is not a bitmap picture, with its kind. */
function refuseOther(bytes: Uint8Array): ToolInputError {
  const kind = detectFileKind(bytes.subarray(0, headBytes));
  const known =
    bytes.length === 0 ? 'The file is empty (0 bytes).' : kind === undefined ? undefined : otherKinds[kind];
  const hint =
    known ??
    'Its content is not a picture, whatever its name says. JPEG, PNG, WebP, AVIF, HEIC, GIF and BMP work.';
  return new ToolInputError('Please upload an image file', { hint });
}

/**
 * Returns the same compressed picture with exactly this metadata and no other. An AVIF file must not have any metadata
 * yet.
 */
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
