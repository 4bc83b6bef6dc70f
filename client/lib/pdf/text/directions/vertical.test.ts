import { expect, test } from 'vitest';
import { linesOf, orderBlocks } from '#client/lib/pdf/text/reading-order.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { gatherColumns } from './gather-columns.ts';
import { levelRows } from './level-rows.ts';

const run = (text: string, left: number, baseline: number, given: Partial<TextRun> = {}): TextRun => ({
  text,
  left,
  right: left + 12,
  baseline,
  size: 12,
  isRightToLeft: false,
  turn: 0,
  isVertical: false,
  ...given,
});

/** A column as Chromium draws it: letter by letter. */
const column = (text: string, left: number, top: number) =>
  Array.from(text, (letter, index) => run(letter, left, top + 10.56 + index * 12));
const read = (runs: readonly TextRun[]) => linesOf(orderBlocks(gatherColumns(runs))).map(({ text }) => text);

// JLReq 2.3: vertical lines go from right to left, and tiers from top to bottom.
test('reads columns of letters from the right', () => {
  const runs = [...column('吾輩は猫', 117, 50), ...column('である。', 100, 50), ...column('終', 83, 50)];
  expect(read(runs)).toEqual(['吾輩は猫', 'である。', '終']);
});

test('reads a gap as tall as a letter as an ideographic space', () => {
  const runs = [
    ...column('拝啓が', 117, 50),
    ...column('時下の', 117, 98),
    ...column('清栄のことと慶び', 100, 50),
  ];
  expect(read(runs)).toEqual(['拝啓が\u3000時下の', '清栄のことと慶び']);
});

test('reads the upper tier of columns first', () => {
  const tiers = [50, 200].flatMap((top, tier) =>
    [117, 100].flatMap((left, index) => column(`上下段の${'一二三四'[tier * 2 + index] ?? ''}`, left, top)),
  );
  expect(read(tiers)).toEqual(['上下段の一', '上下段の二', '上下段の三', '上下段の四']);
});

// The same columns on pages with /Rotate: all runs have the turn of the page.
test.each([1, 2, 3])('reads columns on a page turned by %i quarters', (turn) => {
  const letters = [...column('吾輩は猫', 117, 50), ...column('である。', 100, 50)];
  const word = run('PDF', 98, -101.8, { right: 122, turn: (turn + 1) % 4 });
  const runs = [...letters.map((letter) => ({ ...letter, turn })), word];
  expect(read(runs)).toEqual(['吾輩は猫', 'である。PDF']);
});

test('keeps the spaces around sideways words', () => {
  const sideways = run('PDF', 89, -117.9, { right: 113, turn: 1 });
  expect(read([...column('この文', 117, 50), sideways, ...column('書で', 117, 116)])).toEqual([
    'この文 PDF 書で',
  ]);
});

// As in journals of the Japanese government: signs of a vertical font between letters of a horizontal one.
test('joins signs of a vertical font with the letters around them', () => {
  const sign = (text: string, baseline: number) =>
    run(text, 117, baseline, { right: 129, isVertical: true, length: 12 });
  const runs = [...column('以下同じ', 117, 50), sign('。', 98), sign('）', 104), ...column('を', 117, 116)];
  expect(read([...runs, ...column('改める', 100, 50)])).toEqual(['以下同じ。）を', '改める']);
});

test('reads tall tiers half a letter apart one after the other', () => {
  const tiers = [50, 152].flatMap((top) => [
    ...column('一二三四五六七八', 117, top),
    ...column('甲乙丙丁戊己庚辛', 100, top),
  ]);
  expect(
    read(tiers)
      .map((line) => line.charAt(0))
      .join(''),
  ).toBe('一甲一甲');
});

test('reads rows of numbers as rows', () => {
  const rows = ['1998', '1999', '2000'].flatMap((year, index) => [
    run(year, 50, 100 + index * 12),
    run('110,000', 100, 100 + index * 12, { right: 140 }),
  ]);
  const byColumn = [...rows.filter(({ left }) => left === 50), ...rows.filter(({ left }) => left === 100)];
  expect(read(byColumn)).toEqual(['1998 110,000', '1999 110,000', '2000 110,000']);
});

test('reads sideways words where they stand in a column', () => {
  const sideways = run('PDF', 86, -117.9, { right: 110, turn: 1 });
  expect(read([...column('この文', 117, 50), sideways, ...column('書で', 117, 110)])).toEqual([
    'この文PDF書で',
  ]);
});

test('keeps rows of letters that are further apart', () => {
  const rows = ['男', '女', '男'].map((text, index) => run(text, 50, 100 + index * 18));
  expect(read(rows)).toEqual(['男', '女', '男']);
});

// As in PDFBOX-3127-…-VFont.pdf of the tests of Apache PDFBox, whose page shows “NOTICE OF”.
test('reads rows of letters in a vertical font as rows', () => {
  const places = [211.75, 222.28, 232.03, 238.22, 245.23, 254.98, 268.96, 278.71];
  const letters = places.map((left, index) =>
    run('NOTICEOF'.charAt(index), left, 78, { size: 13.98, isVertical: true, length: 13.98 }),
  );
  expect(read(levelRows(letters))).toEqual(['NOTICE OF']);
});
