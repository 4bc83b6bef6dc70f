import type { HtmlDocument, HtmlElement } from './html-element.ts';

/** More than this are not written: a short page may ask for millions. */
const mostCells = 20_000;

/** Puts empty cells where merged ones reach, because tables of Markdown have no merged cells. */
export function separateCells(document: HtmlDocument, sections: readonly HtmlElement[]): void {
  let left = mostCells;
  for (const section of sections) {
    /** How many rows below each column are still covered by a cell above. */
    const covered: number[] = [];
    for (const row of Array.from(section.children)) {
      if (row.nodeName !== 'TR') continue;
      let column = 0;
      const addCells = (count: number, before: HtmlElement | null, tag: string) => {
        for (let added = 0; added < count && left > 0; added += 1, left -= 1)
          row.insertBefore(document.createElement(tag), before);
      };
      const passCovered = (before: HtmlElement | null) => {
        for (; (covered[column] ?? 0) > 0; column += 1) {
          covered[column] = (covered[column] ?? 0) - 1;
          addCells(1, before, 'td');
        }
      };
      for (const cell of Array.from(row.children)) {
        passCovered(cell);
        const [width, height] = [takeSpan(cell, 'colspan'), takeSpan(cell, 'rowspan')];
        addCells(width - 1, cell.nextSibling, cell.nodeName);
        for (const end = column + width; column < end; column += 1) covered[column] = height - 1;
      }
      passCovered(null);
    }
  }
}

/** Returns how many columns or rows a cell covers, and forgets it. */
function takeSpan(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  cell.removeAttribute(name);
  return span > 1 ? Math.min(span, 1000) : 1;
}
