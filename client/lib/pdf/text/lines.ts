import { isRight, readVisual } from './directions/bidi.ts';
import { areTight } from './paragraphs/join-lines.ts';
import type { TextRun } from './text-run.ts';

/** A line of text, assembled from its runs. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** The size of most of its letters. */
  readonly size: number;
  readonly isRightToLeft: boolean;
  /** True if all its letters are bold. */
  readonly isBold: boolean;
  readonly runs: readonly TextRun[];
}

/** Baselines closer than this part of the letter height belong to one line, such as superscripts and subscripts. */
const sameLine = 0.5;
/** Lines are at least this part of the letter height apart. */
const lineDistance = 0.8;
/** Superscripts and subscripts in one place have fewer letters than this. */
const leastWords = 4;
/** A gap wider than this part of the letter height separates words. The same as in poppler. */
const wordGap = 0.1;
/** Words that cover more than this many letter heights of a text are in the next cell, to which the text is clipped. */
const cellCover = 2;

/** Groups runs into lines from top to bottom, each from its start to its end. */
export function makeLines(runs: readonly TextRun[]): TextLine[] {
  const ordered = runs.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left);
  const groups: TextRun[][] = [];
  for (const run of ordered) {
    const last = groups.at(-1);
    const reference = last?.reduce((largest, each) => (each.size > largest.size ? each : largest));
    const isSame =
      reference &&
      Math.abs(run.baseline - reference.baseline) < sameLine * Math.max(run.size, reference.size);
    if (isSame && !last?.some((each) => isAbove(each, run))) last?.push(run);
    else groups.push([run]);
  }
  return groups.map(makeLine).filter(({ text }) => text.trim() !== '');
}

/**
 * Returns whether a run is on the line above. Words of the same size are on separate lines, even beside a symbol as
 * tall as both.
 */
function isAbove(one: TextRun, other: TextRun): boolean {
  const isAlike = Math.abs(one.size - other.size) < 0.2 * other.size;
  const areWords = [one, other].every(({ text }) => text.trim().length >= leastWords);
  return isAlike && areWords && other.baseline - one.baseline > lineDistance * other.size;
}

/** Assembles one line from its runs. */
export function makeLine(runs: readonly TextRun[]): TextLine {
  const visual = withSpaces(runs.toSorted((one, other) => one.left - other.left));
  const { text, isRightToLeft } = visual.some(isRight)
    ? readVisual(visual)
    : { text: visual.map((run) => run.text).join(''), isRightToLeft: false };
  const largest = runs.reduce((most, run) => (run.text.trim().length > most.text.trim().length ? run : most));
  return {
    text: text.replace(/[^\S\u3000]+/g, ' ').trim(),
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
    baseline: largest.baseline,
    size: largest.size,
    isRightToLeft,
    isBold: areBold(runs),
    runs: visual.filter(({ text }) => text.trim() !== ''),
  };
}

function areBold(runs: readonly TextRun[]): boolean {
  const words = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return words.length > 0 && words.every(({ isBold }) => isBold === true);
}

/** Puts a space into each gap between words, given from left to right. */
function withSpaces(visual: readonly TextRun[]): TextRun[] {
  return visual.flatMap((run, index) => {
    const before = visual[index - 1];
    if (!before) return run;
    const size = Math.min(run.size, before.size);
    const isCell = before.right - run.left > cellCover * size && /[\p{L}\p{N}]/u.test(run.text);
    if (!isCell && run.left - before.right <= wordGap * size) return run;
    const text = isWideSpace(before, run) ? '\u3000' : ' ';
    return [{ ...run, text, left: before.right, right: run.left, isRightToLeft: false }, run];
  });
}

/** Returns whether the gap between letters of East Asia is as wide as one of them: a space of theirs. */
function isWideSpace(before: TextRun, { text, left, size }: TextRun): boolean {
  return areTight(before.text, text) && Math.abs((left - before.right) / size - 1) < 0.1;
}
