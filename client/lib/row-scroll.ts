/** Browsers lay out at most about 33 million pixels. In taller lists, one pixel of scrolling skips several rows. */
const tallestPx = 16_000_000;

/**
 * Computes row positions of a scrolled list whose rows all have the same height. `viewRows` is the number of rows in
 * view.
 */
export function rowScroll(rowHeightPx: number) {
  const isTall = (total: number) => total * rowHeightPx > tallestPx;

  /** Returns the first row in view. */
  function firstRowAt(scrollTopPx: number, total: number, viewRows: number): number {
    if (!isTall(total)) return Math.floor(scrollTopPx / rowHeightPx);
    const fraction = scrollTopPx / (tallestPx - viewRows * rowHeightPx);
    return Math.round(Math.min(1, fraction) * (total - viewRows));
  }

  return {
    firstRowAt,
    /** Returns the height of the list for the scroll bar. */
    listHeight: (total: number): number => Math.min(total * rowHeightPx, tallestPx),
    /** Returns the scroll position that brings a row into view; undefined if it is already in view. */
    scrollTopFor(row: number, scrollTopPx: number, total: number, viewRows: number): number | undefined {
      const first = firstRowAt(scrollTopPx, total, viewRows);
      if (row >= first && row < first + viewRows) return undefined;
      const target = Math.max(0, row < first ? row : row - viewRows + 1);
      if (!isTall(total)) return target * rowHeightPx;
      return (target / (total - viewRows)) * (tallestPx - viewRows * rowHeightPx);
    },
    /** Returns the top position of the drawn rows; `start` is the first of them. */
    rowsTop: (start: number, scrollTopPx: number, total: number, viewRows: number): number =>
      isTall(total)
        ? scrollTopPx - (firstRowAt(scrollTopPx, total, viewRows) - start) * rowHeightPx
        : start * rowHeightPx,
  };
}
