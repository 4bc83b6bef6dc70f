import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { cellsOf, leader } from './rows.ts';

/** Cells that start at most this many points apart have one edge. */
const sameEdge = 0.5;
/** The edges of tables with fewer columns may be there by chance. */
const leastColumns = 3;
/** Where a word starts in a text is known to this part of the letter height, because letters differ in width. */
const aboutEdge = 0.35;

/** Where the cells of a row start, apart from the first one. */
type Edges = readonly number[];

/** Returns a function that marks the cells of a line that are as near as words, but start where those of a row do. */
export function findStarts(lines: readonly TextLine[]): (line: TextLine) => TextLine {
  // Dots lead to an amount, and not to a column.
  const mayBeRow = ({ text }: TextLine) => !leader.test(text) && !/\s\.\s/.test(text);
  const rows = findRows(lines.filter(mayBeRow));
  return (line) => {
    if (rows.length === 0 || !mayBeRow(line)) return line;
    const count = cellsOf(line).length;
    for (const edges of rows) {
      const started = count > edges.length ? undefined : startAt(line, edges);
      if (started) return started;
    }
    return line;
  };
}

/** Returns the edges of rows with several of them, each shared with another line. */
function findRows(lines: readonly TextLine[]): Edges[] {
  const edges = lines.map((line) =>
    cellsOf(line)
      .slice(1)
      .map(({ left }) => left),
  );
  const flat = edges.flat();
  const rows = edges.filter(({ length }) => length + 1 >= leastColumns);
  const different = [...new Map(rows.map((own) => [own.map(Math.round).join(' '), own])).values()];
  const isShared = (edge: number) => flat.filter((other) => isSame(edge, other)).length > 1;
  return different.filter((own) => own.every(isShared));
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= sameEdge;

/** Marks the cells of a line; undefined if there is none at some of the edges. */
function startAt(line: TextLine, edges: Edges): TextLine | undefined {
  const isInRun = (edge: number) =>
    line.runs.some(({ left, right }) => left <= edge + sameEdge && right > edge);
  if (!edges.every(isInRun)) return undefined;
  const isAtEdge = ({ left }: TextRun) => edges.some((edge) => isSame(left, edge));
  const runs = line.runs.flatMap((run) => (isAtEdge(run) ? splitAtEdges(run, edges) : run));
  const started = { ...line, runs };
  const cells = cellsOf(started).slice(1);
  const areAll =
    cells.length === edges.length && cells.every(({ left }, index) => isSame(left, edges[index] ?? 0));
  return areAll ? started : undefined;
}

/** Marks a text at an edge, and splits it before the words that start about where other cells do. */
function splitAtEdges(run: TextRun, edges: Edges): TextRun[] {
  const { text, left, right, size, links } = run;
  const width = (right - left) / text.length;
  const starts = Array.from(text.matchAll(/(?<=\s)\S/g), ({ index }) => {
    const edge = edges.find((own) => Math.abs(left + index * width - own) < aboutEdge * size);
    return edge === undefined ? [] : [{ index, edge }];
  }).flat();
  const own = { ...run, startsCell: true };
  if (links) return [own];
  return [{ index: 0, edge: left }, ...starts].map(({ index, edge }, place) => {
    const next = starts[place];
    const end = next ? Math.min(next.edge, left + (next.index - 1) * width) : right;
    return { ...own, text: text.slice(index, next?.index), left: edge, right: end };
  });
}
