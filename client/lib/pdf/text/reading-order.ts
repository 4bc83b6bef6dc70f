import { append } from '#core/collections/append.ts';
import { settleDropCaps } from './marks/drop-caps.ts';
import { cutColumns } from './columns/cut-columns.ts';
import { joinBands, splitAround } from './columns/join-bands.ts';
import { levelLabels } from './columns/level-labels.ts';
import { countLetters, splitAtGaps, type TextRun } from './text-run.ts';
import { orderColumns } from './directions/vertical-lines.ts';
import { makeLine, makeLines, type TextLine } from './lines.ts';
import { findPlaces } from './rules/dividers.ts';
import { type Rule, turnRules } from './rules/merge-rules.ts';
import { orderRows } from './rules/order-rows.ts';
import { findRuledTables } from './rules/ruled-tables.ts';
import { standIns } from './rules/stand-ins.ts';
import type { Tag } from './tagged/group-content.ts';

/** Lines that belong together: a column, a paragraph with its neighbors, a heading. */
export interface TextBlock {
  readonly lines: readonly TextLine[];
  /** The horizontal extent of the column that they are in. */
  readonly column?: Column | undefined;
  /** The line distance of double-spaced text, in points. */
  readonly leading?: number | undefined;
  /** Its role in the document's structure, if known. */
  readonly tag?: Tag;
  /** Whether all its lines are of one table. */
  readonly isTable?: boolean;
  /** The lines of each cell of a row. */
  readonly cells?: readonly (readonly TextLine[])[];
  /** The table of which it is a row between drawn lines. */
  readonly table?: { readonly isData: boolean };
}

interface Column {
  readonly left: number;
  readonly right: number;
}

/** The smallest gap between blocks, in letter heights. */
const blockGap = 1.9;
const maxDepth = 12;

/**
 * Puts a page's text into reading order: top to bottom, and columns one after the other (recursive XY-cut along the
 * widest gaps; Nagy and Seth, 1984).
 */
export function orderBlocks(runs: readonly TextRun[], rules: readonly Rule[] = []): TextBlock[] {
  return splitByTurn(runs).flatMap((own) => orderTurned(own, turnRules(rules, own[0]?.turn ?? 0)));
}

/**
 * Groups text by direction, the direction with most text first: sideways tables, upside-down pages, stamps in a margin.
 */
export function splitByTurn(runs: readonly TextRun[]): TextRun[][] {
  const groups = [...Map.groupBy(runs, ({ turn }) => turn).values()];
  return groups.toSorted((one, other) => countLetters(other) - countLetters(one));
}

function orderTurned(runs: readonly TextRun[], rules: readonly Rule[]): TextBlock[] {
  const horizontal = runs.filter(({ isVertical, text }) => !isVertical && text.trim() !== '');
  const vertical = runs.filter(({ isVertical, text }) => isVertical && text.trim() !== '');
  const columns = orderColumns(vertical).map((lines) => ({ lines }));
  const end = Math.max(...vertical.map(({ baseline, length = 0 }) => baseline + length));
  const settled = settleDropCaps(horizontal, medianSize(horizontal));
  const isBelow = ({ baseline, size }: TextRun) => columns.length > 0 && baseline - size >= end;
  const above = settled.filter((run) => !isBelow(run));
  return [...orderAround(above, rules), ...columns, ...orderAround(settled.filter(isBelow), rules)];
}

/** Puts texts and the tables between drawn lines in order. */
function orderAround(runs: readonly TextRun[], rules: readonly Rule[]): TextBlock[] {
  const tables = rules.length > 0 ? findRuledTables(runs, rules) : [];
  if (tables.length === 0) return cut(runs, rules, 0);
  const placed = new Set(tables.flatMap((table) => table.runs));
  const size = medianSize(runs);
  const others = runs.filter((run) => !placed.has(run));
  const all = [...others, ...tables.flatMap((table, index) => standIns(table, index, size))];
  const seen = new Set<number>();
  return cut(all, rules, 0).flatMap((block) => {
    const blocks: TextBlock[] = [];
    let lines: TextLine[] = [];
    for (const line of block.lines) {
      const texts = line.runs.filter(({ standsFor }) => standsFor === undefined);
      if (texts.length > 0) lines.push(texts.length === line.runs.length ? line : makeLine(texts));
      for (const { standsFor } of line.runs) {
        const table = standsFor === undefined || seen.has(standsFor) ? undefined : tables[standsFor];
        if (!table) continue;
        seen.add(standsFor ?? 0);
        blocks.push({ ...block, lines }, ...orderRows(table, rules, (own) => orderAround(own, rules)));
        lines = [];
      }
    }
    return [...blocks, { ...block, lines }].filter((own) => own.lines.length > 0);
  });
}

/** Cuts text into blocks; `column` and `outer` are the column and the line distance of the text around it. */
function cut(
  runs: readonly TextRun[],
  rules: readonly Rule[],
  depth: number,
  column = extentOf(runs),
  outer?: number,
): TextBlock[] {
  if (runs.length === 0) return [];
  const size = medianSize(runs);
  const leading = outer ?? looseLeading(cutBands(runs, size), size);
  if (depth < maxDepth) {
    const placeOf = findPlaces(extentOf(runs), rules, size);
    const columns = cutColumns(runs, size);
    if (columns) {
      const places = Map.groupBy(runs, placeOf);
      const parts =
        places.size > 1 ? [...places].toSorted(([one], [other]) => one - other) : [...columns.entries()];
      return parts.flatMap(([, part]) => cut(part, rules, depth + 1));
    }
    const bands = cutBands(runs, size, leading);
    if (bands.length > 1) {
      const groups = [...Map.groupBy(bands, ([first]) => (first ? placeOf(first) : 0)).values()];
      const parts = groups.flatMap((own) => joinBands(own, size));
      return parts.flatMap((part) => cut(part, rules, depth + 1, column, leading));
    }
    const parts = splitAround(runs, size);
    if (parts.length > 1) return parts.flatMap((part) => cut(part, rules, depth + 1, column, leading));
  }
  return [{ lines: levelLabels(makeLines(runs)), column, leading }];
}

function extentOf(runs: readonly TextRun[]): Column {
  return runs.reduce(
    (all, { left, right }) => ({ left: Math.min(all.left, left), right: Math.max(all.right, right) }),
    { left: Infinity, right: -Infinity },
  );
}

function cutBands(runs: readonly TextRun[], size: number, leading = 0): TextRun[][] {
  const gap = Math.max(size * (blockGap - 1), leading * 1.15 - size);
  return splitHeights(runs, gap).flatMap(splitAtTables);
}

const splitHeights = (runs: readonly TextRun[], gap: number) =>
  splitAtGaps(runs, gap, (run) => [run.baseline - run.size, run.baseline]);

/** Splits texts above and below the stand-ins of tables with nothing beside them, however near they are. */
function splitAtTables(runs: readonly TextRun[]): TextRun[][] {
  const isTable = (own: readonly TextRun[]) => own.every(({ standsFor }) => standsFor !== undefined);
  if (!runs.some(({ standsFor }) => standsFor !== undefined)) return [[...runs]];
  return splitHeights(runs, 0).reduce<TextRun[][]>((parts, part) => {
    const last = parts.at(-1);
    if (last && isTable(last) === isTable(part)) append(last, part);
    else parts.push(part);
    return parts;
  }, []);
}

/** Double-spaced lines are at most this many letter heights apart, and have this many letters on average. At least three are alike. */
const mostLeading = 3;
const leastAlike = 3;
const leastLetters = 40;

/** Returns the usual distance of bands that are the lines of a double-spaced text, in points. */
function looseLeading(bands: readonly TextRun[][], size: number): number | undefined {
  const lines = bands
    .map(makeLines)
    .filter((own) => own.length === 1)
    .flat();
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const distances = lines
    .slice(1)
    .map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
    .toSorted((one, other) => one - other);
  const usual = distances[distances.length >> 1];
  if (usual === undefined || usual > mostLeading * size || letters < leastLetters * lines.length)
    return undefined;
  const alike = distances.filter((distance) => Math.abs(distance - usual) < 0.05 * usual);
  return alike.length >= leastAlike && alike.length * 2 >= distances.length ? usual : undefined;
}

/** Returns the median letter size, weighted by letters and not by runs. */
export function medianSize(runs: readonly TextRun[]): number {
  const sized = runs.toSorted((one, other) => one.size - other.size);
  const total = sized.reduce((sum, { text }) => sum + text.length, 0);
  let passed = 0;
  for (const { size, text } of sized) {
    passed += text.length;
    if (passed * 2 >= total) return size;
  }
  return 12;
}

/** Returns all lines of blocks, in order. */
export function linesOf(blocks: readonly TextBlock[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const block of blocks) append(lines, block.lines);
  return lines;
}
