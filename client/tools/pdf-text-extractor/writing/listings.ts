import { makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import {
  areEven,
  areFull,
  haveSigns,
  letterWidth,
  sameWidth,
} from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import type { Paragraph } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';

/** Joins the parts of a listing, between which there are empty lines, and those without signs of code. */
export function joinCode(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of isTypewritten(paragraphs) ? paragraphs : findCode(paragraphs)) {
    const last = joined.at(-1);
    if (last?.isCode && paragraph.isCode)
      joined.splice(-1, 1, { ...last, lines: [...last.lines, ...paragraph.lines] });
    else joined.push(paragraph);
  }
  return joined;
}

/** On a typewritten page, at least this part of the letters has one width. */
const mostEven = 0.85;

/** Returns whether nearly all letters of a page have one width, which then does not indicate code. */
function isTypewritten(paragraphs: readonly Paragraph[]): boolean {
  const [longest] = paragraphs.toSorted((one, other) => lettersOf([other]) - lettersOf([one]));
  const width = letterWidth(longest?.lines ?? []);
  const all = lettersOf(paragraphs);
  const areMost = (isOne: (lines: readonly TextLine[]) => boolean) =>
    lettersOf(paragraphs.filter(({ lines }) => isOne(lines))) >= mostEven * all;
  return areMost(areFixed) || areMost((lines) => haveSameWidth(letterWidth(lines), width));
}

const haveSameWidth = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= sameWidth;

const lettersOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.length, 0);

const findCode = (paragraphs: readonly Paragraph[]) =>
  markFixed(markTagged(paragraphs)).reduce(goOn, []).toReversed().reduce(goOn, []).toReversed();

/** Returns a paragraph as code; the cells of a row are one line of it. */
function toCode({ cells, lines, ...paragraph }: Paragraph): Paragraph {
  const own = cells ? makeLines(lines.flatMap(({ runs }) => runs)) : lines;
  return { ...paragraph, lines: own, isShort: false, isCode: true };
}

/** Adds a paragraph, as code if the one before is code in the same letters. */
function goOn(all: Paragraph[], paragraph: Paragraph): Paragraph[] {
  const last = all.at(-1);
  const isCode = paragraph.isCode ?? (last?.isCode && areAlike(last, paragraph));
  all.push(isCode ? toCode(paragraph) : paragraph);
  return all;
}

function areAlike(one: Paragraph, other: Paragraph): boolean {
  const startOf = ({ lines }: Paragraph) => Math.min(...lines.map(({ left }) => left));
  return (
    haveSameWidth(letterWidth(one.lines), letterWidth(other.lines)) &&
    Math.abs(one.size - other.size) < 0.02 * one.size &&
    Math.abs(startOf(one) - startOf(other)) < mostIndent * one.size
  );
}

/** Lines of a listing are indented by at most this many letter heights. */
const mostIndent = 20;

/** Marks the lines of a tagged text as code if their letters are as wide, and not wrapped. */
function markTagged(paragraphs: readonly Paragraph[]): Paragraph[] {
  const isListing = ({ tag, cells }: Paragraph) => tag?.role === 'P' && !tag.table && !cells;
  const own = [...Map.groupBy(paragraphs.filter(isListing), ({ tag }) => tag).values()].filter((parts) => {
    const lines = parts.flatMap((part) => part.lines);
    return areEven(lines) && !areFull(lines);
  });
  const code = new Set(own.flat());
  return paragraphs.map((each) => (code.has(each) ? toCode(each) : each));
}

/** Marks paragraphs below each other as code if their font has letters of one width, and they have signs of code. */
function markFixed(paragraphs: readonly Paragraph[]): Paragraph[] {
  const groups: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1)?.at(-1);
    if (last && mayBeCode(last) && mayBeCode(paragraph)) groups.at(-1)?.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups.flatMap((group) => {
    const lines = group.flatMap((each) => each.lines);
    const isCode = group.every(mayBeCode) && lines.length > 1 && haveSigns(lines);
    return isCode ? group.map(toCode) : group;
  });
}

const mayBeCode = ({ lines, cells }: Paragraph) => !cells && areFixed(lines);

const areFixed = (lines: readonly TextLine[]) =>
  lines.every(({ runs }) => runs.every(({ isFixed }) => isFixed));

/** Writes a listing with its indents and empty lines. */
export function writeCode({ lines }: Paragraph): string {
  const start = Math.min(...lines.map(({ left }) => left));
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const width = lines.reduce((sum, { left, right }) => sum + right - left, 0) / letters;
  const distances = lines.slice(1).map((line, index) => distanceOf(line, lines[index]));
  const least = Math.min(...distances.filter((distance) => distance > 0));
  return lines
    .map((line, index) => {
      const skipped = Math.round(distanceOf(line, lines[index - 1]) / least) - 1;
      const gap = '\n'.repeat(Math.min(mostEmpty, Math.max(0, skipped || 0)));
      return gap + ' '.repeat(Math.round((line.left - start) / width)) + line.text;
    })
    .join('\n');
}

const distanceOf = (line: TextLine, before = line) => line.baseline - before.baseline;

/** Larger gaps are between listings. */
const mostEmpty = 3;
