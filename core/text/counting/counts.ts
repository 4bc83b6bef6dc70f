import { type Tally, tallyCharacters } from './tally.ts';

/** The size of a text in four units. */
export interface Sizes {
  /** User-perceived characters (UAX #29 extended grapheme clusters). */
  readonly graphemes: number;
  readonly codePoints: number;
  /** The length in JavaScript, Java and C#. */
  readonly utf16Units: number;
  readonly utf8Bytes: number;
}

export interface Counts extends Sizes {
  /** Graphemes that are not white space. */
  readonly withoutSpaces: number;
  readonly words: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  readonly letters: number;
  readonly upperCase: number;
  readonly lowerCase: number;
  readonly digits: number;
  readonly punctuation: number;
}

/** The number of progress steps, which take about equally long. */
export const countSteps = 3;

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** In such lines, every UTF-16 unit is a grapheme. */
const simpleLine = /^[\t\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff]*$/;
/**
 * The longest line to segment at once. Segmenting allocates an object per grapheme, and some engines keep the entire
 * text for each.
 */
const segmentedLength = 20_000;

/** Computes every count at once; calls `onStep` after each of the `countSteps`. */
export function countText(
  text: string,
  onStep: () => void = () => undefined,
  tally = tallyCharacters(text),
): Counts {
  const sizes = measure(text, tally);
  onStep();
  const kinds = countKinds(tally);
  onStep();
  const spaces = countSpaces(text);
  onStep();
  return {
    ...sizes,
    ...kinds,
    withoutSpaces: sizes.graphemes - spaces,
    words: countWords(text),
    sentences: text.split(/[.!?]+/).filter(hasInk).length,
    paragraphs: countParagraphs(text),
    lines: countLines(text),
  };
}

/** Counts runs of lines that are not blank; a text with only white space counts as one. */
export function countParagraphs(text: string): number {
  return text === '' ? 0 : Math.max(1, countInkedRuns(text));
}

export function countLines(text: string): number {
  return text === '' ? 0 : 1 + countMatches(text, /\r\n|\r|\n/g);
}

/** Counts runs of characters other than white space. */
export function countWords(text: string): number {
  return countMatches(text, /\S+/g);
}

export function measure(text: string, tally = tallyCharacters(text)): Sizes {
  let codePoints = 0;
  let utf8Bytes = 0;
  for (const { character, count } of tally) {
    codePoints += count;
    utf8Bytes += count * widthOf(character.codePointAt(0) ?? 0);
  }
  return { graphemes: countGraphemes(text), codePoints, utf16Units: text.length, utf8Bytes };
}

/** Bytes in UTF-8. A lone surrogate becomes U+FFFD, which takes three. */
function widthOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Counts the graphemes of a text, line by line, because a line break always ends a grapheme. */
export function countGraphemes(text: string): number {
  let count = 0;
  const lineBreak = /\r\n|[\r\n]/g;
  let start = 0;
  for (let match = lineBreak.exec(text); match; match = lineBreak.exec(text)) {
    count += countInLine(text.slice(start, match.index)) + 1;
    start = lineBreak.lastIndex;
  }
  return count + countInLine(text.slice(start));
}

function countInLine(line: string): number {
  if (simpleLine.test(line)) return line.length;
  return piecesOf(line).reduce((sum, part) => sum + countSegments(part), 0);
}

function countSegments(text: string): number {
  let count = 0;
  const segments = graphemeSegmenter.segment(text)[Symbol.iterator]();
  while (!segments.next().done) count += 1;
  return count;
}

/** Cuts a long line between two ASCII characters, which always have a grapheme boundary between them. */
function piecesOf(line: string): readonly string[] {
  if (line.length <= segmentedLength) return [line];
  const pieces: string[] = [];
  let start = 0;
  while (line.length - start > segmentedLength) {
    const cut = findCut(line, start + segmentedLength);
    if (cut === undefined) break;
    pieces.push(line.slice(start, cut));
    start = cut;
  }
  pieces.push(line.slice(start));
  return pieces;
}

function findCut(line: string, from: number): number | undefined {
  const pattern = /[\x20-\x7e](?=[\x20-\x7e])/g;
  pattern.lastIndex = from;
  const match = pattern.exec(line);
  return match ? match.index + 1 : undefined;
}

function countSpaces(text: string): number {
  return countMatches(text, /\r\n|\s/g);
}

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  while (pattern.test(text)) count += 1;
  return count;
}

/**
 * Counts runs of lines that are not blank. Uses a loop, because one regular expression would overflow the stack on
 * millions of blank lines.
 */
function countInkedRuns(text: string): number {
  let runs = 0;
  let wasInked = false;
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const isInked = hasInk(text.slice(start, end));
    if (isInked && !wasInked) runs += 1;
    wasInked = isInked;
    start = end + 1;
  }
  return runs;
}

function countKinds(tally: readonly Tally[]) {
  const count = (pattern: RegExp) =>
    tally.reduce((sum, { character, count: own }) => (pattern.test(character) ? sum + own : sum), 0);
  return {
    letters: count(/\p{L}/u),
    upperCase: count(/\p{Lu}/u),
    lowerCase: count(/\p{Ll}/u),
    digits: count(/\p{Nd}/u),
    punctuation: count(/\p{P}/u),
  };
}

function hasInk(part: string): boolean {
  return /\S/.test(part);
}
