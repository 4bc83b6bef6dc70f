import type { Bytes } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

const filterCount = 5;

/**
 * Filters rows of pixels for compression (W3C PNG, section 9). Chooses the filter with the smallest sum of differences
 * for each row, as the standard advises. Keeps the last row between calls.
 */
export class RowFilter {
  readonly #channels: number;
  readonly #rowBytes: number;
  readonly #candidates: readonly Uint8Array[];
  #previous: Uint8Array;
  #current: Uint8Array;

  constructor(width: number, channels: 1 | 3 | 4) {
    this.#channels = channels;
    this.#rowBytes = width * channels;
    this.#candidates = Array.from({ length: filterCount }, () => new Uint8Array(this.#rowBytes));
    this.#previous = new Uint8Array(this.#rowBytes);
    this.#current = new Uint8Array(this.#rowBytes);
  }

  filterRows({ width, height, pixels }: Raster): Bytes {
    const filtered = new Uint8Array((this.#rowBytes + 1) * height);
    for (let y = 0; y < height; y += 1) {
      this.#take(pixels, y * width * 4, width);
      const at = y * (this.#rowBytes + 1);
      // The filter Up turns a row equal to the one above into zeros, which new bytes already are.
      if (this.#isSameRow()) filtered[at] = 2;
      else {
        filtered[at] = this.#best();
        filtered.set(this.#candidates[filtered[at]] ?? [], at + 1);
      }
      [this.#previous, this.#current] = [this.#current, this.#previous];
    }
    return filtered;
  }

  #take(pixels: Uint8ClampedArray, from: number, width: number): void {
    const [row, channels] = [this.#current, this.#channels];
    for (let x = 0, at = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1, at += 1) {
        row[at] = pixels[from + x * 4 + channel] ?? 0;
      }
    }
  }

  #isSameRow(): boolean {
    const [row, above] = [this.#current, this.#previous];
    for (let at = 0; at < row.length; at += 1) if (row[at] !== above[at]) return false;
    return true;
  }

  /** Computes all filters and returns the one with the smallest sum of signed bytes. */
  #best(): number {
    const [row, above, step] = [this.#current, this.#previous, this.#channels];
    const [none, sub, up, average, paeth] = this.#candidates as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const sums = new Float64Array(filterCount);
    for (let at = 0; at < row.length; at += 1) {
      const value = row[at] ?? 0;
      const left = at < step ? 0 : (row[at - step] ?? 0);
      const top = above[at] ?? 0;
      const corner = at < step ? 0 : (above[at - step] ?? 0);
      none[at] = value;
      sub[at] = value - left;
      up[at] = value - top;
      average[at] = value - ((left + top) >> 1);
      paeth[at] = value - predict(left, top, corner);
    }
    for (const [index, bytes] of this.#candidates.entries()) sums[index] = sumOfSigned(bytes);
    return sums.indexOf(Math.min(...sums));
  }
}

/** Returns Paeth's predictor from the neighbors (section 9.4). */
function predict(left: number, top: number, corner: number): number {
  const [toLeft, toTop] = [Math.abs(top - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + top - 2 * corner);
  if (toLeft <= toTop && toLeft <= toCorner) return left;
  return toTop <= toCorner ? top : corner;
}

function sumOfSigned(bytes: Uint8Array): number {
  let sum = 0;
  for (const value of bytes) sum += value < 128 ? value : 256 - value;
  return sum;
}
