export const rowHeightPx = 28;

/** Browsers lay out no more than some 33 million pixels; beyond this a pixel of scrolling stands for several rows. */
const tallestPx = 16_000_000;

/** How tall the list is for the scroll bar. */
export function listHeight(total: number): number {
  return Math.min(total * rowHeightPx, tallestPx);
}

/** The first row in view. */
export function firstRowAt(scrollTopPx: number, total: number, viewRows: number): number {
  if (total * rowHeightPx <= tallestPx) return Math.floor(scrollTopPx / rowHeightPx);
  const fraction = scrollTopPx / (tallestPx - viewRows * rowHeightPx);
  return Math.round(Math.min(1, fraction) * (total - viewRows));
}

/** Where to scroll so that a row is in view; undefined if it is already. */
export function scrollTopFor(
  position: number,
  scrollTopPx: number,
  total: number,
  viewRows: number,
): number | undefined {
  const first = firstRowAt(scrollTopPx, total, viewRows);
  if (position >= first && position < first + viewRows) return undefined;
  const target = Math.max(0, position < first ? position : position - viewRows + 1);
  if (total * rowHeightPx <= tallestPx) return target * rowHeightPx;
  return (target / (total - viewRows)) * (tallestPx - viewRows * rowHeightPx);
}

/** Where the drawn rows stand, of which `start` is the first. */
export function rowsTop(start: number, scrollTopPx: number, total: number, viewRows: number): number {
  if (total * rowHeightPx <= tallestPx) return start * rowHeightPx;
  return scrollTopPx - (firstRowAt(scrollTopPx, total, viewRows) - start) * rowHeightPx;
}
