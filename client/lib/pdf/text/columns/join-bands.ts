import { append } from '#core/collections/append.ts';
import { splitAtGaps, type TextRun } from '#client/lib/pdf/text/text-run.ts';
import { makeLines } from '#client/lib/pdf/text/lines.ts';
import { cutBlocks, cutColumns, isColumn, splitColumns } from './cut-columns.ts';
import { isSidebar } from './side-notes.ts';

/** Joins the bands that are blocks side by side: gaps at one height in all of them do not end them. */
export function joinBands(bands: readonly TextRun[][], size: number): TextRun[][] {
  return joinBlocks(joinSidebar(bands, size), size);
}

/** Blocks side by side are at most this many bands. */
const mostBands = 6;

function joinBlocks(bands: readonly TextRun[][], size: number): TextRun[][] {
  const joined: TextRun[][] = [];
  let first = 0;
  while (first < bands.length) {
    let end = Math.min(bands.length, first + mostBands);
    while (end > first + 1 && !areBlocks(bands.slice(first, end), size)) end -= 1;
    joined.push(bands.slice(first, end).flat());
    first = end;
  }
  return joined;
}

/**
 * Returns whether bands are blocks side by side, of which several are in the first and in the last of them. One row at
 * the end is the head of a table below.
 */
function areBlocks(bands: readonly TextRun[][], size: number): boolean {
  if (bands.length > 1 && makeLines(bands.at(-1) ?? []).length === 1) return false;
  if (haveHeads(bands, size)) return true;
  const blocks = cutBlocks(bands.flat(), size);
  if (!blocks) return false;
  const isInSeveral = (band: readonly TextRun[] = []) =>
    blocks.filter((block) => band.some((run) => block.includes(run))).length > 1;
  return isInSeveral(bands[0]) && isInSeveral(bands.at(-1));
}

/** A list below its heading is indented by less than this many letter heights. */
const mostIndent = 2;

/** Returns whether each of several columns of text has a heading in the band above them, which starts where it does. */
function haveHeads([heads = [], text, ...others]: readonly TextRun[][], size: number): boolean {
  if (!text || others.length > 0 || makeLines(heads).length > 1) return false;
  const columns = cutColumns([...heads, ...text], size);
  if (!columns || !cutColumns(text, size)) return false;
  const startOf = (runs: readonly TextRun[]) =>
    runs.reduce((start, { left }) => Math.min(start, left), Infinity);
  return columns.every((column) => {
    const [above, below] = [true, false].map((is) => column.filter((run) => heads.includes(run) === is));
    return above && below && Math.abs(startOf(above) - startOf(below)) < mostIndent * size;
  });
}

/** Splits a text above and below blocks side by side that the lines around them are as near as to each other. */
export function splitAround(runs: readonly TextRun[], size: number): TextRun[][] {
  const bands = splitAtGaps(runs, 0, (run) => [run.baseline - run.size, run.baseline]);
  const parts: TextRun[][] = [];
  let isOpen = false;
  for (const band of bands) {
    const isBlocks = makeLines(band).length > 2 && areBlocks([band], size);
    if (isOpen && !isBlocks) append(parts.at(-1) ?? [], band);
    else parts.push([...band]);
    isOpen = !isBlocks;
  }
  return parts;
}

/** Headings above columns and notes below them are at most this many bands. */
const mostAround = 4;

/** Joins the bands that are a text and a sidebar together: gaps at one height in both do not end them. */
function joinSidebar(bands: readonly TextRun[][], size: number): TextRun[][] {
  const { length } = bands;
  for (let around = 1; around <= 2 * mostAround; around += 1) {
    for (let above = Math.min(around, mostAround); above >= Math.max(0, around - mostAround); above -= 1) {
      const end = length - (around - above);
      const middle = bands.slice(above, end);
      if (middle.length < 2) continue;
      const joined = middle.flat();
      if (hasSidebar(joined, size)) return [...bands.slice(0, above), joined, ...bands.slice(end)];
    }
  }
  return [...bands];
}

/** Returns whether runs are a text and a sidebar. */
function hasSidebar(runs: readonly TextRun[], size: number): boolean {
  const parts = splitColumns(runs, size).map(makeLines);
  const [one, other] = parts;
  if (parts.length !== 2 || !one || !other) return false;
  if (isColumn(one) === isColumn(other)) return false;
  return isColumn(one) ? isSidebar(other, one) : isSidebar(one, other);
}
