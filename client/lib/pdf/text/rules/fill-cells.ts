import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { type Grid, isRuled, middleOf } from './find-grids.ts';

/** The runs of each cell of a band between level lines, one cell a column. */
export type Cells = readonly (readonly TextRun[])[];

interface Filled {
  /** A cell over several bands or columns is in the first ones. */
  readonly bands: readonly Cells[];
  /** How many texts cross lines between cells. */
  readonly crossing: number;
}

/** Cells without a line between them are at least this many letter heights apart. */
const leastGap = 0.9;

/** Puts runs into the cells of a grid. */
export function fillCells(grid: Grid, runs: readonly TextRun[]): Filled {
  const { xs, ys } = grid;
  const cells = ys.slice(1).map(() => xs.slice(1).map((): TextRun[] => []));
  const areas = joinAreas(grid, runs);
  let crossing = 0;
  const lines = Map.groupBy(runs, ({ baseline }) => Math.round(baseline));
  for (const line of lines.values()) {
    let before: { readonly run: TextRun; readonly area: number } | undefined;
    for (const run of line.toSorted((one, other) => one.left - other.left)) {
      const row = placeIn(ys, middleOf(run));
      const areaAt = (x: number) => areas[row]?.[placeIn(xs, x)] ?? 0;
      const goesOn = !hasUpright(grid, row) && before && run.left - before.run.right < leastGap * run.size;
      const area = goesOn ? (before?.area ?? 0) : areaAt(startOf(run));
      if (hasUpright(grid, row) && areaAt(run.left + 0.3 * run.size) !== areaAt(run.right - 0.3 * run.size))
        crossing += 1;
      cells[Math.floor(area / xs.length)]?.[area % xs.length]?.push(run);
      before = { run, area };
    }
  }
  return { bands: cells, crossing };
}

/** Returns where a text is: in its middle if it is short, near its start otherwise. */
export const startOf = ({ left, right, size }: TextRun) => Math.min((left + right) / 2, left + 2 * size);

/** Returns between which places a point is; -1 if beyond the last or before the first. */
export const placeIn = (places: readonly number[], at: number) =>
  at > (places.at(-1) ?? 0) ? -1 : places.findLastIndex((place) => place <= at);

/** Returns whether a band has upright lines between cells; without any, its texts show them. */
function hasUpright(grid: Grid, row: number): boolean {
  const { xs, ys } = grid;
  const middle = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
  return xs.slice(1, -1).some((x) => isRuled(grid, true, x, middle));
}

/** Returns the number of the cell at each place between lines: of the first of the places that no line is between. */
function joinAreas(grid: Grid, runs: readonly TextRun[]): number[][] {
  const { xs, ys, isOpen } = grid;
  const areas = ys.slice(1).map((_, row) => xs.slice(1).map((__, column) => row * xs.length + column));
  const firsts = Array.from({ length: xs.length * ys.length }, (_, index) => index);
  const firstOf = (area: number): number => {
    let first = area;
    while (firsts[first] !== first) first = firsts[first] ?? first;
    return first;
  };
  const join = (one = 0, other = 0) => {
    const [first, second] = [firstOf(one), firstOf(other)];
    firsts[Math.max(first, second)] = Math.min(first, second);
  };
  areas.forEach((own, row) => {
    const [top = 0, bottom = 0] = ys.slice(row, row + 2);
    const isFree = !hasUpright(grid, row);
    const inside = isFree ? runs.filter((run) => middleOf(run) > top && middleOf(run) < bottom) : [];
    own.forEach((_, column) => {
      const [x = 0, end = 0] = xs.slice(column, column + 2);
      const crosses = inside.some((run) => run.left < x - run.size && run.right > x + run.size);
      const isClosed = isFree ? isOpen || !crosses : isRuled(grid, true, x, (top + bottom) / 2);
      if (column > 0 && !isClosed) join(own[column - 1], own[column]);
      // Beside the last upright line, level ones may only jut out.
      const isInside =
        (column > 0 || isRuled(grid, true, x, (top + bottom) / 2)) &&
        (column < own.length - 1 || isRuled(grid, true, end, (top + bottom) / 2));
      if (row > 0 && !isOpen && isInside && !isRuled(grid, false, top, (x + end) / 2))
        join(areas[row - 1]?.[column], own[column]);
    });
  });
  return areas.map((own) => own.map(firstOf));
}
