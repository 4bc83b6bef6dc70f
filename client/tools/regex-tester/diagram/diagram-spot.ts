/** With more parts, the diagram would be unreadable. */
export const maxDiagramParts = 400;
export const maxDiagramDepth = 30;

/** The context at a position of the pattern. */
export interface Spot {
  readonly depth: number;
  readonly isMultiline: boolean;
  readonly isDotAll: boolean;
  readonly walk: { parts: number; groups: number; isTooLarge: boolean };
}

/** Counts a part; returns false if there are too many, so that the rest can be skipped. */
export function countPart({ walk, depth }: Spot): boolean {
  walk.parts += 1;
  if (walk.parts > maxDiagramParts || depth > maxDiagramDepth) walk.isTooLarge = true;
  return !walk.isTooLarge;
}

/** Returns the spot one group deeper. */
export function deeper(spot: Spot): Spot {
  return { ...spot, depth: spot.depth + 1 };
}
