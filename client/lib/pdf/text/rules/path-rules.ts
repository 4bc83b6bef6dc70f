import type { Rule } from './merge-rules.ts';

export type Point = readonly [x: number, y: number];

/** Lines are level and upright to this part of a point. */
const straight = 0.5;
/** Filled areas up to this many points thick are lines. */
const mostThick = 3;

/** Returns the level and upright lines of a path. */
export function edgesOf(points: readonly Point[]): Rule[] {
  return points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return toRules(
      Math.min(x, fromX),
      Math.min(y, fromY),
      Math.abs(x - fromX),
      Math.abs(y - fromY),
      straight,
    );
  });
}

/** Returns the line that a thin area is. */
function toRules(left: number, top: number, width: number, height: number, thick: number): Rule[] {
  if (height <= thick && width > height)
    return [{ isVertical: false, at: top + height / 2, start: left, end: left + width }];
  if (width <= thick && height > width)
    return [{ isVertical: true, at: left + width / 2, start: top, end: top + height }];
  return [];
}

/** Returns the line that a filled area is, or its upper and lower edges if it is colored. */
export function rulesOfArea(points: readonly Point[], isWhite: boolean): Rule[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (Math.min(width, height) <= mostThick) return toRules(left, top, width, height, mostThick);
  // The left and right edges of bars in a chart say nothing about columns.
  return isWhite ? [] : edgesOf([...points, ...points.slice(0, 1)]).filter((rule) => !rule.isVertical);
}
