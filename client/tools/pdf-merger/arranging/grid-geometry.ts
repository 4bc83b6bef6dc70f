/** The positions of pages in a grid, in CSS pixels from its upper left corner. */
export interface GridGeometry {
  readonly columnCount: number;
  readonly rowCount: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
  /** The height of all rows together. */
  readonly height: number;
}

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

const gap = 10;
const captionHeight = 30;
/** A little more than the aspect ratio of A4, so that a page fits with a margin. */
const proportion = 1.3;

/** Lays out as many columns of at least `minCellWidth` as fit; at least one. */
export function layOutGrid(width: number, minCellWidth: number, cellCount: number): GridGeometry {
  const columnCount = Math.max(1, Math.floor((width + gap) / (minCellWidth + gap)));
  const cellWidth = Math.max(1, Math.floor((width - gap * (columnCount - 1)) / columnCount));
  const cellHeight = Math.round(cellWidth * proportion) + captionHeight;
  const rowCount = Math.ceil(cellCount / columnCount);
  const height = Math.max(0, rowCount * (cellHeight + gap) - gap);
  return { columnCount, rowCount, cellWidth, cellHeight, gap, height };
}

export function cellPosition({ columnCount, cellWidth, cellHeight }: GridGeometry, index: number): GridPoint {
  const row = Math.floor(index / columnCount);
  return { x: (index % columnCount) * (cellWidth + gap), y: row * (cellHeight + gap) };
}

/** Returns the first visible cell and the first one after the visible cells, with `spareRows` more on both sides. */
export function cellsInView(
  geometry: GridGeometry,
  top: number,
  viewHeight: number,
  spareRows: number,
): { readonly from: number; readonly to: number } {
  const rowHeight = geometry.cellHeight + gap;
  const firstRow = Math.max(0, Math.floor(top / rowHeight) - spareRows);
  const lastRow = Math.max(firstRow, Math.ceil((top + viewHeight) / rowHeight) + spareRows);
  return { from: firstRow * geometry.columnCount, to: lastRow * geometry.columnCount };
}

/** Returns the gap between pages that is closest to a point: 0 before the first page, `cellCount` after the last. */
export function gapAt(geometry: GridGeometry, { x, y }: GridPoint, cellCount: number): number {
  const { columnCount, rowCount, cellWidth, cellHeight } = geometry;
  const row = Math.min(rowCount - 1, Math.max(0, Math.floor(y / (cellHeight + gap))));
  const column = Math.min(columnCount, Math.max(0, Math.round((x + gap / 2) / (cellWidth + gap))));
  return Math.min(cellCount, Math.max(0, row * columnCount + column));
}

/**
 * Returns the position of the marker for a gap: left of the page after it, or right of the page before it if that page
 * ends the row of the point.
 */
export function gapPosition(
  geometry: GridGeometry,
  gapIndex: number,
  cellCount: number,
  pointY: number,
): GridPoint {
  const { columnCount, cellWidth, cellHeight } = geometry;
  const pointRow = Math.max(0, Math.floor(pointY / (cellHeight + gap)));
  const isRowEnd = gapIndex > 0 && gapIndex % columnCount === 0 && pointRow < gapIndex / columnCount;
  if (gapIndex < cellCount && !isRowEnd) {
    const { x, y } = cellPosition(geometry, gapIndex);
    return { x: x - gap / 2, y };
  }
  const { x, y } = cellPosition(geometry, Math.max(0, gapIndex - 1));
  return { x: x + cellWidth + gap / 2, y };
}
