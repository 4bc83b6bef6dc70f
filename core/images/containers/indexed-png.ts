import { type Bytes, concatBytes, uint32Bytes, zlibCompress } from '#core/images/byte-access.ts';
import { writePngChunks } from './png-chunks.ts';
import { viewOf } from '#core/images/byte-access.ts';

/**
 * Writes palette indexes as a PNG file of color type 3, with the fewest bits per pixel. `colors` is RGBA. The pixels
 * per meter define the print size.
 */
export async function writeIndexedPng(
  width: number,
  height: number,
  indexes: Uint8Array,
  colors: Uint8Array,
  pixelsPerMeter?: number,
): Promise<Bytes> {
  const count = colors.length / 4;
  const bits = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  const alpha = Uint8Array.from({ length: count }, (_, index) => colors[index * 4 + 3] ?? 255);
  const opaqueFrom = alpha.findLastIndex((value) => value !== 255) + 1;
  return writePngChunks([
    { type: 'IHDR', data: encodeHeader(width, height, bits) },
    {
      type: 'PLTE',
      data: Uint8Array.from({ length: count * 3 }, (_, at) => colors[Math.floor(at / 3) * 4 + (at % 3)] ?? 0),
    },
    ...(opaqueFrom > 0 ? [{ type: 'tRNS', data: alpha.subarray(0, opaqueFrom) }] : []),
    ...(pixelsPerMeter === undefined ? [] : [{ type: 'pHYs', data: encodeDensity(pixelsPerMeter) }]),
    { type: 'IDAT', data: await zlibCompress(packRows(width, height, indexes, bits)) },
    { type: 'IEND', data: new Uint8Array() },
  ]);
}

function encodeDensity(pixelsPerMeter: number): Bytes {
  const density = uint32Bytes(Math.round(pixelsPerMeter));
  return concatBytes([density, density, Uint8Array.of(1)]);
}

function encodeHeader(width: number, height: number, bits: number): Bytes {
  const header = new Uint8Array(13);
  const view = viewOf(header);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bits, 3, 0, 0, 0], 8);
  return header;
}

/** Packs the rows without filters, because filters seldom help palette indexes. */
function packRows(width: number, height: number, indexes: Uint8Array, bits: number): Bytes {
  const rowBytes = Math.ceil((width * bits) / 8) + 1;
  const packed = new Uint8Array(rowBytes * height);
  const perByte = 8 / bits;
  for (let y = 0; y < height; y += 1) {
    if (perByte === 1) {
      packed.set(indexes.subarray(y * width, (y + 1) * width), y * rowBytes + 1);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      const at = y * rowBytes + 1 + Math.floor(x / perByte);
      const shift = 8 - bits - (x % perByte) * bits;
      packed[at] = (packed[at] ?? 0) | ((indexes[y * width + x] ?? 0) << shift);
    }
  }
  return packed;
}
