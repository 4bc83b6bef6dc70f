import { ToolInputError } from '#core/errors.ts';
import { viewOf } from '#core/images/byte-access.ts';
import { type ImageHeader, plainHeader } from './image-header.ts';

/**
 * Reads a GIF header (GIF89a specification): the size is at 6, color table flags are at 10. The blocks show how many
 * frames there are, and whether the file is complete.
 */
export function readGifHeader(bytes: Uint8Array): ImageHeader {
  const view = viewOf(bytes);
  const { frameCount, isCutShort } = bytes.length < 13 ? noFrames : walkGif(bytes);
  if (frameCount === 0) throw new ToolInputError('The GIF file is damaged: it holds no picture.');
  return plainHeader({
    kind: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    mayHaveAlpha: true,
    isLossless: true,
    isAnimated: frameCount > 1,
    isCutShort,
  });
}

const noFrames = { frameCount: 0, isCutShort: false };

/** Counts the frames. A file without the required trailer may be complete; one that ends within a block is not. */
function walkGif(bytes: Uint8Array) {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let offset = 13 + tableBytes(bytes[10] ?? 0);
  let frameCount = 0;
  while (offset < bytes.length) {
    if (bytes[offset] === 0x2c) {
      frameCount += 1;
      offset = skipGifBlocks(bytes, offset + 11 + tableBytes(bytes[offset + 9] ?? 0));
    } else if (bytes[offset] === 0x21) {
      offset = skipGifBlocks(bytes, offset + 2);
    } else {
      break;
    }
  }
  return { frameCount, isCutShort: offset > bytes.length };
}

/** Returns the offset after the blocks; an offset beyond the data if they do not end. */
function skipGifBlocks(bytes: Uint8Array, from: number): number {
  let offset = from;
  while ((bytes[offset] ?? 0) > 0) offset += 1 + (bytes[offset] ?? 0);
  return offset + 1;
}

/** Reads a BITMAPCOREHEADER (12 bytes) or BITMAPINFOHEADER and later; a negative height means rows from the top. */
export function readBmpHeader(bytes: Uint8Array): ImageHeader {
  if (bytes.length < 30) throw new ToolInputError('The BMP file is damaged: it is too short.');
  const view = viewOf(bytes);
  const isCore = view.getUint32(14, true) === 12;
  const width = isCore ? view.getUint16(18, true) : Math.abs(view.getInt32(18, true));
  const height = isCore ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true));
  if (width === 0 || height === 0) throw new ToolInputError('The BMP file is damaged: it states no size.');
  const bits = view.getUint16(isCore ? 24 : 28, true);
  const compression = isCore || bytes.length < 34 ? 0 : view.getUint32(30, true);
  return plainHeader({
    kind: 'bmp',
    width,
    height,
    isLossless: true,
    mayHaveAlpha: bits === 32,
    isCutShort: plainCompressions.has(compression) && bmpEnd({ view, width, height, bits }) > bytes.length,
  });
}

/** BI_RGB and BI_BITFIELDS: uncompressed rows, each padded to a multiple of four bytes. */
const plainCompressions = new Set([0, 3]);

interface BmpPixels {
  readonly view: DataView;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
}

function bmpEnd({ view, width, height, bits }: BmpPixels): number {
  return view.getUint32(10, true) + Math.ceil((width * bits) / 32) * 4 * height;
}

/** True if a picture listed in an icon file lies beyond the file's end. */
export function isIconCutShort(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const [headSize, entrySize] = [6, 16];
  const count = bytes.length < headSize ? 0 : view.getUint16(4, true);
  for (let index = 0; index < count; index += 1) {
    const entry = headSize + index * entrySize;
    if (entry + entrySize > bytes.length) return true;
    if (view.getUint32(entry + 12, true) + view.getUint32(entry + 8, true) > bytes.length) return true;
  }
  return false;
}
