import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { applyEdits, type Edit } from './edits/edits.ts';

/** Moves all that a source map says of a generated line from a column (from 0, in UTF-16 units) on to the right. */
export function shiftMappings(
  map: string,
  { line, column }: { readonly line: number; readonly column: number },
  by: number,
): string {
  return change(map, (mappings) => {
    for (const segment of mappings[line] ?? []) if (segment[0] >= column) segment[0] += by;
  });
}

/** Makes the map of an edited source lead to the source as it was before the edits. */
export function mapBehindEdits(map: string, source: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return map;
  const before = lineStarts(source);
  const edited = lineStarts(applyEdits(source, edits));
  const pieces = piecesOf(edits);
  return change(map, (mappings) => {
    for (const segment of mappings.flat()) {
      if (segment.length === 1) continue;
      const at = (edited[segment[2]] ?? 0) + segment[3];
      const piece = pieces[lastAtMost(pieces, at, (each) => each.at)];
      const offset = piece ? piece.from + Math.min(at - piece.at, piece.length) : at;
      segment[2] = lastAtMost(before, offset, (start) => start);
      segment[3] = offset - (before[segment[2]] ?? 0);
    }
  });
}

interface Piece {
  /** Its start in the edited source, and in the original. */
  readonly at: number;
  readonly from: number;
  readonly length: number;
}

function piecesOf(edits: readonly Edit[]): Piece[] {
  const pieces: Piece[] = [];
  let shift = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push({ at: start + shift, from: start, length: end - start });
    shift += text.length - (end - start);
    pieces.push({ at: end + shift, from: end, length: Infinity });
  }
  return pieces;
}

const lineStarts = (text: string): number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n|[\n\r\u2028\u2029]/g), ({ index, 0: end }) => index + end.length),
];

/** Returns the index of the last item of a sorted list that is at most `value`; -1 if there is none. */
function lastAtMost<Item>(items: readonly Item[], value: number, valueOf: (item: Item) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(items[middle] as Item) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function change(map: string, edit: (mappings: SourceMapMappings) => void): string {
  const content = JSON.parse(map) as { readonly mappings: string };
  const mappings = decode(content.mappings);
  edit(mappings);
  return JSON.stringify({ ...content, mappings: encode(mappings) });
}
