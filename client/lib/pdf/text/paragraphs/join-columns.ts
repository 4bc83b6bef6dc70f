import { append } from '#core/collections/append.ts';
import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { isListItem } from './list-lines.ts';
import type { Paragraph } from './split-paragraphs.ts';

/** Joins the paragraphs of blocks; one that continues at the top of the next column is one paragraph. */
export function joinColumns(blocks: readonly (readonly Paragraph[])[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraphs of blocks) {
    const [first, ...others] = paragraphs;
    const last = joined.at(-1);
    if (!first) continue;
    if (last && (isSameText(last, first) || goesOn(last, first)))
      joined.splice(-1, 1, { ...last, lines: [...last.lines, ...first.lines] });
    else joined.push(first);
    append(joined, others);
  }
  return joined;
}

/** Rows of one text that structure does not know as a table stay rows. */
const isSameText = (last: Paragraph, first: Paragraph) =>
  last.tag !== undefined && last.tag === first.tag && !last.cells && !first.cells;

/** The last line of a column ends at most this part of its width before the right edge. */
const mostRoom = 0.2;

/** Returns whether a paragraph continues with the first one of the next column or page. */
export function goesOn(last: Paragraph, first: Paragraph): boolean {
  const [before, line] = [last.lines.at(-1), first.lines[0]];
  if (!before || !line || [last, first].some(({ isShort, isCode }) => isShort || isCode)) return false;
  const left = Math.min(...last.lines.map((own) => own.left));
  const right = Math.max(...last.lines.map((own) => own.right));
  return (
    before.runs[0]?.turn === line.runs[0]?.turn &&
    line.baseline < before.baseline &&
    Math.abs(first.size - last.size) < 0.02 * last.size &&
    right - before.right < mostRoom * (right - left) &&
    inSentence(before, line)
  );
}

/** Returns whether two lines are in the middle of one sentence. */
export function inSentence(before: TextLine, line: TextLine): boolean {
  return (
    /[\p{L}\p{M}\p{N},;\u2010-]$/u.test(before.text) && /^\p{Ll}/u.test(line.text) && !isListItem(line.text)
  );
}
