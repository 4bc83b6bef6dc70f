import { type PointerEvent, type RefObject, useRef } from 'react';
import type { PixelArea } from '#core/images/pixels/raster.ts';
import { type Grip, grips, moveArea, resizeArea, spanArea } from '../cutting/drag-area.ts';
import type { useArea } from './use-area.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly from: Point;
  readonly start: PixelArea;
  readonly grip: Grip | 'move' | 'new';
  last?: PixelArea;
}

/** A shorter movement, in screen pixels, is a click. */
const slip = 4;

/**
 * Draws with a mouse, pen or finger: a handle resizes the area, dragging inside moves it, and elsewhere a new area
 * begins.
 */
export function usePointerDrawing(
  ref: RefObject<HTMLDivElement | null>,
  { area, frame, ratio, state, draw, settle }: ReturnType<typeof useArea>,
) {
  const drag = useRef<Drag>(undefined);

  function toPicture({ clientX, clientY }: PointerEvent): Point & { readonly scale: number } {
    const bounds = ref.current?.getBoundingClientRect();
    if (!bounds) return { x: 0, y: 0, scale: 1 };
    const scale = frame.width / bounds.width;
    return { x: (clientX - bounds.left) * scale, y: (clientY - bounds.top) * scale, scale };
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      ref.current?.setPointerCapture(event.pointerId);
      const from = toPicture(event);
      const isWhole = area.width === frame.width && area.height === frame.height;
      drag.current = { from, start: area, grip: gripAt(event.target, state.cut === 'area' && !isWhole) };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      const { scale, ...point } = toPicture(event);
      const [dx, dy] = [point.x - current.from.x, point.y - current.from.y];
      if (!current.last && Math.hypot(dx, dy) < slip * scale) return;
      current.last = follow(current, point);
      draw(current.last);
    },
    onPointerUp: () => {
      const last = drag.current?.last;
      drag.current = undefined;
      if (last) settle(last);
    },
    onPointerCancel: () => {
      drag.current = undefined;
      draw(undefined);
    },
  };

  function follow({ from, start, grip }: Drag, point: Point): PixelArea {
    if (grip === 'move') return moveArea(start, point.x - from.x, point.y - from.y, frame);
    return grip === 'new'
      ? spanArea(from, point, frame, ratio)
      : resizeArea(start, grip, point, frame, ratio);
  }
}

function gripAt(target: EventTarget, canMove: boolean): Drag['grip'] {
  if (!(target instanceof Element)) return 'new';
  const name = target.closest('[data-grip]')?.getAttribute('data-grip');
  const grip = grips.find((each) => each === name);
  if (grip) return grip;
  return canMove && target.closest('.crop-area') ? 'move' : 'new';
}
