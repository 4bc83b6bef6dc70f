import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { Paragraph } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';

type Cell = readonly TextLine[];

/** A row of a table whose rows have the same columns. */
export interface TableRow {
  /** The first row of its table. */
  readonly head: Paragraph;
  /** One cell for each column. */
  readonly cells: readonly Cell[];
  /** Whether any cell of the table is empty. */
  readonly hasGaps: boolean;
}

/** Finds the rows of tables whose cells can be put into columns. */
export function findTables(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, TableRow> {
  const found = new Map<Paragraph, TableRow>();
  let rows: Paragraph[] = [];
  for (const paragraph of [...paragraphs, undefined]) {
    const [head] = rows;
    const cells = paragraph?.table?.isData === false ? undefined : paragraph?.cells;
    if (head && paragraph && cells && tableOf(paragraph) === tableOf(head)) {
      rows.push(paragraph);
      continue;
    }
    const placed = rows.length > 1 ? placeCells(rows.map(({ cells }) => cells ?? [])) : undefined;
    const hasGaps = placed?.some((cells) => cells.some((cell) => cell.length === 0)) ?? false;
    if (head && placed)
      rows.forEach((row, index) => found.set(row, { head, cells: placed[index] ?? [], hasGaps }));
    rows = paragraph && cells ? [paragraph] : [];
  }
  return found;
}

const tableOf = ({ tag, table }: Paragraph) => tag?.table ?? table;

interface Extent {
  readonly left: number;
  readonly right: number;
}

const extentOf = (lines: readonly Extent[]): Extent => ({
  left: Math.min(...lines.map(({ left }) => left)),
  right: Math.max(...lines.map(({ right }) => right)),
});

/**
 * Puts the cells of each row into the columns of the longest rows. Other rows lack their empty cells, or those that a
 * cell beside or above them covers. Undefined if they do not fit.
 */
function placeCells(rows: readonly (readonly Cell[])[]): Cell[][] | undefined {
  const count = Math.max(...rows.map((cells) => cells.length));
  const whole = rows.filter((cells) => cells.length === count);
  const columns = Array.from({ length: count }, (_, index) =>
    extentOf(whole.flatMap((cells) => cells[index] ?? [])),
  );
  const placed = rows.map((cells) => (cells.length === count ? [...cells] : placeRow(cells, columns)));
  return placed.every((cells) => cells !== undefined) ? placed : undefined;
}

function placeRow(cells: readonly Cell[], columns: readonly Extent[]): Cell[] | undefined {
  const placed: Cell[] = columns.map(() => []);
  let next = 0;
  for (const cell of cells) {
    if (cell.length === 0) continue;
    const own = extentOf(cell);
    const free = columns.slice(next).map((column) => overlapOf(own, column));
    if (free.length === 0) return undefined;
    next += free.indexOf(Math.max(...free));
    placed[next] = cell;
    next += 1;
  }
  return placed;
}

/** Returns by how much extents cover each other; less than 0 for the gap between them. */
const overlapOf = (one: Extent, other: Extent) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);
