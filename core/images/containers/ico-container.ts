import type { Bytes } from '#core/images/byte-access.ts';

export interface IconImage {
  /** Width and height in pixels, from 1 to 256. */
  readonly side: number;
  /** A PNG file with an alpha channel. */
  readonly png: Bytes;
}

const headerBytes = 6;
const entryBytes = 16;

/** Writes an ICO file of square pictures, each stored as PNG: Windows Vista and later, and all browsers, read that. */
export function writeIco(images: readonly IconImage[]): Bytes {
  const start = headerBytes + entryBytes * images.length;
  const file = new Uint8Array(images.reduce((sum, { png }) => sum + png.length, start));
  const view = new DataView(file.buffer);
  // The type 1 is an icon; 2 would be a cursor.
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = start;
  for (const [index, { side, png }] of images.entries()) {
    const entry = headerBytes + entryBytes * index;
    // One byte, in which 0 means 256.
    view.setUint8(entry, side % 256);
    view.setUint8(entry + 1, side % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
