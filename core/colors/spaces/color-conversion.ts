import { type Branch, branches } from './branches.ts';
import { chain, links } from './color-chain.ts';
import type { ColorSource, ColorSpace, Coordinates } from './color-source.ts';

/** So far outside a gamut is rounding, not color. */
const tolerance = 1e-6;

/** The coordinates in another space, in CSS units; those of its own space come back untouched. */
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

/** True when a display of that gamut can show the color. */
export function isInGamut(source: ColorSource, gamut: 'srgb' | 'display-p3' | 'rec2020'): boolean {
  return coordinatesIn(source, gamut).every((value) => value >= -tolerance && value <= 1 + tolerance);
}

/** Every coordinate brought between 0 and 1. */
export function clip([a, b, c]: Coordinates): Coordinates {
  const between = (value: number) => Math.min(1, Math.max(0, value));
  return [between(a), between(b), between(c)];
}
