import { expect, test } from 'vitest';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { dropDoubled } from './drop-doubled.ts';
import { settleMarks } from './settle-marks.ts';

const run = (text: string, left: number, right: number, size = 12): TextRun => ({
  text,
  left,
  right,
  baseline: 100,
  size,
  isRightToLeft: /[\u0590-\u06ff]\p{L}*/u.test(text) && /\p{L}/u.test(text),
  turn: 0,
  isVertical: false,
});
const textsOf = (runs: readonly TextRun[]) => runs.map(({ text }) => text);

// Runs as pdf.js reads them from text set in Helvetica. Poppler reads the same words; the characters are those of NFC.
test.each([
  ['before its letter', [run('Agˆ', 50, 70), run('encia', 64.7, 93.4)], ['Ag', 'ência']],
  ['after its letter', [run('Age', 50, 71.35), run('ˆncia', 66, 93.4)], ['Agê', 'ncia']],
  ['below its letter', [run('fran¸', 120, 149.4), run('cais', 145.4, 166.7)], ['fran', 'çais']],
  ['by itself', [run('e', 50, 56.7), run('´', 51.3, 55.3), run('t', 56.7, 60)], ['é', 't']],
  ['above a letter without a dot', [run('na¨', 50, 67.4), run('ıve', 63, 79)], ['na', 'ïve']],
])('composes an accent drawn %s', (_, runs, expected) => {
  expect(textsOf(settleMarks(runs))).toEqual(expected);
});

test.each([
  ['in a text of its own', [run('a sign ´', 50, 90), run('is here', 93, 120)]],
  ['that no letter has', [run('1^', 50, 60), run('2', 57, 64)]],
  ['beside a letter', [run('x~', 50, 60), run('a', 60, 67)]],
])('keeps an accent %s', (_, runs) => {
  expect(settleMarks(runs)).toEqual(runs);
});

// As drawn by Chromium: vowel signs without width, above their letter.
test('puts vowel signs behind their letter', () => {
  const runs = [run('ل', 516, 525), run('\u064c', 517, 517), run('\u064f', 531.9, 531.9), run('س', 531, 541)];
  expect(textsOf(settleMarks(runs))).toEqual(['ل\u064c', 'س\u064f']);
});

// Poppler reads the same.
test('drops letters drawn again, as pdf.js joins them', () => {
  const letters = [
    run('C', 50, 58.66),
    run('Co', 50.4, 65.34),
    run('om', 59.06, 75.33),
    run('mp', 65.74, 82),
    run('p', 75.73, 82.4),
  ];
  expect(textsOf(dropDoubled(letters)).join('')).toBe('Comp');
  const words = [run('Company', 50, 101.35), run('Companyname', 50.5, 130.5), run('name', 101, 131)];
  expect(textsOf(dropDoubled(words))).toEqual(['Company', 'name']);
});

// As in issue-192-example.pdf of the tests of pdfplumber, where letters are wider than their room; poppler keeps them.
test('keeps the same letters that follow each other closely', () => {
  const runs = [run('68-Aag Aab', 370.7, 415.1, 9), run('ab', 413, 422, 9), run('b', 420, 425, 9)];
  expect(dropDoubled(runs)).toEqual(runs);
});
