import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ArrangedPage } from '../arranging/arrangement.ts';
import { thumbnailKey } from './browser.ts';
import { cellPosition, cellsInView, type GridGeometry } from '../arranging/grid-geometry.ts';
import type { ThumbnailStore } from '../arranging/thumbnail-store.ts';

export interface ScrollView {
  readonly width: number;
  readonly height: number;
  readonly top: number;
}

const padding = 12;
/** The number of rows drawn above and below the visible ones. */
export const spareRows = 2;

/** Tracks the inner size and the scroll position of the scroller. */
export function useScrollView(ref: RefObject<HTMLElement | null>): ScrollView {
  const [view, setView] = useState<ScrollView>({ width: 0, height: 0, top: 0 });
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const measure = () => {
      const { clientWidth, clientHeight, scrollTop } = scroller;
      setView({ width: clientWidth - padding * 2, height: clientHeight, top: scrollTop });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return view;
}

/** Returns the indexes of the visible pages and the focused one, which must stay in the DOM to keep the focus. */
export function indicesInDocument(from: number, to: number, focusIndex: number, pageCount: number): number[] {
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  if (focusIndex < pageCount && (focusIndex < from || focusIndex >= to)) indices.push(focusIndex);
  return indices;
}

/** Requests the thumbnails of the visible pages, then of those just outside. */
export function useVisibleThumbnails(
  thumbnails: ThumbnailStore,
  pages: readonly ArrangedPage[],
  geometry: GridGeometry,
  { top, height, width }: ScrollView,
): void {
  useEffect(() => {
    if (width === 0) return;
    const inView = cellsInView(geometry, top, height, 0);
    const near = cellsInView(geometry, top, height, spareRows);
    const keys = (from: number, to: number) =>
      pages
        .slice(from, to)
        .flatMap(({ sourceId, pageIndex }) =>
          sourceId === undefined ? [] : thumbnailKey(sourceId, pageIndex),
        );
    thumbnails.show([...new Set([...keys(inView.from, inView.to), ...keys(near.from, near.to)])]);
  });
}

/** After a key press, focuses the target page and scrolls it into view. */
export function useFocusOnPage(
  scrollerRef: RefObject<HTMLElement | null>,
  wantsFocusRef: RefObject<boolean>,
  focusId: number | undefined,
  geometry: GridGeometry,
  focusIndex: number,
): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!wantsFocusRef.current || !scroller || focusId === undefined) return;
    wantsFocusRef.current = false;
    const { y } = cellPosition(geometry, focusIndex);
    const [first, last] = [y + padding, y + padding + geometry.cellHeight];
    if (first < scroller.scrollTop) scroller.scrollTop = first - padding;
    else if (last > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = last + padding - scroller.clientHeight;
    scroller.querySelector<HTMLElement>(`[data-page-id="${focusId}"]`)?.focus({ preventScroll: true });
  });
}
