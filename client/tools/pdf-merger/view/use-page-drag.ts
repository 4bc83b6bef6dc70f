import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { gapAt, type GridGeometry } from '../arranging/grid-geometry.ts';

export interface PageDrag {
  readonly ids: ReadonlySet<number>;
  /** The gap where the pages would be dropped. */
  readonly gap: number;
  /** The pointer's position in the grid, from its top. */
  readonly gridY: number;
  readonly clientX: number;
  readonly clientY: number;
}

interface DragSetup {
  readonly geometry: GridGeometry;
  readonly pageCount: number;
  readonly scrollerRef: RefObject<HTMLElement | null>;
  readonly contentRef: RefObject<HTMLElement | null>;
  /** Returns the pages to drag along with this one; selects it if necessary. */
  readonly begin: (id: number) => ReadonlySet<number>;
  readonly drop: (ids: ReadonlySet<number>, gap: number) => void;
}

interface Press {
  readonly id: number;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

const startDistancePx = 6;
const edgePx = 48;
const maxScrollPx = 18;

/**
 * Handles dragging pages by mouse, pen, or touch (by the handle, so that a finger can still scroll). Escape cancels.
 * Use `press` on each page; `wasDragged` distinguishes a click that ends a drag from one that selects.
 */
export function usePageDrag(setup: DragSetup) {
  const [drag, setDrag] = useState<PageDrag>();
  const [press, setPress] = useState<Press>();
  const wasDraggedRef = useRef(false);
  const setupRef = useRef(setup);
  useEffect(() => {
    setupRef.current = setup;
  });

  useEffect(() => {
    if (!press) return;
    let current: PageDrag | undefined;
    let frame = 0;
    const show = (next: PageDrag | undefined) => {
      current = next;
      setDrag(next);
    };
    const follow = (clientX: number, clientY: number) => {
      const ids = current?.ids ?? setupRef.current.begin(press.id);
      show({ ids, ...placeUnder(setupRef.current, clientX, clientY), clientX, clientY });
    };
    const scroll = () => {
      const { scrollerRef } = setupRef.current;
      if (current && scrollAtEdge(scrollerRef.current, current.clientY))
        follow(current.clientX, current.clientY);
      frame = requestAnimationFrame(scroll);
    };
    const handleMove = (event: PointerEvent) => {
      if (event.pointerId !== press.pointerId) return;
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (!current && distance < startDistancePx) return;
      wasDraggedRef.current = true;
      follow(event.clientX, event.clientY);
    };
    const end = () => {
      show(undefined);
      setPress(undefined);
    };
    const handleUp = (event: PointerEvent) => {
      if (event.pointerId !== press.pointerId) return;
      if (current) setupRef.current.drop(current.ids, current.gap);
      end();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current) return;
      event.preventDefault();
      end();
    };
    frame = requestAnimationFrame(scroll);
    document.addEventListener('pointermove', handleMove);
    document.addEventListener('pointerup', handleUp);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', handleMove);
      document.removeEventListener('pointerup', handleUp);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [press]);

  return {
    drag,
    wasDragged: () => wasDraggedRef.current,
    press(event: ReactPointerEvent<HTMLElement>, id: number) {
      wasDraggedRef.current = false;
      const isHandle = (event.target as Element).closest('[data-drag-handle]') !== null;
      if (event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return;
      setPress({ id, pointerId: event.pointerId, x: event.clientX, y: event.clientY });
    },
  };
}

function placeUnder({ geometry, pageCount, contentRef }: DragSetup, clientX: number, clientY: number) {
  const { left = 0, top = 0 } = contentRef.current?.getBoundingClientRect() ?? {};
  const gridY = clientY - top;
  return { gap: gapAt(geometry, { x: clientX - left, y: gridY }, pageCount), gridY };
}

/** Scrolls while the pointer is near the upper or lower edge; returns whether it did. */
function scrollAtEdge(scroller: HTMLElement | null, clientY: number): boolean {
  if (!scroller) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = Math.max(0, top + edgePx - clientY);
  const below = Math.max(0, clientY - (bottom - edgePx));
  const before = scroller.scrollTop;
  scroller.scrollTop += (Math.min(edgePx, below) - Math.min(edgePx, above)) * (maxScrollPx / edgePx);
  return scroller.scrollTop !== before;
}
