import { concatBytes, viewOf, zlibDecompress, type Bytes } from '#core/images/byte-access.ts';
import { readPngChunks } from '#core/images/containers/png-chunks.ts';

/** A PNG's image data, decompressed but still in filtered rows (W3C PNG, third edition). */
export interface PngSamples {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  /** The PNG color type: 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGB and alpha. */
  readonly colorType: number;
  readonly samplesPerPixel: number;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
  /** The zlib stream as in the file. */
  readonly packedRows: Bytes;
  /** The rows, each with its filter number first. */
  readonly rows: Bytes;
}

const samplesByColorType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Decompresses a PNG. Undefined for an interlaced one and for one with damaged or missing rows, which a decoder handles
 * better. Throws a ToolInputError if the file's structure is broken.
 */
export async function readPngSamples(bytes: Uint8Array): Promise<PngSamples | undefined> {
  const chunks = readPngChunks(bytes);
  const chunk = (type: string) => chunks.find((candidate) => candidate.type === type)?.data;
  const header = viewOf(chunk('IHDR') ?? new Uint8Array(13));
  const [width, height, bitDepth, colorType] = [
    header.getUint32(0),
    header.getUint32(4),
    header.getUint8(8),
    header.getUint8(9),
  ];
  const samplesPerPixel = samplesByColorType[colorType];
  const isInterlaced = header.getUint8(12) !== 0;
  if (samplesPerPixel === undefined || isInterlaced || (colorType === 3 && !chunk('PLTE'))) return undefined;
  const packedRows = concatBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rowBytes = Math.ceil((width * samplesPerPixel * bitDepth) / 8) + 1;
  const rows = await zlibDecompress(packedRows, rowBytes * height).catch(() => undefined);
  if (rows?.length !== rowBytes * height) return undefined;
  const [palette, transparency] = [chunk('PLTE'), chunk('tRNS')];
  return { width, height, bitDepth, colorType, samplesPerPixel, palette, transparency, packedRows, rows };
}

/** Undoes the row filters (section 9). Returns the rows without their filter numbers. */
export function unfilterRows({
  width,
  height,
  bitDepth,
  samplesPerPixel,
  rows,
}: Pick<PngSamples, 'width' | 'height' | 'bitDepth' | 'samplesPerPixel' | 'rows'>): Bytes {
  const rowBytes = Math.ceil((width * samplesPerPixel * bitDepth) / 8);
  const step = Math.max(1, (samplesPerPixel * bitDepth) >> 3);
  const out = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * (rowBytes + 1);
    const filtered = rows.subarray(start + 1, start + 1 + rowBytes);
    unfilterRow(filtered, rows[start] ?? 0, out, row * rowBytes, step);
  }
  return out;
}

function unfilterRow(
  filtered: Uint8Array,
  filter: number,
  out: Uint8Array,
  start: number,
  step: number,
): void {
  const rowBytes = filtered.length;
  for (let index = 0; index < rowBytes; index += 1) {
    const left = index >= step ? (out[start + index - step] ?? 0) : 0;
    const above = start > 0 ? (out[start + index - rowBytes] ?? 0) : 0;
    const corner = index >= step && start > 0 ? (out[start + index - rowBytes - step] ?? 0) : 0;
    out[start + index] = (filtered[index] ?? 0) + predict(filter, left, above, corner);
  }
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
