import { isArithmeticJpeg } from '#core/images/containers/jpeg-segments.ts';
import { withPictureAlone } from '#core/images/containers/png-container.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { turnUpright } from '#core/images/pixels/orientation.ts';
import { placeOnCanvas, type Raster } from '#core/images/pixels/raster.ts';
import { extractFirstWebpFrame } from '#core/images/containers/webp-container.ts';
import { type ImageNote, informOf, warnOf } from './image-note.ts';
import type { Decoded } from './run-codec.ts';
import type { ImageCodecs } from './wasm-codecs.ts';

/** Decodes with the browser's own decoder: upright and in sRGB. Undefined if the browser does not know the format. */
export type PlatformDecode = (bytes: Bytes, header: ImageHeader) => Promise<Raster | undefined>;

export interface DecodeSetup {
  readonly codecs: ImageCodecs;
  readonly maxPixels: number;
  /** Used for GIF, BMP, CMYK and HDR, and when our decoder fails. */
  readonly platformDecode?: PlatformDecode | undefined;
  /** HEIC pixels, upright, from the HEIC worker. */
  readonly heicPixels?: HeicPixels | undefined;
}

/** The result of the HEIC worker. */
export interface HeicPixels {
  readonly raster: Raster;
  /** Whether the browser's own decoder made the pixels; it converts all colors to sRGB. */
  readonly isByBrowser: boolean;
}

interface DecodedPixels {
  readonly raster: Raster;
  /** True if the colors are already sRGB, even if the file says otherwise. */
  readonly isSrgb: boolean;
  readonly notes: readonly ImageNote[];
}

/** Decodes with the decoder for the format. Throws a ToolInputError for a file that cannot be read here. */
export function decodePixels(bytes: Bytes, header: ImageHeader, setup: DecodeSetup): Promise<DecodedPixels> {
  if (header.isHdr) return decodeHdr(bytes, header, setup);
  switch (header.kind) {
    case 'jpeg':
      return decodeJpegPixels(bytes, header, setup);
    case 'png':
      return ownPixels(decodePngOfSorts(bytes, setup), header);
    case 'webp':
      return decodeWebpPixels(bytes, header, setup);
    case 'avif':
      return decodeAvifPixels(bytes, header, setup);
    case 'heic':
      return Promise.resolve(takeHeicPixels(header, setup));
    case 'gif':
    case 'bmp':
      return byPlatform(bytes, header, setup, []);
  }
}

/**
 * Decodes a PNG, with a second try without its ancillary chunks. The decoder rejects files with a duplicate chunk or a
 * long text, although neither affects the picture.
 */
async function decodePngOfSorts(bytes: Bytes, { codecs }: DecodeSetup): Promise<Decoded> {
  const decoded = await codecs.decodePng(bytes);
  if (decoded.raster) return decoded;
  const again = await codecs.decodePng(withPictureAlone(bytes));
  return again.raster ? again : decoded;
}

async function decodeJpegPixels(
  bytes: Bytes,
  header: ImageHeader,
  setup: DecodeSetup,
): Promise<DecodedPixels> {
  if (header.isLossless)
    throw unsupported('This is a lossless JPEG (ITU-T T.81 process 14), which browsers cannot read.');
  if (isArithmeticJpeg(bytes))
    throw unsupported('This JPEG is arithmetic-coded (ITU-T T.81), which browsers cannot read.');
  if (header.bitsPerChannel !== 8)
    throw unsupported(`This JPEG has ${header.bitsPerChannel} bits a channel; 8 are supported.`);
  if (header.colorModel === 'cmyk') {
    const note = warnOf('cmyk-converted', 'CMYK colors were turned into RGB.');
    return byPlatform(bytes, header, setup, [note]);
  }
  return ownPixels(setup.codecs.decodeJpeg(bytes), header);
}

async function decodeWebpPixels(
  bytes: Bytes,
  header: ImageHeader,
  setup: DecodeSetup,
): Promise<DecodedPixels> {
  const frame = header.isAnimated ? extractFirstWebpFrame(bytes) : undefined;
  const pixels = await ownPixels(setup.codecs.decodeWebp(frame?.file ?? bytes), header);
  if (!frame) return pixels;
  return {
    ...pixels,
    raster: placeOnCanvas(pixels.raster, frame.left, frame.top, header.width, header.height),
  };
}

async function decodeAvifPixels(
  bytes: Bytes,
  header: ImageHeader,
  setup: DecodeSetup,
): Promise<DecodedPixels> {
  const decoded = await setup.codecs.decodeAvif(bytes);
  // The decoder is strict; browsers read some files that it rejects.
  return decoded.raster || !setup.platformDecode
    ? ownPixels(Promise.resolve(decoded), header)
    : byPlatform(bytes, header, setup, []);
}

function takeHeicPixels(header: ImageHeader, { heicPixels }: DecodeSetup): DecodedPixels {
  if (!heicPixels) throw new Error('HEIC pixels must come from the HEIC worker.');
  const { raster, isByBrowser } = heicPixels;
  const isWide =
    header.colorDefinition !== undefined ||
    (header.metadata.icc && !readIccProfile(header.metadata.icc)?.isSrgb);
  const note = informOf('colors-by-browser', 'The colors were turned into sRGB by the browser.');
  return { raster, isSrgb: isByBrowser, notes: isByBrowser && isWide ? [note] : [] };
}

/** Decodes an HDR picture with the browser, because only the browser can map its brightness to a screen's range. */
function decodeHdr(bytes: Bytes, header: ImageHeader, setup: DecodeSetup): Promise<DecodedPixels> {
  const note = warnOf('hdr-reduced', 'HDR brightness was reduced to the standard range.');
  if (header.kind === 'heic') {
    const pixels = takeHeicPixels(header, setup);
    return Promise.resolve({ ...pixels, notes: [...pixels.notes, note] });
  }
  return byPlatform(bytes, header, setup, [note]);
}

async function byPlatform(
  bytes: Bytes,
  header: ImageHeader,
  { platformDecode }: DecodeSetup,
  notes: readonly ImageNote[],
): Promise<DecodedPixels> {
  const raster = await platformDecode?.(bytes, header);
  if (!raster) throw unsupported(`This ${header.kind.toUpperCase()} picture cannot be read by this browser.`);
  return { raster, isSrgb: true, notes };
}

async function ownPixels(decoding: Promise<Decoded>, header: ImageHeader): Promise<DecodedPixels> {
  const { raster, complaints } = await decoding;
  if (!raster) {
    const reason = complaints.find((line) => !/terminated|unwrap|unreachable/.test(line));
    throw new ToolInputError(
      `The ${header.kind.toUpperCase()} file is damaged and could not be read${reason ? `: ${reason}` : ''}.`,
      { hint: 'Copy or download the file again.' },
    );
  }
  const isCutShort = header.isCutShort || complaints.some((line) => /premature end/i.test(line));
  const notes = isCutShort
    ? [warnOf('cut-short', 'The file is cut short: a part of the picture is missing.')]
    : [];
  return { raster: turnUpright(raster, header.orientation), isSrgb: false, notes };
}

function unsupported(message: string): ToolInputError {
  return new ToolInputError(message, { hint: 'Save it as a plain JPEG or PNG first.' });
}
