import { locateOffsets } from '#core/json/bytes/positions.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { ChildWalk, documentsNode } from '#core/json/reading/child-walk.ts';
import { ContainerIndex } from '#core/json/reading/container-index.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

/** More places would take much memory. */
export const maxPlaces = 100_000;

/** A value: the document it is in, from 0, and its JSON Pointer. */
export interface ValuePath {
  readonly document: number;
  readonly pointer: string;
}

/** Returns the line and column of values in valid JSON, such as `3:8`; undefined for those not looked for. */
export function findPlaces(text: string, paths: readonly ValuePath[]): (string | undefined)[] {
  const { analysis } = new JsonDocument(bytesOfText(text));
  const { bytes, outline } = analysis;
  const walk = new ChildWalk(bytes, new ContainerIndex(outline));
  const known = new Map<number, ReadonlyMap<string, number>>();
  const childAt = (container: number, step: string) => {
    const children = known.get(container) ?? readChildren(walk, bytes, container);
    known.set(container, children);
    return children.get(step);
  };
  const find = ({ document, pointer }: ValuePath): number | undefined => {
    let at = childAt(documentsNode, String(document));
    for (const step of pointer.split('/').slice(1)) {
      if (at === undefined) return undefined;
      at = childAt(at, step.replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    return at;
  };
  const offsets = paths.slice(0, maxPlaces).map(find);
  const ascending = [...new Set(offsets.filter((offset) => offset !== undefined))].sort((a, b) => a - b);
  const positions = locateOffsets(bytes, ascending);
  const written = new Map(
    ascending.map((offset, index) => [
      offset,
      `${positions[index]?.line ?? 1}:${positions[index]?.column ?? 1}`,
    ]),
  );
  return paths.map((_, index) => written.get(offsets[index] ?? -1));
}

/** Returns where each child begins, by its key or index; of a repeated key the last one, which counts. */
function readChildren(walk: ChildWalk, bytes: Uint8Array, container: number): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { index, keyStart, keyEnd, start } of walk.children(container)) {
    starts.set(keyStart < 0 ? String(index) : decodeToken(bytes, keyStart, keyEnd), start);
  }
  return starts;
}
