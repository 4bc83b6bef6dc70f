import { rowScroll } from '#client/lib/row-scroll.ts';

export const rowHeightPx = 34;
/** The width of the column with row numbers. */
export const numberWidthPx = 72;

export const { listHeight: gridHeight, firstRowAt, scrollTopFor, rowsTop } = rowScroll(rowHeightPx);

const narrowestDraggedPx = 48;
const widestDraggedPx = 1200;

/** Limits the width that a person dragged a column to. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(widestDraggedPx, Math.max(narrowestDraggedPx, width)));
}

const narrowestPx = 72;
const widestPx = 320;
const letterPx = 9;
/** A head has a button to sort, too. */
const paddingPx = 56;

/** Returns a column's width for its longest text. */
export function columnWidth(longest: number): number {
  return Math.round(Math.min(widestPx, Math.max(narrowestPx, longest * letterPx + paddingPx)));
}

/** Returns by how much to widen the columns that no one resized, so that a few columns fill the frame. */
export function spreadFactor(own: readonly number[], resized: readonly number[], framePx: number): number {
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  return own.length === 0 ? 1 : Math.max(1, (framePx - sum(resized)) / sum(own));
}

/** Returns the left positions of the columns, and the right edge of the last. */
export function columnOffsets(widths: readonly number[]): readonly number[] {
  const offsets = [0];
  for (const width of widths) offsets.push((offsets.at(-1) ?? 0) + width);
  return offsets;
}

/** Returns the CSS position of a cell in its row, unless its column is frozen. */
export function cellPosition(
  offsets: readonly number[],
  place: number,
): { readonly position: 'absolute'; readonly top: number; readonly left: number; readonly width: number } {
  const left = offsets[place] ?? 0;
  return {
    position: 'absolute',
    top: 0,
    left: numberWidthPx + left,
    width: (offsets[place + 1] ?? 0) - left,
  };
}

/** Returns the columns between two positions. */
export function columnsBetween(
  offsets: readonly number[],
  fromPx: number,
  toPx: number,
): { readonly start: number; readonly end: number } {
  const count = offsets.length - 1;
  const start = Math.max(0, firstBeyond(offsets, fromPx) - 1);
  return { start, end: Math.min(count, firstBeyond(offsets, toPx)) };
}

function firstBeyond(offsets: readonly number[], px: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= px) low = middle + 1;
    else high = middle;
  }
  return low;
}
