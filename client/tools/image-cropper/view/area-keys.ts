import type { KeyboardEvent } from 'react';
import type { PixelArea } from '#core/images/pixels/raster.ts';
import { moveArea, resizeArea } from '../cutting/drag-area.ts';
import { readOwn } from '#core/collections/read-own.ts';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const largeStep = 10;

/** Moves the area with the arrow keys, or its lower right corner with Shift; undefined for other keys. */
export function stepArea(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  area: PixelArea,
  frame: { readonly width: number; readonly height: number },
  ratio: number | undefined,
): PixelArea | undefined {
  const direction = readOwn(directions, key);
  if (!direction || altKey) return undefined;
  const step = ctrlKey || metaKey ? largeStep : 1;
  const [dx, dy] = [direction[0] * step, direction[1] * step];
  if (!shiftKey) return moveArea(area, dx, dy, frame);
  const corner = {
    x: Math.max(area.left + 1, area.left + area.width + dx),
    y: Math.max(area.top + 1, area.top + area.height + dy),
  };
  // With a ratio, the other side follows.
  if (ratio !== undefined && dx === 0) corner.x = area.left + 1;
  else if (ratio !== undefined) corner.y = area.top + 1;
  return resizeArea(area, 'se', corner, frame, ratio);
}
