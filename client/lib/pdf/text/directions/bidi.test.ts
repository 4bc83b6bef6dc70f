import { expect, test } from 'vitest';
import { makeLines } from '#client/lib/pdf/text/lines.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** The runs of a line as a page shows them, from left to right; a space is a gap between words, a tab one between cells. */
function show(...texts: readonly string[]): TextRun[] {
  let left = 0;
  return texts.flatMap((text) => {
    const start = left;
    left += text === '\t' ? 40 : text.length * 5;
    if (text.trim() === '') return [];
    const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u0669]/u.test(text);
    return [
      { text, left: start, right: left, baseline: 100, size: 10, isRightToLeft, turn: 0, isVertical: false },
    ];
  });
}

const read = (...texts: readonly string[]) => makeLines(show(...texts)).map(({ text }) => text);

// BidiSample.pdf of Apache PDFBox, with the text that its test expects.
test.each([
  [['14', ' ', 'april', '\t', '١٤٣٤', ' ', 'إبريل', ' ', '١٤'], '14 april ١٤ إبريل ١٤٣٤'],
  [['14-april', '\t', '١٤٣٤', '-', 'إبريل', '-', '١٤'], '14-april ١٤-إبريل-١٤٣٤'],
  [['(january)', '\t', '(', 'يناير', ')'], '(january) (يناير)'],
  [['«self test»', '\t', '«', 'ذاتي', ' ', 'إختبار', '»'], '«self test» «إختبار ذاتي»'],
  [['test', '\t', 'الختبار'], 'test الختبار'],
])('reads %j as PDFBox does', (shown, expected) => {
  expect(read(...shown)).toEqual([expected]);
});

// The logical order by UAX #9; Chromium draws Arabic letter by letter.
test.each([
  ['keeps the letters of words', ['end', ' ', 'م', 'ق', 'ر', ' ', 'start'], 'end رقم start'],
  [
    'reads numbers from the left (W4)',
    ['ل', 'ا', ' ', '1,250', '.', '50', ' ', 'م', 'ق', 'ر'],
    'رقم 1,250.50 ال',
  ],
  ['reads Latin words with their number (W7)', ['ث', ' ', 'PDF', ' ', '1.7', ' ', 'ا'], 'ا PDF 1.7 ث'],
  ['keeps numbers apart (N1)', ['20', ' ', '10', ' ', 'رقم'], 'رقم 10 20'],
  [
    'takes the direction from letters, not digits',
    ['₪', ' ', '99.90', ' ', 'בסך', ' ', '01/05/2024', ' ', 'מיום'],
    'מיום 01/05/2024 בסך 99.90 ₪',
  ],
  [
    'reads a percent sign after Arabic behind its number (W2)',
    ['نم', ' ', '%', '50', ' ', 'رقم'],
    'رقم 50% نم',
  ],
  ['turns shown brackets back (L4)', ['ב', ' ', '(', 'א', ')', ' ', 'ג'], 'ג (א) ב'],
  [
    'reads the cells of a row from the right',
    ['ريال', '\t', '1,250.50', '\t', 'المبلغ'],
    'المبلغ 1,250.50 ريال',
  ],
])('%s', (_, shown, expected) => {
  expect(read(...shown)).toEqual([expected]);
});
