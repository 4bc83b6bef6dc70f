import { expect, test } from 'vitest';
import { makeLines } from './lines.ts';
import { splitParagraphs } from './paragraphs/split-paragraphs.ts';
import type { TextRun } from './text-run.ts';

const run = (text: string, left: number, baseline: number, given: Partial<TextRun> = {}): TextRun => ({
  text,
  left,
  right: left + text.length * 5,
  baseline,
  size: 10,
  isRightToLeft: false,
  turn: 0,
  isVertical: false,
  ...given,
});
const textsOf = (runs: readonly TextRun[]) => makeLines(runs).map(({ text }) => text);

// As in the instructions of Form 1040NR (2007): a warning sign as tall as two lines.
test('keeps lines apart beside a sign that is as tall as both', () => {
  const lines = [run('went to print, Congress was', 73, 390), run('considering legislation that', 73, 400)];
  const sign = run('!', 53, 393, { size: 17, right: 59 });
  expect(textsOf([...lines, sign])).toEqual([
    '! went to print, Congress was',
    'considering legislation that',
  ]);
});

test('puts raised and lowered letters of one place into their line', () => {
  const small = { size: 6 };
  expect(textsOf([run('x', 10, 100), run('2', 15, 96, small), run('i', 15, 103, small)])).toHaveLength(1);
});

// As in ArabicCIDTrueType.pdf of the tests of pdf.js: words 0.14 of their height apart.
test('keeps narrow spaces between Arabic words', () => {
  const right = (text: string, left: number, end: number) =>
    run(text, left, 220, { right: end, size: 36, isRightToLeft: true });
  expect(
    textsOf([right('العربية', 257.6, 341.5), right('الخطوط', 346.8, 433.7), right('انواع', 439.1, 502)]),
  ).toEqual(['انواع الخطوط العربية']);
});

// JLReq 3.1.6: an ideographic space is as wide as a letter. Chromium draws none, but leaves its gap.
test('reads a gap as wide as a letter between Japanese words as an ideographic space', () => {
  const word = (text: string, left: number) => run(text, left, 100, { right: left + text.length * 10 });
  expect(textsOf([word('拝啓', 10), word('時下', 40)])).toEqual(['拝啓\u3000時下']);
  expect(textsOf([word('拝啓', 10), word('時下', 33)])).toEqual(['拝啓 時下']);
});

test('keeps the rows of a table of contents without dots', () => {
  const rows = ['On the first question of the study', 'What others found out about that', 'A long title'];
  const pages = ['3', '7', '12'];
  const runs = rows.flatMap((title, index) => [
    run(title, 50, 100 + index * 12),
    run(pages[index] ?? '', 400, 100 + index * 12),
  ]);
  const paragraphs = splitParagraphs({ lines: makeLines(runs) });
  expect(paragraphs.map(({ lines }) => lines.map(({ text }) => text).join(' '))).toEqual(
    rows.map((title, index) => `${title} ${pages[index] ?? ''}`),
  );
  const prose = [
    'In the year 1990 there were about 12',
    'houses in the village, and in 2001',
    'there were 14',
  ];
  expect(
    splitParagraphs({ lines: makeLines(prose.map((text, index) => run(text, 50, 100 + index * 12))) }),
  ).toHaveLength(1);
});

// As in PDFBOX-3042-003177-p2.pdf of the tests of Apache PDFBox. Poppler's least gap is a tenth of the letter height.
test('parts words a tenth of their height apart', () => {
  expect(textsOf([run('1346', 50, 100), run('et seq.', 71.2, 100)])).toEqual(['1346 et seq.']);
  expect(textsOf([run('1346', 50, 100), run('a', 70.8, 100)])).toEqual(['1346a']);
});

// As in a ledger, whose page clips the text at its cell.
test('parts a clipped text from the number in the next cell', () => {
  const text = { text: 'Bill no. 185, 187, 192,', left: 50, right: 300 };
  const number = { text: '26406576', left: 150, right: 190 };
  const given = { baseline: 100, size: 9, isRightToLeft: false, turn: 0, isVertical: false };
  const lines = makeLines([text, number].map((run) => ({ ...run, ...given })));
  expect(lines.map((line) => line.text)).toEqual(['Bill no. 185, 187, 192, 26406576']);
});
