import type { PDFImage } from '@cantoo/pdf-lib';
import type { Fact, Sheet } from '../sheet/describe-invoice.ts';
import { drawRows } from './draw-rows.ts';
import { heightOf, margin, type Paper, quiet } from './paper.ts';

const gap = 16;
/** 30 mm, so that a module of the largest code is over 0.3 mm. */
const codeSide = 85;

/** Draws the whole invoice, on as many pages as needed. */
export function drawSheet(paper: Paper, sheet: Sheet, logo: PDFImage | undefined): void {
  drawHead(paper, sheet, logo);
  drawRows(paper, sheet);
  drawSums(paper, sheet);
  drawEnd(paper, sheet);
  drawFeet(paper, sheet);
}

function drawHead(paper: Paper, sheet: Sheet, logo: PDFImage | undefined): void {
  const half = paper.width / 2 - 10;
  const left = { x: margin, width: half };
  const right = { x: margin + half + 20, width: half };
  if (logo) paper.y -= paper.drawLogo(logo, { width: 180, height: 60 }) + gap;
  paper.y -=
    paper.writeWrapped(sheet.title, { x: margin, width: paper.width }, { size: 18, weight: 'bold' }) + 8;
  const top = paper.y;
  let leftEnd = top;
  for (const [label, [name = '', ...lines]] of [
    [sheet.labels.from, sheet.seller],
    [sheet.labels.to, sheet.buyer],
  ] as const) {
    leftEnd -= paper.write([label], left, { size: 8, color: quiet }, leftEnd);
    leftEnd -= paper.writeWrapped(name, left, { size: 10, weight: 'bold' }, leftEnd);
    for (const line of lines) leftEnd -= paper.writeWrapped(line, left, {}, leftEnd);
    leftEnd -= 10;
  }
  paper.y = top - 10;
  drawFacts(paper, sheet.facts, right);
  paper.y = Math.min(paper.y, leftEnd) - 6;
}

function drawFacts(
  paper: Paper,
  facts: readonly Fact[],
  box: { readonly x: number; readonly width: number },
): void {
  const labelWidth = 90;
  for (const { label, value } of facts) {
    const valueBox = { x: box.x + labelWidth, width: box.width - labelWidth };
    const lines = [paper.wrap(label, labelWidth - 6), paper.wrap(value, valueBox.width)] as const;
    const height = Math.max(heightOf(lines[0]), heightOf(lines[1]));
    makeRoom(paper, height);
    paper.write(lines[0], { x: box.x, width: labelWidth - 6 }, { color: quiet });
    paper.write(lines[1], valueBox);
    paper.y -= height + 1;
  }
}

function drawSums(paper: Paper, { sums }: Sheet): void {
  const width = Math.min(300, paper.width);
  const label = { x: paper.size.width - margin - width, width: width - 110 };
  const value = { x: paper.size.width - margin - 110, width: 110, align: 'right' } as const;
  paper.y -= 8;
  // The totals are kept together, so that the amount due does not begin a page by itself.
  makeRoom(paper, sums.length * 16 + 4);
  for (const sum of sums) {
    const style = sum.isStrong ? ({ size: 11, weight: 'bold' } as const) : {};
    const height = paper.writeWrapped(sum.label, label, style);
    paper.y -= Math.max(height, paper.writeWrapped(sum.value, value, style)) + 3;
  }
}

function drawEnd(paper: Paper, sheet: Sheet): void {
  const whole = { x: margin, width: paper.width };
  let box = whole;
  const paragraphs = (text: string, style = {}) => {
    for (const line of paper.wrap(text, box.width, style)) {
      makeRoom(paper, heightOf([line]));
      paper.y -= paper.write([line], box, style);
    }
  };
  paper.y -= gap;
  for (const remark of sheet.remarks) paragraphs(remark);
  if (sheet.payment.length > 0) {
    paper.y -= 10;
    makeRoom(paper, sheet.code === undefined ? 40 : codeSide);
    const top = { y: paper.y, page: paper.pages.length };
    if (sheet.code !== undefined) {
      paper.drawCode(sheet.code, margin + paper.width - codeSide, codeSide);
      box = { x: margin, width: paper.width - codeSide - 10 };
    }
    paper.y -= paper.write([sheet.labels.payment], box, { weight: 'bold' }) + 2;
    for (const { value } of sheet.payment.filter(({ label }) => label === '')) paragraphs(value);
    drawFacts(
      paper,
      sheet.payment.filter(({ label }) => label !== ''),
      box,
    );
    if (sheet.code !== undefined && top.page === paper.pages.length)
      paper.y = Math.min(paper.y, top.y - codeSide);
    box = whole;
  }
  if (sheet.notes === '') return;
  paper.y -= 10;
  paragraphs(sheet.notes);
}

function drawFeet(paper: Paper, { labels, title }: Sheet): void {
  const box = { x: margin, width: paper.width };
  const style = { size: 8, color: quiet };
  const [short = ''] = paper.wrap(title, paper.width - 100, style);
  paper.pages.forEach((page, index) => {
    paper.write([short], box, style, margin, page);
    const count = `${labels.page} ${index + 1} / ${paper.pages.length}`;
    paper.write([count], { ...box, align: 'right' }, style, margin, page);
  });
}

function makeRoom(paper: Paper, height: number): void {
  if (paper.room < height) paper.addPage();
}
