/** More than this is no picture any more. */
export const maxDiagramParts = 400;
export const maxDiagramDepth = 30;

/** What is true at one place of the pattern. */
export interface Spot {
  readonly depth: number;
  readonly isMultiline: boolean;
  readonly isDotAll: boolean;
  readonly walk: { parts: number; groups: number; isTooLarge: boolean };
}

/** Counts a part; false when there are too many, so that what follows can be left out. */
export function countPart({ walk, depth }: Spot): boolean {
  walk.parts += 1;
  if (walk.parts > maxDiagramParts || depth > maxDiagramDepth) walk.isTooLarge = true;
  return !walk.isTooLarge;
}

/** The same spot one group further in. */
export function deeper(spot: Spot): Spot {
  return { ...spot, depth: spot.depth + 1 };
}
