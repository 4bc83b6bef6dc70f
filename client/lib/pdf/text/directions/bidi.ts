import bidiFactory from 'bidi-js';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { turnBrackets } from './turn-brackets.ts';

type Base = 0 | 1;

const bidi = bidiFactory();
/** Wider gaps than this many letter heights separate cells, which are read one by one. */
const cellGap = 2;

/**
 * Reads the runs of a line, given from left to right, in logical order. A page shows text in visual order; this is the
 * way back from it by the Unicode bidirectional algorithm (UAX #9).
 */
export function readVisual(visual: readonly TextRun[]): { text: string; isRightToLeft: boolean } {
  const cells = splitCells(visual).map((cell) => cell.flatMap(signsOf));
  const bases = cells.map((signs) => (signs.some(isStrong) ? baseOf(signs) : undefined));
  const known = bases.filter((base) => base !== undefined);
  const isRightToLeft = known.filter((base) => base === 1).length * 2 > known.length;
  const texts = cells.map((signs, index) => toLogical(signs, bases[index] ?? (isRightToLeft ? 1 : 0), true));
  return { text: (isRightToLeft ? texts.toReversed() : texts).flat().join(''), isRightToLeft };
}

/** Returns whether a text has letters that are read from the right. */
export function isRight({ text }: TextRun): boolean {
  return rightLetter.test(text);
}

const rightLetter =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function splitCells(visual: readonly TextRun[]): TextRun[][] {
  const cells: TextRun[][] = [[]];
  for (const run of visual) {
    const isGap = run.text.trim() === '' && run.right - run.left > cellGap * run.size;
    if (isGap) cells.push([run], []);
    else cells.at(-1)?.push(run);
  }
  return cells;
}

/** Returns the signs of a run from left to right, each with its marks: pdf.js has put them into logical order. */
function signsOf(run: TextRun): string[] {
  const signs = run.text.match(/[^]\p{M}*/gu) ?? [];
  const isTurned = isRight(run) || run.isRightToLeft;
  const visual = isTurned ? toLogical(signs, run.isRightToLeft ? 1 : 0, false) : signs;
  return visual.join('').match(numberOrSign) ?? [];
}

/**
 * A number in groups of three digits, such as 3 001, counts as one sign if it is one run: the algorithm reads its groups
 * as several numbers, but people read one.
 */
const numberOrSign = /(?<!\p{Nd}\s?)(?![0٠۰])\p{Nd}{1,3}(?:\s\p{Nd}{3})+(?!\s?\p{Nd})|[^]\p{M}*/gu;

const typeOf = (sign: string) => bidi.getBidiCharTypeName(sign);
const isRightType = (type: string) => type === 'R' || type === 'AL';
const isStrong = (sign: string) => /\p{L}/u.test(sign);

/**
 * Guesses the direction of a cell: that of most letters, unless others are at both of its ends. If its ends differ,
 * signs such as a colon decide, because they touch the word before them.
 */
function baseOf(signs: readonly string[]): Base {
  const strong = signs.filter(isStrong).map((sign) => isRightType(typeOf(sign)));
  const count = strong.filter(Boolean).length;
  const ends = [strong[0], strong.at(-1)];
  if (ends[0] === false && ends[1] === true) {
    const text = signs.join('');
    const [isFromLeft, isFromRight] = [signAfterLeft.test(text), signAfterRight.test(text)];
    if (isFromLeft !== isFromRight) return isFromRight ? 1 : 0;
  }
  const factor = ends.every(Boolean) ? 1 / endsCount : ends.some(Boolean) ? 1 : endsCount;
  return count > factor * (strong.length - count) ? 1 : 0;
}

const anyRight = rightLetter.source;
const signAfterLeft = new RegExp(String.raw`(?!${anyRight})[\p{L}\p{N}][:,;.!?]\s${anyRight}`, 'u');
const signAfterRight = new RegExp(String.raw`(?!${anyRight})[\p{L}\p{N}]\s[:,;.!?،؛؟]${anyRight}`, 'u');
/** Letters at both ends of a line count this many times. */
const endsCount = 2.5;
/** A sign whose level changes more often has none that fits: invisible marks set its direction. */
const mostChanges = 2;
const mostRounds = 500;

/**
 * Puts signs from visual into logical order: guesses their levels, and corrects those that the algorithm does not give
 * to the text that follows from them. `isShown` says that mirrored signs may be given as the page shows them.
 */
function toLogical(signs: readonly string[], base: Base, isShown: boolean): string[] {
  const first = settleLevels(signs, guessLevels(signs, base, true), base, isShown);
  if (first.isExact) return first.text;
  const second = settleLevels(signs, guessLevels(signs, base, false), base, isShown);
  return second.isExact ? second.text : first.text;
}

function settleLevels(signs: readonly string[], guessed: readonly number[], base: Base, isShown: boolean) {
  const levels = [...guessed];
  const changes = signs.map(() => 0);
  for (let round = 0; ; round += 1) {
    const order = reorder(levels);
    const ordered = order.map((index) => signs[index] ?? '');
    const isOdd = order.map((index) => levels[index] === 1);
    const text = isShown ? turnBrackets(ordered, isOdd, bidi.getMirroredCharacter) : ordered;
    const found = levelsOf(text, base);
    const isWrong = (place: number) => levels[order[place] ?? 0] !== found[place];
    const isFree = (place: number) => (changes[order[place] ?? 0] ?? 0) <= mostChanges;
    const wrong = order.flatMap((_, place) => (isWrong(place) ? [place] : []));
    const start = round < mostRounds ? wrong.find(isFree) : undefined;
    if (start === undefined) return { text, isExact: wrong.length === 0 };
    for (let place = start; place < order.length && isWrong(place) && isFree(place); place += 1) {
      const index = order[place] ?? 0;
      const count = (changes[index] = (changes[index] ?? 0) + 1);
      levels[index] = (count > mostChanges ? guessed[index] : found[place]) ?? base;
    }
  }
}

/** Returns the level of each sign by the algorithm, as deep as text without invisible marks goes. */
function levelsOf(signs: readonly string[], base: Base): number[] {
  const { levels } = bidi.getEmbeddingLevels(signs.join(''), base === 1 ? 'rtl' : 'ltr');
  let at = 0;
  return signs.map((sign) => {
    const level = levels[at] ?? base;
    at += sign.length;
    return level;
  });
}

/** Guesses levels: a sign between two of the other direction has theirs, but perhaps not a bracket (N0). */
function guessLevels(signs: readonly string[], base: Base, areBracketsApart: boolean): number[] {
  const types = signs.map(typeOf);
  const known = types.map((type) => {
    if (isRightType(type)) return 1;
    if (type === 'AN' || (type === 'EN' && base === 1)) return 2;
    return type === 'L' ? 2 * base : undefined;
  });
  const isOther = known.map((level) => (level === undefined ? undefined : level !== base));
  const before = nearest(isOther);
  const after = nearest(isOther.toReversed()).toReversed();
  return known.map((level, index) => {
    if (level !== undefined) return level;
    const isApart = areBracketsApart && bracket.test(signs[index] ?? '');
    if (isApart || before[index] !== true || after[index] !== true) return base;
    return base === 1 || types[index] === 'EN' ? 2 : 1;
  });
}

const bracket = /^[\p{Ps}\p{Pe}]/u;

/** Returns for each place the last value at or before it. */
function nearest<Value>(values: readonly (Value | undefined)[]): (Value | undefined)[] {
  let last: Value | undefined;
  return values.map((value) => (last = value ?? last));
}

/** Returns the places in order, after all stretches of a level or higher are reversed, from 2 down to 1 (L2). */
function reorder(levels: readonly number[]): number[] {
  let order = levels.map((_, index) => index);
  for (const least of [2, 1]) {
    const stretches: number[][] = [];
    let wasHigh: boolean | undefined;
    for (const index of order) {
      const isHigh = (levels[index] ?? 0) >= least;
      if (isHigh === wasHigh) stretches.at(-1)?.push(index);
      else stretches.push([index]);
      wasHigh = isHigh;
    }
    order = stretches.flatMap((stretch) =>
      (levels[stretch[0] ?? 0] ?? 0) >= least ? stretch.toReversed() : stretch,
    );
  }
  return order;
}
