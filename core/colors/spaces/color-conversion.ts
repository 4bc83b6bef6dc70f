import { type Branch, branches } from './branches.ts';
import { chain, links } from './color-chain.ts';
import type { ColorSource, ColorSpace, Coordinates } from './color-source.ts';

/** The largest distance outside a gamut that counts as a rounding error. */
const tolerance = 1e-6;

/** Returns the coordinates in another space, in CSS units. Coordinates in the color's own space stay untouched. */
export function coordinatesIn({ space: from, coordinates }: ColorSource, to: ColorSpace): Coordinates {
  if (from === to) return coordinates;
  const [start, end] = [branchOf(from), branchOf(to)];
  const last = chain.indexOf(end.on);
  let at = chain.indexOf(start.on);
  let current = start.enter(coordinates);
  for (; at < last; at += 1) current = links[at]?.[0](current) ?? current;
  for (; at > last; at -= 1) current = links[at - 1]?.[1](current) ?? current;
  return end.leave(current);
}

function branchOf(space: ColorSpace): Branch {
  if (isInChain(space)) return { on: space, enter: keep, leave: keep };
  return branches[space];
}

function isInChain(space: ColorSpace): space is (typeof chain)[number] {
  return (chain as readonly ColorSpace[]).includes(space);
}

function keep(coordinates: Coordinates): Coordinates {
  return coordinates;
}

export function convert(source: ColorSource, space: ColorSpace): ColorSource {
  return { space, coordinates: coordinatesIn(source, space), alpha: source.alpha };
}

/** True if a display of that gamut can show the color. */
export function isInGamut(source: ColorSource, gamut: 'srgb' | 'display-p3' | 'rec2020'): boolean {
  return coordinatesIn(source, gamut).every((value) => value >= -tolerance && value <= 1 + tolerance);
}

/** Limits every coordinate to the range from 0 to 1. */
export function clip([a, b, c]: Coordinates): Coordinates {
  const between = (value: number) => Math.min(1, Math.max(0, value));
  return [between(a), between(b), between(c)];
}
