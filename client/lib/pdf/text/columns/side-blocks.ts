import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { countBlocks, isTable } from './side-notes.ts';

/** Cells of a row are more than this many letter heights apart. */
const cellGap = 1.5;
/** Baselines of one row differ by at most this part of the letter height. */
const sameRow = 0.1;
/** So many rows are a table. */
const leastRows = 2;
/** Lines of prose beside a table have this many letters on average. */
const prose = 40;

/**
 * Returns whether a cut between columns would part the rows of a table: several cells on one side, and others beside.
 * Tables take at least `share` of the lines on one side.
 */
export function cutsRows(columns: readonly (readonly TextLine[])[], share: number): boolean {
  return columns.some((own) => {
    const others = columns.filter((other) => other !== own).flat();
    const beside = own
      .filter((line) => countCells(line) > 2)
      .map((line) => others.filter((other) => isInRow(line, other)))
      .filter((row) => row.length > 0);
    const letters = beside.flat().reduce((sum, { text }) => sum + text.length, 0);
    return beside.length >= Math.max(leastRows, share * own.length) && letters < prose * beside.flat().length;
  });
}

function countCells({ runs, size }: TextLine): number {
  const gaps = runs.filter((run, index) => run.left - (runs[index - 1]?.right ?? Infinity) > cellGap * size);
  return gaps.length + 1;
}

const isInRow = (one: TextLine, other: TextLine) =>
  Math.abs(one.baseline - other.baseline) < sameRow * one.size;

/** Columns of unlike lines have at least this many; at most this part of other blocks is in a row with a line beside it. */
const leastLines = 3;
const mostInRow = 0.2;
/** An address has at most this many lines. */
const mostAddress = 12;

/** Returns whether two texts side by side are read one after the other: no table has their lines as rows. */
export function areSideBlocks(one: readonly TextLine[], other: readonly TextLine[]): boolean {
  if (cutsRows([one, other], 0)) return false;
  if (isCaption(one) && isCaption(other)) return true;
  if (isAddress(one) && (isAddress(other) || areEntries(other) || areNotes(other, one))) return true;
  if (isAddress(other) && areEntries(one)) return true;
  if (areUnlikeRows(one, other)) return true;
  const [own, beside] = [besideOf(one, other), besideOf(other, one)];
  const isAddressed = isAddress(one) || isAddress(other);
  // Cells in the middle of a row are at other heights, too, but apart from each other.
  const areTight = [own, beside].every((lines) => countBlocks(lines) * 2 <= lines.length);
  return (isAddressed || areTight) && areUneven(own, beside);
}

/** Returns whether lines are at other heights than those beside them. */
function areUneven(own: readonly TextLine[], beside: readonly TextLine[]): boolean {
  const [few, many] = own.length < beside.length ? [own, beside] : [beside, own];
  return (
    few.length >= 2 &&
    few.filter((line) => many.some((each) => isInRow(line, each))).length <= mostInRow * few.length &&
    [own, beside].every((lines) => lines.filter(hasWord).length * 2 >= lines.length)
  );
}

/** Lines of a block are at most this many letter heights apart, with one exception; it has at most so many. */
const mostLeading = 1.6;
const mostLines = 8;

/**
 * Returns whether lines beside each other are too unlike for the rows of a table: in each column there are words with
 * and without numbers, or letters of several sizes; or a numbered list is on the right. Cells of a column are alike.
 */
function areUnlikeRows(one: readonly TextLine[], other: readonly TextLine[]): boolean {
  const both = [one, other];
  if (!both.every(isBlock) || one.some(({ text }) => text.endsWith(':'))) return false;
  const areMixed = (lines: readonly TextLine[]) =>
    lines.length >= leastLines && new Set(lines.map(({ text }) => /[\d@]/.test(text))).size > 1;
  const overlaps = (line: TextLine, each: TextLine) =>
    line.baseline > each.baseline - each.size && each.baseline > line.baseline - line.size;
  const isUneven = one.some((line) => other.some((each) => overlaps(line, each) && differ(line, each)));
  const sizes = both.map(countSizes);
  return (
    both.every(areMixed) ||
    sizes.every((count) => count > 2) ||
    (isUneven && sizes.some((count) => count > 1)) ||
    isNumbered(other) ||
    (areMixed(one) && one.length !== other.length && areFlushRight(other))
  );
}

function isBlock(lines: readonly TextLine[]): boolean {
  return (
    lines.length > 1 &&
    lines.length <= mostLines &&
    lines.filter(hasWord).length * 2 > lines.length &&
    countBlocks(lines, mostLeading) <= 2 &&
    !isTable(lines)
  );
}

/** Returns whether lines of words end at one edge, but start at several. */
function areFlushRight(lines: readonly TextLine[]): boolean {
  const spreadOf = (places: readonly number[]) => Math.max(...places) - Math.min(...places);
  return (
    lines.every(hasWord) &&
    spreadOf(lines.map(({ right }) => right)) < 1 &&
    spreadOf(lines.map(({ left }) => left)) > 1
  );
}

/** Returns whether lines have a list whose numbers follow each other; the answers of a question are in rows. */
function isNumbered(lines: readonly TextLine[]): boolean {
  const numbers = lines.flatMap(({ text }) => /^(\d{1,2})\. /.exec(text)?.[1] ?? []).map(Number);
  return numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}

const differ = (one: TextLine, other: TextLine) => Math.abs(one.size - other.size) > 0.12 * one.size;

/** Returns how many groups of lines of one size are below each other. */
const countSizes = (lines: readonly TextLine[]) =>
  lines.filter((line, index) => !lines[index - 1] || differ(line, lines[index - 1] ?? line)).length;

const hasWord = ({ text }: TextLine) => /\p{L}{2}/u.test(text);

/** Returns the lines that have others beside them. */
function besideOf(lines: readonly TextLine[], others: readonly TextLine[]): TextLine[] {
  const top = Math.min(...others.map(({ baseline, size }) => baseline - size));
  const bottom = Math.max(...others.map(({ baseline }) => baseline));
  return lines.filter(({ baseline, size }) => baseline > top && baseline - size < bottom);
}

/** Returns whether lines are one wrapped text; more than two of one word each are cells. */
function isCaption(lines: readonly TextLine[]): boolean {
  return (
    lines.length > 1 &&
    countBlocks(lines) === 1 &&
    lines.slice(1).every(({ text }) => /^\p{Ll}/u.test(text)) &&
    (lines.length < 3 || lines.some(({ text }) => /\p{L}\s\p{L}/u.test(text)))
  );
}

/** A town with its postal code, a mail address or a web address. */
const place =
  /\b\d{4,6}\s+\p{L}{2}|\p{L}{2}.*\b\d{5}$|\b\d{2}-\d{3}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d{2} [A-Z\d]{4}\b|\b[A-Z]{2} \d{5}\b|\S@\S+\.\p{L}|\bwww\.|https?:/u;

/** No line of an address has more letters; a search in a longer text may take minutes. */
const mostPlace = 120;

/** Returns whether lines are an address: a few lines of text, with a town or a mail address in some of them. */
function isAddress(lines: readonly TextLine[]): boolean {
  if (lines.length < 2 || lines.length > mostAddress || isTable(lines)) return false;
  const places = lines.filter(({ text }) => text.length <= mostPlace && place.test(text));
  const names = lines.filter((line) => hasWord(line) && !/[\d@]/.test(line.text));
  return (
    places.length > 0 &&
    places.length * 2 <= lines.length &&
    names.length > 0 &&
    !lines.some(({ text }) => /^[^\p{L}]+$/u.test(text))
  );
}

/** Returns whether most lines are a label with its value or number. */
function areEntries(lines: readonly TextLine[]): boolean {
  const entries = lines.filter(({ text }) => /^\p{L}[^:\d]{0,30}(?::\s*\S|\s\S*\d)/u.test(text));
  return lines.length > 1 && entries.length * 2 > lines.length && !isTable(lines);
}

/** Returns whether lines are fewer than those of the address beside them, and all are words; one has no gap beside it. */
function areNotes(lines: readonly TextLine[], address: readonly TextLine[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return (
    lines.length < address.length &&
    (lines.length > 1 || countBlocks(address) === 1) &&
    letters >= leastNote * lines.length &&
    lines.every(({ text }) => /\p{L}/u.test(text)) &&
    !isTable(lines)
  );
}

const leastNote = 6;

/** Returns whether some lines are a name with a price far from it, and all others only words: headings and notes. */
export function isPriceList(lines: readonly TextLine[]): boolean {
  const [notes, entries] = [1, 2].map((count) => lines.filter((line) => countCells(line) === count));
  if (!notes?.length || !entries || entries.length < leastRows) return false;
  return (
    notes.length + entries.length === lines.length &&
    notes.every(hasWord) &&
    entries.every(({ text }) => /^\p{L}{2}.*\s\p{Sc}?\s?\d[\d.,]*(?:\s?\p{Sc})?$/u.test(text))
  );
}
