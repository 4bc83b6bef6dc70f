import { type RefObject, useEffect, useRef, useState } from 'react';
import type { rowScroll } from '#client/lib/row-scroll.ts';

const unmeasured = { top: 0, left: 0, width: 1000, height: 600 };

/** Tracks the scroll position and the inner size of an element, in pixels. */
export function useScrollArea() {
  const ref = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState(unmeasured);
  const measure = () => {
    const element = ref.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
    setArea({ top: scrollTop, left: scrollLeft, width: clientWidth, height: clientHeight });
  };
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, area, onScroll: measure };
}

/** Scrolls a list just far enough to show a row, whenever another row is to be shown. */
export function useRowInView(
  ref: RefObject<HTMLElement | null>,
  row: number,
  list: Pick<ReturnType<typeof rowScroll>, 'scrollTopFor'> & {
    readonly total: number;
    readonly viewRows: number;
  },
): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { scrollTopFor, total, viewRows } = latest.current;
    const target = scrollTopFor(row, element.scrollTop, total, viewRows);
    if (target !== undefined) element.scrollTop = target;
  }, [ref, row]);
}
