import { type Bytes, startsWithLatin1 } from '../byte-access.ts';
import { readJpegSegments } from '#core/images/containers/jpeg-segments.ts';
import type { PixelArea } from '../pixels/raster.ts';
import { readJpegCoefficients } from './coefficient-reader.ts';
import { writeJpegCoefficients } from './coefficient-writer.ts';
import { blockSize, countMcus, type JpegCoefficients, type JpegComponent } from './coefficients.ts';

const adobeMarker = 0xee;

/** The grid on which a lossless crop must begin, in pixels. */
export interface JpegGrid {
  readonly across: number;
  readonly down: number;
}

/** A JPEG file that can be cropped losslessly. */
export interface CuttableJpeg {
  readonly grid: JpegGrid;
  /**
   * Returns an area of the picture as stored, with unchanged pixels and no metadata except Adobe's color flag. Left and
   * top must lie on the grid. Throws a RangeError if they do not, or if the area extends beyond the picture.
   */
  cut(area: PixelArea): Bytes;
}

/** Reads the grid from only the file's header. Throws a ToolInputError for a file without one. */
export function readJpegGrid(bytes: Uint8Array): JpegGrid {
  const { maxHorizontal, maxVertical } = readJpegSegments(bytes).frame;
  return { across: 8 * maxHorizontal, down: 8 * maxVertical };
}

/** Opens a file for cropping; undefined if it is damaged, incomplete, or not Huffman-coded. */
export function openJpegForCutting(bytes: Uint8Array, maxPixels: number): CuttableJpeg | undefined {
  const picture = readJpegCoefficients(bytes, maxPixels);
  if (!picture) return undefined;
  const grid = { across: 8 * picture.maxHorizontal, down: 8 * picture.maxVertical };
  const { list } = readJpegSegments(bytes);
  const adobe = list.find(
    ({ marker, payload }) => marker === adobeMarker && startsWithLatin1(bytes, 'Adobe', payload),
  );
  return {
    grid,
    cut: (area) =>
      writeJpegCoefficients(
        cutCoefficients(picture, area, grid),
        adobe ? [bytes.subarray(adobe.start, adobe.end)] : [],
      ),
  };
}

function cutCoefficients(picture: JpegCoefficients, area: PixelArea, grid: JpegGrid): JpegCoefficients {
  const { left, top, width, height } = area;
  const isOnGrid = left % grid.across === 0 && top % grid.down === 0;
  const isInside = left >= 0 && top >= 0 && width >= 1 && height >= 1;
  if (!isOnGrid || !isInside || left + width > picture.width || top + height > picture.height) {
    throw new RangeError(`No cut of ${width} × ${height} at ${left}, ${top}.`);
  }
  const size = { ...picture, width, height };
  const { across, down } = countMcus(size);
  const components = picture.components.map((component): JpegComponent => {
    const { horizontal, vertical } = component;
    const stride = across * horizontal;
    const rows = down * vertical;
    const values = new Int16Array(stride * rows * blockSize);
    const firstColumn = (left / grid.across) * horizontal;
    const firstRow = (top / grid.down) * vertical;
    for (let row = 0; row < rows; row += 1) {
      const from = ((firstRow + row) * component.stride + firstColumn) * blockSize;
      values.set(component.values.subarray(from, from + stride * blockSize), row * stride * blockSize);
    }
    const blocksOf = (length: number, factor: number, most: number) =>
      Math.ceil(Math.ceil((length * factor) / most) / 8);
    return {
      ...component,
      stride,
      values,
      blocksWide: blocksOf(width, horizontal, picture.maxHorizontal),
      blocksHigh: blocksOf(height, vertical, picture.maxVertical),
    };
  });
  return { ...size, components };
}
