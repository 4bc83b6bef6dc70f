import { type RefObject, useEffect, useRef } from 'react';
import { numberWidthPx, scrollTopFor } from '../grid/grid-geometry.ts';
import type { CellPlace } from '../grid/grid-keys.ts';

interface GridSize {
  readonly offsets: readonly number[];
  readonly rowCount: number;
  readonly viewRows: number;
  /** The width of the frozen part at the left edge. */
  readonly frozenPx: number;
}

/** Scrolls the active cell into view whenever it changes. */
export function useReveal(
  ref: RefObject<HTMLDivElement | null>,
  { row, column }: CellPlace,
  size: GridSize,
): void {
  const latest = useRef(size);
  useEffect(() => {
    latest.current = size;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { offsets, rowCount, viewRows, frozenPx } = latest.current;
    const top = row < 0 ? undefined : scrollTopFor(row, element.scrollTop, rowCount, viewRows);
    if (top !== undefined) element.scrollTop = top;
    const left = numberWidthPx + (offsets[column] ?? 0);
    const right = numberWidthPx + (offsets[column + 1] ?? 0);
    if (left < element.scrollLeft + frozenPx) element.scrollLeft = left - frozenPx;
    else if (right > element.scrollLeft + element.clientWidth) {
      element.scrollLeft = right - element.clientWidth;
    }
  }, [ref, row, column]);
}
