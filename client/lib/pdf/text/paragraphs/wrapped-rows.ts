import { makeLine, type TextLine } from '#client/lib/pdf/text/lines.ts';
import { type Cell, cellsOf, isInColumn } from './rows.ts';

/** A line of a cell goes on in one that is at most this many letter heights below it. */
const mostApart = 1.45;
/** If rows are further apart than the lines of a cell, it is by at least this factor. */
const rowsApart = 1.1;
/** Elsewhere, a line of a cell that is wrapped has at least this many letters. */
const leastLetters = 25;
/** Cells of one column have edges or centers at most this many points apart. */
const sameColumn = 2;

/**
 * Finds the rows of a table whose cells have several lines: for each line that goes on with a row, the first line of the
 * row.
 */
export function findWrapped(
  lines: readonly TextLine[],
  rows: ReadonlySet<TextLine>,
): ReadonlyMap<TextLine, TextLine> {
  const heads = new Map<TextLine, TextLine>();
  if (rows.size === 0) return heads;
  const table = measure(lines);
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const head = before && (heads.get(before) ?? (rows.has(before) ? before : undefined));
    if (!head) return;
    const own = lines.slice(lines.indexOf(head), index);
    if (goesOn(line, own, table)) heads.set(line, head);
  });
  const full = [...heads].filter(([line, head]) => table.cells(line).length >= table.cells(head).length);
  // Rows in groups are apart from each other, too.
  return full.length * 2 < heads.size ? heads : new Map();
}

/** Returns the lines of a row, cell by cell. */
export function orderCells(lines: readonly TextLine[]): TextLine[] {
  const [head] = lines;
  if (!head) return [];
  const columns = cellsOf(head);
  const cells = new Map<Cell, TextLine[]>(columns.map((column) => [column, []]));
  for (const line of lines) {
    let last = columns[0];
    for (const cell of cellsOf(line)) {
      last = columnOf(cell, columns) ?? last;
      if (last) cells.get(last)?.push(makeLine(cell.runs));
    }
  }
  const ordered = [...cells.values()];
  return (head.isRightToLeft ? ordered.toReversed() : ordered).flat();
}

interface Table {
  readonly cells: (line: TextLine) => readonly Cell[];
  /** The least distance of lines, if rows are further apart; otherwise 0. */
  readonly leading: number;
  /** Returns the right edge of the room that a cell has in a column before the next one. */
  readonly endOf: (column: Cell, cell: Cell, next: Cell | undefined) => number;
}

function measure(lines: readonly TextLine[]): Table {
  const cells = new Map(lines.map((line) => [line, cellsOf(line)]));
  const distances = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const least = Math.min(...distances);
  const all = [...cells.values()].flat();
  return {
    cells: (line) => cells.get(line) ?? [],
    leading: distances.some((distance) => distance >= least * rowsApart) ? least : 0,
    endOf: (column, cell, next) => {
      const beside = all.filter(
        ({ left, right }) => Math.abs(left - column.left) < sameColumn && right > cell.right,
      );
      // The widest cell may end far before the next column.
      return beside.length > 0 || !next
        ? Math.max(cell.right, ...beside.map(({ right }) => right))
        : next.left;
    },
  };
}

/** Returns whether a line goes on with the cells of a row whose lines so far are `own`. */
function goesOn(line: TextLine, own: readonly TextLine[], table: Table): boolean {
  const [head, before] = [own[0], own.at(-1)];
  if (!head || !before) return false;
  const columns = table.cells(head);
  const cells = table.cells(line);
  const distance = line.baseline - before.baseline;
  const isTight = distance < table.leading * rowsApart;
  if (
    columns.length < 2 ||
    leader.test(head.text) ||
    distance > mostApart * line.size ||
    Math.abs(line.size - head.size) > 0.1 * head.size ||
    (table.leading > 0 && !isTight)
  )
    return false;
  const last = columns.at(-1);
  if (last && endsInWord(before.text, line.text) && Math.abs(line.left - last.left) < sameColumn) return true;
  return cells.every((cell) => {
    const column = columnOf(cell, columns);
    if (!column || !isWords(cell.text)) return false;
    if (!isTight && (column === columns[0] || cells.length === columns.length)) return false;
    const above = own
      .flatMap((each) => table.cells(each))
      .findLast((each) => columnOf(each, columns) === column);
    const next = columns[columns.indexOf(column) + 1];
    return (
      above !== undefined && isWrapped(above, cell, table.endOf(column, above, next), line.size, isTight)
    );
  });
}

const endsInWord = (before: string, text: string) =>
  /\p{Ll}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(text);

/** Returns whether a text is more than a number or an entry of a table of contents. */
function isWords(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && letters >= (text.match(/\d/g)?.length ?? 0) && !leader.test(text);
}

/** Dots before a page number. */
const leader = /(?:[.·…_]\s?){4,}/;

/** Returns whether a word of the next line has no room in a cell. */
function isWrapped(above: Cell, cell: Cell, end: number, size: number, isTight: boolean): boolean {
  const word = (/^\S+\s?/.exec(cell.text)?.[0].length ?? 0) / Math.max(1, cell.text.length);
  const hasRoom = above.right + 0.2 * size + word * (cell.right - cell.left) < end;
  return !hasRoom && (isTight || (above.text.length >= leastLetters && !/[.;:!?]$/.test(above.text)));
}

/** Returns the column that a cell is in. */
function columnOf(cell: Cell, columns: readonly Cell[]): Cell | undefined {
  return columns.find((column) => isInColumn(cell, column));
}
