import { childrenOf, findAll, type HtmlDocument, type HtmlElement, moveChildren } from './html-element.ts';

/** More than this are not written: a short page may ask for millions. */
const mostCells = 20_000;

/** Changes tables to those that Markdown has, and takes the ones apart that only lay out a page. */
export function normalizeTables(document: HtmlDocument): void {
  for (const caption of findAll(document, ['caption'])) {
    const table = caption.parentNode;
    const text = document.createElement('div');
    moveChildren(caption, text);
    table?.removeChild(caption);
    table?.parentNode?.insertBefore(text, table);
  }
  for (const group of findAll(document, ['colgroup'])) group.parentNode?.removeChild(group);
  const outer = new Set<HtmlElement>();
  // Those inside come first: without them the outer one may hold data.
  for (const table of findAll(document, ['table']).toReversed()) {
    const cells = contentCells(table);
    if (cells.length < 2 || outer.has(table)) takeApart(document, table, cells);
    else {
      const around = findTable(table.parentNode);
      if (around) outer.add(around);
    }
  }
  separateCells(document, findAll(document, ['thead', 'tbody', 'tfoot']));
  for (const table of findAll(document, ['table'])) {
    const rows = rowsOf(table);
    widenHead(document, rows);
    alignColumns(rows);
    // The rules for tables ask for the rows again and again, and domino looks for them each time.
    Object.defineProperty(table, 'rows', { value: rows });
  }
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return childrenOf(table)
    .flatMap(childrenOf)
    .filter(({ nodeName }) => nodeName === 'TR');
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return childrenOf(row).filter(({ nodeName }) => /^T[DH]$/.test(nodeName));
}

function findTable(element: HtmlElement | null): HtmlElement | null {
  let at = element;
  while (at && at.nodeName !== 'TABLE') at = at.parentNode;
  return at;
}

/** Lists the cells; of listings with line numbers in a column of their own, the one with the code. */
function contentCells(table: HtmlElement): HtmlElement[] {
  const cells = rowsOf(table).flatMap(cellsOf);
  const [numbers, code] = cells;
  const isListing =
    cells.length === 2 &&
    /^[\s\d]+$/.test(numbers?.textContent ?? '') &&
    code !== undefined &&
    holds(code, ['pre']);
  return isListing ? [code] : cells;
}

export function holds(element: HtmlElement, tags: readonly string[]): boolean {
  return tags.some((tag) => Boolean(element.querySelector(tag)));
}

function takeApart(document: HtmlDocument, table: HtmlElement, cells: readonly HtmlElement[]): void {
  for (const cell of cells) {
    const block = document.createElement('div');
    moveChildren(cell, block);
    table.parentNode?.insertBefore(block, table);
  }
  table.parentNode?.removeChild(table);
}

/** GitHub reads a table only if its first row has a cell in each column (GFM 4.10). */
function widenHead(document: HtmlDocument, rows: readonly HtmlElement[]): void {
  const [head] = rows;
  const cells = head ? cellsOf(head) : [];
  const width = rows.reduce((most, row) => Math.max(most, cellsOf(row).length), 0);
  for (let count = cells.length; count < width; count += 1)
    head?.appendChild(document.createElement(cells.at(-1)?.nodeName ?? 'TD'));
}

/** Markdown aligns whole columns, so a heading's alignment is also that of the cells that have none. */
function alignColumns([head, ...rows]: readonly HtmlElement[]): void {
  const alignments = (head ? cellsOf(head) : []).map((cell) =>
    cell.nodeName === 'TH' ? alignmentOf(cell) : '',
  );
  if (!alignments.some(Boolean)) return;
  for (const row of rows) {
    for (const [column, cell] of cellsOf(row).entries()) {
      const alignment = alignments[column] ?? '';
      if (alignment !== '' && alignmentOf(cell) === '') cell.setAttribute('align', alignment);
    }
  }
}

function alignmentOf(cell: HtmlElement): string {
  return (
    cell.getAttribute('align') ?? /text-align:\s*(\w+)/i.exec(cell.getAttribute('style') ?? '')?.[1] ?? ''
  );
}

/** Puts empty cells where merged ones reach, because tables of Markdown have no merged cells. */
function separateCells(document: HtmlDocument, sections: readonly HtmlElement[]): void {
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
