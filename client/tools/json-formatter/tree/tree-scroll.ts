import { rowScroll } from '#client/lib/row-scroll.ts';

export const rowHeightPx = 28;
export const { listHeight, firstRowAt, scrollTopFor, rowsTop } = rowScroll(rowHeightPx);
