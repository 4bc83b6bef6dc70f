import { type Bytes, concatBytes, uint32Bytes } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { encodePngChunk, pngSignatureBytes } from './png-chunks.ts';
import { RowFilter } from './png-filters.ts';

export interface PngShape {
  readonly width: number;
  readonly height: number;
  /** The channels of a pixel: gray, RGB or RGBA. */
  readonly channels: 1 | 3 | 4;
  /** The resolution for printing. */
  readonly pixelsPerMeter: number;
}

const colorTypes = { 1: 0, 3: 2, 4: 6 } as const;

/**
 * Writes a PNG file from bands of rows, top to bottom. Holds only one band at a time, so the picture may be larger than
 * memory. Yields the file in chunks.
 */
export async function writeStreamedPng(
  shape: PngShape,
  bands: Iterable<Raster> | AsyncIterable<Raster>,
): Promise<Bytes[]> {
  const { width, height, channels, pixelsPerMeter } = shape;
  const density = uint32Bytes(Math.round(pixelsPerMeter));
  const head = [uint32Bytes(width), uint32Bytes(height), Uint8Array.of(8, colorTypes[channels], 0, 0, 0)];
  const pieces = [
    pngSignatureBytes(),
    encodePngChunk('IHDR', concatBytes(head)),
    encodePngChunk('pHYs', concatBytes([density, density, Uint8Array.of(1)])),
  ];
  const stream = new CompressionStream('deflate');
  const packed = collect(stream.readable, (data) => {
    pieces.push(encodePngChunk('IDAT', data));
  });
  // The promise is awaited below. This handler keeps an earlier error from also being reported as unhandled.
  packed.catch(() => undefined);
  const writer = stream.writable.getWriter();
  try {
    const filter = new RowFilter(width, channels);
    for await (const band of bands) await writer.write(filter.filterRows(band));
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
  await packed;
  pieces.push(encodePngChunk('IEND', new Uint8Array()));
  return pieces;
}

async function collect(readable: ReadableStream<Uint8Array>, take: (data: Uint8Array) => void) {
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) take(read.value);
}
