/** The extent of an annotation on the shown page, in points from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
}

/** Returns the visible position of a box, because pages are shown rotated and cropped. */
export function boxOf(
  [x = 0, y = 0, otherX = 0, otherY = 0]: readonly number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
): Box {
  const across = [a * x + c * y + e, a * otherX + c * otherY + e];
  const down = [b * x + d * y + f, b * otherX + d * otherY + f];
  const top = Math.min(...down);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top,
    height: Math.max(...down) - top,
  };
}
