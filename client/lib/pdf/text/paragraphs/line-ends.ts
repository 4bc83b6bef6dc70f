import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { endsOpen, isListItem } from './list-lines.ts';

/** Lines of a short text continue where it is a sentence, or where a small word such as “and” ends one of them. */
export function endsItem(own: readonly TextLine[], line: TextLine, lines: readonly TextLine[]) {
  const before = own.at(-1);
  if (!before) return undefined;
  const isSentence = /[.!?]$/.test(lines.at(-1)?.text ?? '') || own.length > 1;
  const room = Math.max(...lines.map(({ right }) => right)) - before.right;
  const isFull = isListItem(own[0]?.text ?? '') && room < mostRoom * before.size;
  const goesOn = (isSentence || isFull) && !mayEnd(before) && startsSmall(line);
  return goesOn || endsOpen(before) ? undefined : 'line';
}

/** Full lines of a list have at most this space after them, in letter heights. */
const mostRoom = 4;

/** Returns whether a bold heading ends or starts between two lines. */
export function changesWeight(before: TextLine, line: TextLine): boolean {
  if (startsSmall(line) && !changesSize(before, line)) return false;
  const [last, first] = [before.runs.at(-1), line.runs[0]];
  return before.isBold ? first?.isBold !== true : line.isBold && last?.isBold !== true && mayEnd(before);
}

/** Returns whether the letters of lines differ slightly in size, as those of small headings do. */
export const changesSize = (before: TextLine, line: TextLine) =>
  Math.abs(before.size - line.size) > 0.04 * line.size;

/** A word is hyphenated only where its line is full, so a hyphen before a gap or in a short line ends a paragraph. */
export const mayEnd = ({ text }: TextLine) => /[.!?:”"»)\u2010-]$/.test(text);
export const startsSmall = ({ text }: TextLine) => /^\p{Ll}/u.test(text);

/** Returns whether a word or a compound continues in the next line. */
export const splitsWord = (before: TextLine, line: TextLine) =>
  /\p{L}[-\u00ad\u2010]$/u.test(before.text) && /^\p{L}/u.test(line.text);
