import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextBlock } from '#client/lib/pdf/text/reading-order.ts';

/** Lines of a block along their direction, in points: each goes from its `start` to its `end`. */
export interface Edges {
  readonly startOf: (line: TextLine) => number;
  readonly endOf: (line: TextLine) => number;
  /** The first start and the last end of all lines. */
  readonly start: number;
  readonly end: number;
  /** The end of the column, which may be wider than its lines. */
  readonly columnEnd: number;
  readonly columnWidth: number;
}

export function findEdges({ lines, column }: TextBlock): Edges {
  const isRightToLeft = lines.filter((line) => line.isRightToLeft).length * 2 > lines.length;
  const startOf = (line: TextLine) => (isRightToLeft ? -line.right : line.left);
  const endOf = (line: TextLine) => (isRightToLeft ? -line.left : line.right);
  const end = Math.max(...lines.map(endOf));
  const own = isRightToLeft ? -(column?.left ?? Infinity) : (column?.right ?? -Infinity);
  return {
    startOf,
    endOf,
    start: Math.min(...lines.map(startOf)),
    end,
    columnEnd: areFlush(lines, endOf) ? end : Math.max(end, own),
    columnWidth: column ? column.right - column.left : 0,
  };
}

/** Returns whether lines before the last are justified: most end at one edge. */
function areFlush(lines: readonly TextLine[], endOf: (line: TextLine) => number): boolean {
  const wrapped = lines.slice(0, -1);
  const end = Math.max(...wrapped.map(endOf));
  return (
    wrapped.length > 1 &&
    wrapped.filter((line) => end - endOf(line) < 0.5 * line.size).length * 3 >= wrapped.length * 2
  );
}

/** Returns whether all lines have the same center, give or take a letter, and not all the same start. */
export function areCentered(lines: readonly TextLine[]): boolean {
  const centers = lines.map(({ left, right }) => (left + right) / 2);
  const lefts = lines.map(({ left }) => left);
  const size = lines[0]?.size ?? 0;
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return spread(centers) < 0.5 * size && spread(lefts) > indent * size;
}

/** An indent has at least this part of the letter height. */
const indent = 0.8;

export const isIndented = (line: TextLine, { startOf, start }: Edges) =>
  startOf(line) - start > indent * line.size;

/** Returns the space that the first word of the next line would leave between the end of a line and an edge, in letter heights. */
export function roomAfter(before: TextLine, line: TextLine, end: number, { endOf }: Edges): number {
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0;
  const width = ((word + 0.5) / Math.max(1, line.text.length)) * (line.right - line.left);
  return (end - endOf(before) - width) / line.size;
}
