import { makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import { settleDropCaps } from '#client/lib/pdf/text/marks/drop-caps.ts';
import { linesOf, medianSize, orderBlocks, type TextBlock } from '#client/lib/pdf/text/reading-order.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { adoptRuns } from './adopt-runs.ts';
import { groupContent, type GroupRuns } from './group-content.ts';
import type { TaggedElement } from './read-structure.ts';
import { areInOrder, isMostlyTagged } from './trust.ts';

/** Puts a page's text into the order of its structure; undefined if the structure cannot be trusted. */
export function orderTagged(given: readonly TextRun[], structure: TaggedElement): TextBlock[] | undefined {
  const groups = groupContent(structure);
  if (!isMostlyTagged(groups, given)) return undefined;
  const adopted = adoptRuns(given, new Set(groups.flatMap(({ contents }) => contents)));
  const runs = settleDropCaps(adopted, medianSize(adopted));
  const byContent = Map.groupBy(runs, ({ content }) => content);
  const runsOf = (contents: readonly number[]) => contents.flatMap((number) => byContent.get(number) ?? []);
  const texts = groups
    .map((group) => ({ group, runs: runsOf(group.contents).filter(({ text }) => text.trim() !== '') }))
    .filter((text) => text.runs.length > 0)
    .map((text) => ({ ...text, parts: text.group.cells ? [text.runs] : splitAtColumns(text.runs) }));
  if (!areInOrder(texts)) return undefined;
  const blocks = texts.flatMap((text) => (text.group.cells ? makeRow(text, runsOf) : makeText(text, runs)));
  const placed = new Set(texts.flatMap((text) => text.runs));
  const rest = runs.filter((run) => !placed.has(run));
  const artifacts = orderBlocks(rest.filter(({ content }) => content === 'artifact'));
  const others = orderBlocks(rest.filter(({ content }) => content !== 'artifact'));
  const top = linesOf(blocks).reduce((least, { baseline }) => Math.min(least, baseline), Infinity);
  const isHead = ({ lines }: TextBlock) => lines.every(({ baseline }) => baseline < top);
  const heads = artifacts.filter(isHead);
  const around = [...others, ...artifacts.filter((block) => !isHead(block))];
  return [...heads, ...around.reduce(putBetween, joinSingles(withColumns(blocks)))];
}

function makeRow(
  { group, runs }: GroupRuns,
  runsOf: (contents: readonly number[]) => TextRun[],
): TextBlock[] {
  const cells = group.cells?.map((contents) => linesOf(orderBlocks(runsOf(contents)))) ?? [];
  return [{ lines: makeLines(runs), tag: group, cells: sortCells(cells) }];
}

type Cell = readonly TextLine[];

/** Sorts the cells of a row along it if its structure mixes them up; empty ones stay where they are. */
function sortCells(cells: readonly Cell[]): Cell[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const lefts = filled.map(([line]) => line?.left ?? 0);
  const rises = lefts.slice(1).map((left, index) => left > (lefts[index] ?? 0));
  const isRightToLeft = filled.flat().filter((line) => line.isRightToLeft).length * 2 > filled.flat().length;
  if (new Set(rises).size < 2) return [...cells];
  filled.sort(([one], [other]) => ((one?.left ?? 0) - (other?.left ?? 0)) * (isRightToLeft ? -1 : 1));
  return cells.map((cell) => (cell.length > 0 ? (filled.shift() ?? cell) : cell));
}

/** A text that has most letters of a page in many lines is not one paragraph. */
const mostLetters = 0.6;
const mostLines = 15;

function makeText({ group, parts: runs }: GroupRuns, all: readonly TextRun[]): TextBlock[] {
  const parts = runs.map((own) => orderBlocks(own));
  const lines = parts.flatMap(linesOf);
  const lettersOf = (own: readonly { readonly text: string }[]) =>
    own.reduce((sum, { text }) => sum + text.length, 0);
  const isPage = lines.length > mostLines && lettersOf(lines) > mostLetters * lettersOf(all);
  if (group.role === 'Figure' || isPage || !parts.every((blocks) => isOneText(linesOf(blocks))))
    return parts.flat();
  return parts.map((blocks) => ({ ...blocks[0], lines: linesOf(blocks), tag: group }));
}

/** Splits a text where its content continues higher on the page, in the next column. */
function splitAtColumns(runs: readonly TextRun[]): TextRun[][] {
  const parts: TextRun[][] = [];
  let extent = { left: Infinity, right: -Infinity, last: -Infinity };
  for (const run of runs) {
    const isHigher = run.baseline < extent.last - 2 * run.size;
    const isBeside = run.left > extent.right - run.size || run.right < extent.left + run.size;
    const isNext = parts.length === 0 || (isHigher && isBeside);
    if (isNext) parts.push([]);
    const { left, right } = isNext ? run : extent;
    parts.at(-1)?.push(run);
    extent = {
      left: Math.min(left, run.left),
      right: Math.max(right, run.right),
      last: run.baseline,
    };
  }
  return parts;
}

/** Lines of one text are at most this many letter heights apart, and this part of their usual distance. */
const mostApart = 3;
const mostUneven = 1.5;

/** Returns whether lines are below each other at about one distance. */
function isOneText(lines: readonly TextLine[]): boolean {
  const distances = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const usual = distances.toSorted((one, other) => one - other)[distances.length >> 1] ?? 0;
  const size = Math.max(...lines.map((line) => line.size));
  return distances.every(
    (distance) => distance > 0 && distance < mostApart * size && distance <= mostUneven * usual,
  );
}

/** Gives paragraphs the extent of all that begin where they do. */
function withColumns(blocks: readonly TextBlock[]): TextBlock[] {
  const lines = blocks.filter(({ tag }) => tag?.role === 'P').flatMap((block) => block.lines);
  return blocks.map((block) => {
    if (block.tag?.role !== 'P') return block;
    const left = Math.min(...block.lines.map((line) => line.left));
    const beside = lines.filter((line) => Math.abs(line.left - left) < line.size);
    return { ...block, column: { left, right: Math.max(...beside.map(({ right }) => right)) } };
  });
}

/** Lines further apart than this many letter heights are not one text. */
const singleGap = 1.9;

/**
 * Joins paragraphs of one line that are directly below or beside each other: the structure does not say whether
 * they are one text, a list or rows, but their positions do.
 */
function joinSingles(blocks: readonly TextBlock[]): TextBlock[] {
  const groups: TextBlock[][] = [];
  for (const block of blocks) {
    const before = groups.at(-1)?.at(-1);
    if (before && areSingles(before, block)) groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (group.length === 1 || !first?.tag) return group;
    const lines = makeLines(group.flatMap(runsOfLines));
    return { ...first, lines, tag: { ...first.tag, role: 'Singles' } };
  });
}

const runsOfLines = ({ lines }: TextBlock) => lines.flatMap(({ runs }) => runs);

function areSingles(above: TextBlock, below: TextBlock): boolean {
  const [before, line] = [above.lines[0], below.lines[0]];
  const arePlain = [above, below].every(({ lines, tag }) => lines.length === 1 && tag?.role === 'P');
  if (!before || !line || !arePlain || above.tag?.table !== below.tag?.table) return false;
  const distance = line.baseline - before.baseline;
  const isBeside = Math.abs(distance) < 0.2 * line.size && line.left >= before.right;
  const areAlike = Math.abs(line.size - before.size) < 0.15 * line.size;
  return isBeside || (areAlike && distance > 0 && distance < singleGap * line.size);
}

/** Puts a text that is in no element before the first one that is below it in its column. */
function putBetween(blocks: readonly TextBlock[], other: TextBlock): TextBlock[] {
  const last = other.lines.at(-1);
  const isBelow = ({ lines: [line] }: TextBlock) =>
    line !== undefined &&
    last !== undefined &&
    line.baseline > last.baseline &&
    line.left < last.right &&
    line.right > last.left;
  const index = blocks.findIndex(isBelow);
  return blocks.toSpliced(index === -1 ? blocks.length : index, 0, other);
}
