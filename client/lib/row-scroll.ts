/** Browsers lay out no more than some 33 million pixels; beyond this a pixel of scrolling stands for several rows. */
const tallestPx = 16_000_000;

/** Where the rows of a scrolled list are, all of the same height. `viewRows` is how many of them are in view. */
export function rowScroll(rowHeightPx: number) {
  const isTall = (total: number) => total * rowHeightPx > tallestPx;

  /** The first row in view. */
  function firstRowAt(scrollTopPx: number, total: number, viewRows: number): number {
    if (!isTall(total)) return Math.floor(scrollTopPx / rowHeightPx);
    const fraction = scrollTopPx / (tallestPx - viewRows * rowHeightPx);
    return Math.round(Math.min(1, fraction) * (total - viewRows));
  }

  return {
    firstRowAt,
    /** How tall the list is for the scroll bar. */
    listHeight: (total: number): number => Math.min(total * rowHeightPx, tallestPx),
    /** Where to scroll so that a row is in view; undefined if it is already. */
    scrollTopFor(row: number, scrollTopPx: number, total: number, viewRows: number): number | undefined {
      const first = firstRowAt(scrollTopPx, total, viewRows);
      if (row >= first && row < first + viewRows) return undefined;
      const target = Math.max(0, row < first ? row : row - viewRows + 1);
      if (!isTall(total)) return target * rowHeightPx;
      return (target / (total - viewRows)) * (tallestPx - viewRows * rowHeightPx);
    },
    /** Where the drawn rows are, of which `start` is the first. */
    rowsTop: (start: number, scrollTopPx: number, total: number, viewRows: number): number =>
      isTall(total)
        ? scrollTopPx - (firstRowAt(scrollTopPx, total, viewRows) - start) * rowHeightPx
        : start * rowHeightPx,
  };
}
