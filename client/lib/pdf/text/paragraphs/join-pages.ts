import { goesOn } from './join-columns.ts';
import type { Paragraph } from './split-paragraphs.ts';

/** Notes are in letters smaller than this part of the usual size. */
const noteSize = 0.95;

/** Joins the last paragraph of each page, apart from notes, to the first of the next page if that continues it. */
export function joinTorn(pages: readonly (readonly Paragraph[])[], usual: number): Paragraph[][] {
  const joined: Paragraph[][] = [];
  for (const page of pages) {
    const [first, ...others] = page;
    const before = joined.findLast((own) => own.length > 0);
    const index = before?.findLastIndex(({ size }) => size >= noteSize * usual) ?? -1;
    const last = before?.[index];
    if (!first || !before || !last || first.tag?.role !== last.tag?.role || !goesOn(last, first))
      joined.push([...page]);
    else {
      before.splice(index, 1, { ...last, lines: [...last.lines, ...first.lines] });
      joined.push(others);
    }
  }
  return joined;
}
