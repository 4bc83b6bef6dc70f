import { ToolInputError } from '#core/errors.ts';
import {
  type Bytes,
  concatBytes,
  latin1Bytes,
  startsWithLatin1,
  uint16Bytes,
  viewOf,
} from '#core/images/byte-access.ts';
import { readExif } from '#core/images/metadata/exif.ts';
import { type ImageColorModel, type ImageHeader, plainHeader } from './image-header.ts';
import {
  type ImageMetadata,
  metersPerInch,
  type PixelDensity,
} from '#core/images/metadata/image-metadata.ts';
import { readJpegSegments, type JpegSegment, type JpegSegments } from './jpeg-segments.ts';
import { xmpAnnounces } from '#core/images/metadata/xmp.ts';

const exifPrefix = 'Exif\0\0';
const xmpPrefix = 'http://ns.adobe.com/xap/1.0/\0';
const iccPrefix = 'ICC_PROFILE\0';
const resourcesPrefix = 'Photoshop 3.0\0';
const markers = { app0: 0xe0, app1: 0xe1, app2: 0xe2, app13: 0xed, app14: 0xee, comment: 0xfe } as const;
const maxPayload = 65_533;

/** Reads the header of a JPEG file (ITU-T T.81; JFIF; Exif; ICC.1 annex B.4; XMP part 3). */
export function readJpegHeader(bytes: Uint8Array): ImageHeader {
  const segments = readJpegSegments(bytes);
  const { frame } = segments;
  const metadata = readMetadata(segments);
  const announced = metadata.xmp
    ? xmpAnnounces(metadata.xmp)
    : { gainMap: false, motionPhoto: false, furtherPacket: false };
  const hasSecondPicture = findPayload(segments, markers.app2, 'MPF\0') !== undefined;
  return plainHeader({
    kind: 'jpeg',
    width: frame.width,
    height: frame.height,
    bitsPerChannel: frame.precision,
    isLossless: frame.type === 3,
    colorModel: colorModels[frame.componentCount] ?? 'rgb',
    orientation: (metadata.exif && readExif(metadata.exif)?.orientation) ?? 1,
    metadata,
    hasGainMap: announced.gainMap || (hasSecondPicture && startsWithAppleGainMap(segments)),
    hasMotionVideo: announced.motionPhoto,
    isCutShort: segments.endOfImage === undefined,
  });
}

const colorModels: Readonly<Record<number, ImageColorModel>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' };

/** True if the second picture is Apple's gain map, which its XMP marks with this type name. */
function startsWithAppleGainMap({ bytes, endOfImage }: JpegSegments): boolean {
  if (endOfImage === undefined) return false;
  const tail = bytes.subarray(endOfImage, endOfImage + 16_384);
  return new TextDecoder('latin1').decode(tail).includes('hdrgainmap');
}

/**
 * Returns the same compressed picture with other metadata. Removes everything that is not needed to show the picture:
 * thumbnails, comments, further pictures, data after its end. Throws a ToolInputError if a block does not fit.
 */
export function writeJpegMetadata(bytes: Uint8Array, metadata: ImageMetadata): Bytes {
  const { list, endOfImage, scanStart } = readJpegSegments(bytes);
  const kept = list.filter((segment) => isNeededToDecode(bytes, segment));
  const parts: Uint8Array[] = [
    bytes.subarray(0, 2),
    ...(kept.some(({ marker }) => marker === markers.app14) ? [] : [jfifSegment(metadata.density)]),
    ...metadataSegments(metadata),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
    bytes.subarray(scanStart, endOfImage ?? bytes.length),
  ];
  return concatBytes(parts);
}

/** True for tables and frames; of the application data only for Adobe's color transform flag. */
function isNeededToDecode(bytes: Uint8Array, { marker, payload }: JpegSegment): boolean {
  if (marker === markers.app14) return startsWithLatin1(bytes, 'Adobe', payload);
  return !(marker >= markers.app0 && marker <= 0xef) && marker !== markers.comment;
}

function jfifSegment(density: PixelDensity | undefined): Bytes {
  const payload = new Uint8Array(14);
  payload.set(latin1Bytes('JFIF\0'));
  const view = viewOf(payload);
  view.setUint16(5, 0x0102);
  const perInch = (perMeter: number) => Math.min(65_535, Math.max(1, Math.round(perMeter * metersPerInch)));
  view.setUint8(7, density ? 1 : 0);
  view.setUint16(8, density ? perInch(density.x) : 1);
  view.setUint16(10, density ? perInch(density.y) : 1);
  return segment(markers.app0, payload);
}

function metadataSegments({ exif, xmp, icc, imageResources, comments }: ImageMetadata): Bytes[] {
  return [
    ...(exif ? [namedSegment(markers.app1, exifPrefix, exif, 'Exif')] : []),
    ...(xmp ? [namedSegment(markers.app1, xmpPrefix, xmp, 'XMP')] : []),
    ...(icc ? iccSegments(icc) : []),
    ...(imageResources ? [namedSegment(markers.app13, resourcesPrefix, imageResources, 'IPTC')] : []),
    ...(comments?.kind === 'jpeg'
      ? comments.payloads.map((payload) => segment(markers.comment, payload))
      : []),
  ];
}

/** True if a block of this many bytes fits into the single segment that JPEG has for it. */
export function fitsJpegSegment(block: 'exif' | 'xmp' | 'imageResources', byteCount: number): boolean {
  const prefixes = { exif: exifPrefix, xmp: xmpPrefix, imageResources: resourcesPrefix };
  return prefixes[block].length + byteCount <= maxPayload;
}

function namedSegment(marker: number, prefix: string, data: Uint8Array, name: string): Bytes {
  const payload = concatBytes([latin1Bytes(prefix), data]);
  if (payload.length <= maxPayload) return segment(marker, payload);
  throw new ToolInputError(`The ${name} data has ${data.length} bytes: too many for a JPEG file.`, {
    hint: 'Choose another format, or remove the metadata.',
  });
}

/** Splits a profile into numbered segments, 255 at most (ICC.1:2022, annex B.4). */
function iccSegments(icc: Uint8Array): Bytes[] {
  const room = maxPayload - iccPrefix.length - 2;
  const count = Math.ceil(icc.length / room);
  if (count > 255) throw new ToolInputError('The color profile is too large for a JPEG file.');
  return Array.from({ length: count }, (_, index) => {
    const piece = icc.subarray(index * room, (index + 1) * room);
    const payload = concatBytes([latin1Bytes(iccPrefix), Uint8Array.of(index + 1, count), piece]);
    return segment(markers.app2, payload);
  });
}

function segment(marker: number, payload: Uint8Array): Bytes {
  return concatBytes([Uint8Array.of(0xff, marker), uint16Bytes(payload.length + 2), payload]);
}

function readMetadata(segments: JpegSegments): ImageMetadata {
  return {
    icc: readIcc(segments),
    exif: findPayload(segments, markers.app1, exifPrefix),
    xmp: findPayload(segments, markers.app1, xmpPrefix),
    imageResources: findPayload(segments, markers.app13, resourcesPrefix),
    comments: readComments(segments),
    density: readDensity(segments),
  };
}

function readComments({ bytes, list }: JpegSegments): ImageMetadata['comments'] {
  const payloads = list
    .filter(({ marker }) => marker === markers.comment)
    .map(({ payload, end }) => bytes.slice(payload, end));
  return payloads.length > 0 ? { kind: 'jpeg', payloads } : undefined;
}

function findPayload({ bytes, list }: JpegSegments, marker: number, prefix: string): Bytes | undefined {
  const found = list.find((one) => one.marker === marker && startsWithLatin1(bytes, prefix, one.payload));
  return found && bytes.slice(found.payload + prefix.length, found.end);
}

function readIcc({ bytes, list }: JpegSegments): Bytes | undefined {
  const pieces = list
    .filter(({ marker, payload }) => marker === markers.app2 && startsWithLatin1(bytes, iccPrefix, payload))
    .map(({ payload, end }) => ({
      number: bytes[payload + iccPrefix.length] ?? 0,
      data: bytes.subarray(payload + iccPrefix.length + 2, end),
    }))
    .sort((one, other) => one.number - other.number);
  return pieces.length === 0 ? undefined : concatBytes(pieces.map(({ data }) => data));
}

function readDensity({ bytes, list }: JpegSegments): PixelDensity | undefined {
  const jfif = list.find(
    ({ marker, payload }) => marker === markers.app0 && startsWithLatin1(bytes, 'JFIF\0', payload),
  );
  if (!jfif || jfif.end - jfif.payload < 14) return undefined;
  const view = viewOf(bytes);
  const unit = view.getUint8(jfif.payload + 7);
  const perMeter = unit === 1 ? 1 / metersPerInch : unit === 2 ? 100 : 0;
  const x = view.getUint16(jfif.payload + 8) * perMeter;
  const y = view.getUint16(jfif.payload + 10) * perMeter;
  return x > 0 && y > 0 ? { x, y } : undefined;
}
