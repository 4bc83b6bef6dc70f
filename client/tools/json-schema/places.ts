import { ValueFinder } from '#core/json/browsing/value-finder.ts';
import { locateOffsets } from '#core/json/bytes/positions.ts';

/** More places would take much memory. */
export const maxPlaces = 100_000;

/** A value: the document it is in, from 0, and its JSON Pointer. */
export interface ValuePath {
  readonly document: number;
  readonly pointer: string;
}

/** Returns the line and column of values in valid JSON, such as `3:8`; undefined for those not looked for. */
export function findPlaces(text: string, paths: readonly ValuePath[]): (string | undefined)[] {
  const finder = new ValueFinder(text);
  const find = ({ document, pointer }: ValuePath): number | undefined => {
    const steps = pointer.split('/').slice(1);
    const keys = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return finder.find([document, ...keys])?.start;
  };
  const offsets = paths.slice(0, maxPlaces).map(find);
  const ascending = [...new Set(offsets.filter((offset) => offset !== undefined))].sort((a, b) => a - b);
  const positions = locateOffsets(finder.bytes, ascending);
  const written = new Map(
    ascending.map((offset, index) => [
      offset,
      `${positions[index]?.line ?? 1}:${positions[index]?.column ?? 1}`,
    ]),
  );
  return paths.map((_, index) => written.get(offsets[index] ?? -1));
}
