import { type RefObject, useEffect } from 'react';

/** The height of a row of matches or calls. */
export const rowHeightPx = 32;

/** Scrolls a list just far enough to show the selected row. */
export function useRowInSight(ref: RefObject<HTMLElement | null>, chosen: number): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const top = chosen * rowHeightPx;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeightPx > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowHeightPx - element.clientHeight;
    }
  }, [ref, chosen]);
}
