import type { Sheet, SheetRow } from '../sheet/describe-invoice.ts';
import { type Box, heightOf, margin, type Paper, quiet, type TextStyle } from './paper.ts';

const detailStyle: TextStyle = { size: 8, color: quiet };
const headStyle: TextStyle = { size: 8, weight: 'bold' };
/** The space for the subtotal that is carried to the next page. */
const carriedRoom = 18;
const padding = 4;

interface Columns {
  readonly position: Box;
  readonly name: Box;
  readonly figures: readonly [quantity: Box, price: Box, vat: Box, amount: Box];
}

/** A printed line of a row. */
interface RowLine {
  readonly text: string;
  readonly style: TextStyle;
  readonly height: number;
}

/** Draws the table; each page begins with the header and the subtotal so far. */
export function drawRows(paper: Paper, sheet: Sheet): void {
  const columns = columnsOf(paper, sheet);
  const all = sheet.rows.map((row) => ({ row, lines: linesOf(paper, row, columns) }));
  drawHead(paper, sheet, columns);
  let running = '';
  for (const { row, lines } of all) {
    const height = lines.reduce((sum, line) => sum + line.height, 2 * padding);
    const isBreakable = height > paper.size.height / 3;
    if (paper.room < (isBreakable ? 60 : height) + carriedRoom) turnPage(paper, sheet, columns, running);
    drawRow(paper, row, lines, columns, () => turnPage(paper, sheet, columns, running));
    running = row.running;
  }
}

/** Returns the columns, as wide as their content; the description gets the rest. */
function columnsOf(paper: Paper, { columns, rows }: Sheet): Columns {
  const keys = ['quantity', 'price', 'vat', 'amount'] as const;
  const widest = [90, 100, 60, 110];
  const widths = keys.map((key, index) => {
    // The carried subtotal is also in the last column.
    const texts = rows.flatMap((row) => (key === 'amount' ? [row.amount, row.running] : [row[key]]));
    const longest = texts.reduce((most, { length }) => Math.max(most, length), 6);
    const head = Math.max(...(columns[index + 1] ?? '').split(' ').map((word) => word.length));
    return Math.min(widest[index] ?? 0, Math.max(longest, head) * 5.2 + 12);
  });
  const positionWidth = String(rows.length).length * 5.5 + 8;
  let x = margin + paper.width - widths.reduce((sum, width) => sum + width, 0);
  const nameX = margin + positionWidth;
  const name = { x: nameX, width: x - nameX - 4 };
  const figures = widths.map((width): Box => {
    x += width;
    return { x: x - width + 6, width: width - 6, align: 'right' };
  });
  return {
    position: { x: margin, width: positionWidth },
    name,
    figures: figures as unknown as Columns['figures'],
  };
}

function linesOf(paper: Paper, row: SheetRow, { name }: Columns): RowLine[] {
  const wrap = (text: string, style: TextStyle) =>
    text === ''
      ? []
      : paper
          .wrap(text, name.width, style)
          .map((line) => ({ text: line, style, height: heightOf([line], style.size) }));
  const lines = [...wrap(row.name || ' ', {}), ...wrap(row.details, detailStyle)];
  return lines;
}

function drawHead(paper: Paper, { columns }: Sheet, { name, figures }: Columns): void {
  const [description, ...others] = columns;
  const wrapped = others.map((label, index) => paper.wrap(label, figures[index]?.width ?? 0, headStyle));
  paper.rule();
  paper.y -= padding;
  paper.write([description], name, headStyle);
  wrapped.forEach((lines, index) => {
    const box = figures[index];
    if (box) paper.write(lines, box, headStyle);
  });
  paper.y -= Math.max(...wrapped.map((lines) => heightOf(lines, headStyle.size))) + padding;
  paper.rule();
}

function drawRow(
  paper: Paper,
  row: SheetRow,
  lines: readonly RowLine[],
  columns: Columns,
  onFull: () => void,
): void {
  paper.y -= padding;
  paper.write([row.position], columns.position, { color: quiet });
  const figures = [row.quantity, row.price, row.vat, row.amount];
  const heights = columns.figures.map((box, index) => paper.writeWrapped(figures[index] ?? '', box));
  const top = paper.y;
  const page = paper.pages.length;
  for (const { text, style, height } of lines) {
    if (paper.room < height + carriedRoom) onFull();
    paper.write([text], columns.name, style);
    paper.y -= height;
  }
  if (page === paper.pages.length) paper.y = Math.min(paper.y, top - Math.max(...heights));
  paper.y -= padding;
  paper.rule();
}

/** Ends this page and begins the next with the subtotal so far. */
function turnPage(paper: Paper, sheet: Sheet, columns: Columns, running: string): void {
  drawCarried(paper, sheet.labels.carried, running, columns);
  paper.addPage();
  drawHead(paper, sheet, columns);
  if (running === '') return;
  drawCarried(paper, sheet.labels.brought, running, columns);
  paper.rule();
}

function drawCarried(paper: Paper, label: string, running: string, { name, figures }: Columns): void {
  if (running === '') return;
  paper.y -= padding;
  paper.write([label], name, { color: quiet });
  const height = paper.writeWrapped(running, figures[3]);
  paper.y -= height + padding;
}
