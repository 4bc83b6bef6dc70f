import type { PixelArea } from '#core/images/pixels/raster.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export const grips = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Grip = (typeof grips)[number];

/** Moves the area by whole pixels, within the picture. */
export function moveArea(area: PixelArea, dx: number, dy: number, { width, height }: Size): PixelArea {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    ...area,
    left: clamp(area.left + dx, width - area.width),
    top: clamp(area.top + dy, height - area.height),
  };
}

/**
 * Returns the area between two points, with a fixed ratio (width / height) and within the picture; the first point
 * stays.
 */
export function spanArea(
  anchor: { readonly x: number; readonly y: number },
  point: { readonly x: number; readonly y: number },
  bounds: Size,
  ratio?: number,
): PixelArea {
  const [ax, ay] = [clampTo(anchor.x, bounds.width), clampTo(anchor.y, bounds.height)];
  const [x, y] = [clampTo(point.x, bounds.width), clampTo(point.y, bounds.height)];
  let [width, height] = [Math.abs(x - ax), Math.abs(y - ay)];
  if (ratio !== undefined) {
    const roomAcross = x < ax ? ax : bounds.width - ax;
    const roomDown = y < ay ? ay : bounds.height - ay;
    width = Math.min(Math.max(width, height * ratio), roomAcross, roomDown * ratio);
    height = width / ratio;
  }
  return toPixels(x < ax ? ax - width : ax, y < ay ? ay - height : ay, width, height, bounds);
}

/** Moves one edge or corner of the area to another point. */
export function resizeArea(
  area: PixelArea,
  grip: Grip,
  point: { readonly x: number; readonly y: number },
  bounds: Size,
  ratio?: number,
): PixelArea {
  const { left, top, width, height } = area;
  const anchor = { x: grip.includes('w') ? left + width : left, y: grip.includes('n') ? top + height : top };
  if (grip.length === 2) return spanArea(anchor, point, bounds, ratio);
  const isAcross = grip === 'e' || grip === 'w';
  if (ratio === undefined) {
    const other = isAcross ? { x: point.x, y: top + height } : { x: left + width, y: point.y };
    return spanArea(anchor, other, bounds);
  }
  // The other side grows equally in both directions.
  const middle = isAcross ? top + height / 2 : left + width / 2;
  const room = 2 * Math.min(middle, (isAcross ? bounds.height : bounds.width) - middle);
  if (isAcross) {
    const x = clampTo(point.x, bounds.width);
    const wide = Math.min(Math.abs(x - anchor.x), room * ratio);
    return toPixels(
      x < anchor.x ? anchor.x - wide : anchor.x,
      middle - wide / ratio / 2,
      wide,
      wide / ratio,
      bounds,
    );
  }
  const y = clampTo(point.y, bounds.height);
  const high = Math.min(Math.abs(y - anchor.y), room / ratio);
  return toPixels(
    middle - (high * ratio) / 2,
    y < anchor.y ? anchor.y - high : anchor.y,
    high * ratio,
    high,
    bounds,
  );
}

/** Changes the area to a new ratio with the same center, not larger than before. */
export function reshapeArea(area: PixelArea, ratio: number, bounds: Size): PixelArea {
  const width = Math.min(area.width, area.height * ratio);
  const height = width / ratio;
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  return toPixels(x - width / 2, y - height / 2, width, height, bounds);
}

function clampTo(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** Rounds to whole pixels, at least one, within the picture. */
function toPixels(left: number, top: number, width: number, height: number, bounds: Size): PixelArea {
  const side = (start: number, length: number, most: number) => {
    const size = Math.max(1, Math.min(most, Math.round(length)));
    return { start: Math.max(0, Math.min(most - size, Math.round(start))), size };
  };
  const [across, down] = [side(left, width, bounds.width), side(top, height, bounds.height)];
  return { left: across.start, top: down.start, width: across.size, height: down.size };
}
