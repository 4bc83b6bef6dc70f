import { type Bytes, concatBytes } from '#core/images/byte-access.ts';
import { hasTransparency, isGrayscale, type Raster } from '#core/images/pixels/raster.ts';
import { writeIndexedPng } from './indexed-png.ts';
import { writeStreamedPng } from './streamed-png.ts';

const mostColors = 256;

/**
 * Writes a picture as lossless PNG with the browser's own compression. This is many times faster than an optimizer, and
 * about as small for drawn pages. Few colors become a palette, grays one channel.
 */
export async function writePlainPng(raster: Raster, pixelsPerMeter: number): Promise<Bytes> {
  const { width, height } = raster;
  const listed = listColors(raster);
  if (listed) return writeIndexedPng(width, height, listed.indexes, listed.colors, pixelsPerMeter);
  const channels = hasTransparency(raster) ? 4 : isGrayscale(raster) ? 1 : 3;
  return concatBytes(await writeStreamedPng({ width, height, channels, pixelsPerMeter }, bandsOf(raster)));
}

/** Yields a few rows at a time, because the rows prepared for compression take memory beside the pixels. */
function* bandsOf({ width, height, pixels }: Raster): Generator<Raster> {
  const rows = 256;
  for (let y = 0; y < height; y += rows) {
    const count = Math.min(rows, height - y);
    yield {
      width,
      height: count,
      pixels: pixels.subarray(y * width * 4, (y + count) * width * 4),
    };
  }
}

/** Lists the colors (RGBA) in order of appearance, and each pixel's index; undefined for more than 256. */
function listColors({ pixels }: Raster): { colors: Uint8Array; indexes: Uint8Array } | undefined {
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const places = new Map<number, number>();
  const indexes = new Uint8Array(values.length);
  let [last, place] = [-1, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value !== last) {
      const known = places.get(value);
      if (known === undefined && places.size === mostColors) return undefined;
      place = known ?? places.size;
      places.set(value, place);
      last = value;
    }
    indexes[at] = place;
  }
  return { colors: new Uint8Array(Uint32Array.from(places.keys()).buffer), indexes };
}
