import { makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextBlock } from '#client/lib/pdf/text/reading-order.ts';
import { cellsOf } from './rows.ts';

/** Splits tables side by side, of which each has the same head, at least in half of its columns. */
export function splitSideTables(block: TextBlock): TextBlock[] {
  const { lines, tag, cells } = block;
  const first = tag || cells ? -1 : lines.findIndex((line) => cellsOf(line).length > 1);
  const middle = middleOf(lines[first]);
  if (middle === undefined) return [block];
  const crosses = ({ runs }: TextLine) => runs.some(({ left, right }) => left < middle && right > middle);
  const after = lines.findIndex((line, index) => index > first && crosses(line));
  const end = after < 0 ? lines.length : after;
  const runs = lines.slice(first, end).flatMap((line) => line.runs);
  const sides = [runs.filter(({ right }) => right <= middle), runs.filter(({ right }) => right > middle)];
  return [
    { ...block, lines: lines.slice(0, first) },
    ...sides.map((side) => ({ ...block, lines: makeLines(side), isTable: true })),
    { ...block, lines: lines.slice(end) },
  ].filter((each) => each.lines.length > 0);
}

/** Returns where the second half of a head begins that repeats the first one. */
function middleOf(line: TextLine | undefined): number | undefined {
  const cells = line ? cellsOf(line) : [];
  const half = cells.length / 2;
  if (half < 2 || cells.length % 2 === 1) return undefined;
  const same = cells
    .slice(0, half)
    .filter(({ text }, index) => isWord(text) && cells[half + index]?.text === text);
  const gap = (cells[half - 1]?.right ?? 0) + (cells[half]?.left ?? 0);
  return same.length * 2 >= half ? gap / 2 : undefined;
}

const isWord = (text: string) => /\p{L}{2}/u.test(text);
