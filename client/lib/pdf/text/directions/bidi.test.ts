import bidiFactory from 'bidi-js';
import fc from 'fast-check';
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
  ['keeps a number of three-digit groups whole', ['تونس', ' ', '3 001', ' ', '419'], '419 3 001 تونس'],
  ['keeps a number of groups whole in a run of words', ['تونس 1 234 567'], 'تونس 1 234 567'],
  ['keeps other numbers of a run apart (N1)', ['תל', ' ', '4567 123 050', ' ', 'טל'], 'טל 050 123 4567 תל'],
  ['takes the direction from the sign after a label', ['a@b.com', ' ', ':', 'מייל'], 'מייל: a@b.com'],
  ['takes the direction from the sign after a Latin label', ['To:', ' ', 'מייל'], 'To: מייל'],
])('%s', (_, shown, expected) => {
  expect(read(...shown)).toEqual([expected]);
});

// Drawn by Chromium, whose source has the expected texts; each line of glyphs is as the page shows it.
test.each([
  'הטלפון: 050-7654321. יחס 3:1. גרסה 2.0!',
  "כן, 7. הסעיף (א) 1.2.3 בעמ' 5.",
  'ביום הראשון (10–12) ו-25% הנחה, GPS Pro 7, טלפון 03-1234567.',
  'الاجتماع في 15/3/2024 الساعة 14:30. الهاتف: 050-7654321. الفصول 3-5. الإصدار 2.0!',
  'العدد 42؟ نعم، 7.',
  'قال: «مرحبا» ثم (غادر) في 1990-1995.',
  'السعر ٤٥٫٥، والهاتف +961 1 234567.',
  'اليوم الأول (من',
  '10 إلى 12). السعر 25% من العينات.',
])('reads numbers and signs of “%s”', (text) => {
  expect(readShown(text, 'rtl')).toEqual([text]);
});

const bidi = bidiFactory();
const draw = (text: string, base: 'rtl' | 'ltr') =>
  bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, base));
const readShown = (text: string, base: 'rtl' | 'ltr') => read(...Array.from(draw(text, base)));

// Different texts may look alike, and any that does is right: an independent implementation of UAX #9 draws them.
test('reads random lines as texts that look the same', () => {
  const words = 'א בג ا بت a GPS 1 20 3.5 ٤٥ - + . , : / % ₪ $ ! " (א) (x) [1]'.split(' ');
  const word = fc.constantFrom(...words, ' ', ' ', ' ');
  const lines = fc.sample(fc.array(word, { minLength: 1, maxLength: 7 }), { numRuns: 4000, seed: 1 });
  const wrong = lines.flatMap((line, index) => {
    const base = index % 2 === 0 ? 'rtl' : 'ltr';
    // Letters at both ends determine the direction of a line.
    const text = base === 'rtl' ? `של ${line.join('')} لم` : `One a ${line.join('')} two`;
    const [got = ''] = readShown(text, base);
    return draw(got, base) === draw(text, base).replace(/\s+/g, ' ') ? [] : [{ text, got }];
  });
  // A few random lines have no unique answer; no real text looks like them.
  expect(wrong.length).toBeLessThan(lines.length / 500);
});
