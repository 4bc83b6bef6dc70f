import { readOwn } from '#core/collections/read-own.ts';
import { findSpans, pairQuotes } from './braille-spans.ts';
import { type Coded, MissList } from './coding.ts';

// Unified English Braille (ICEB 2013), uncontracted.
const letterCells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const [capital, capitalEnd, numeric, grade1] = ['⠠', '⠠⠄', '⠼', '⠰'];
const capitalWord = capital + capital;
const capitalPassage = capitalWord + capital;
const singleEnd = '⠠⠴';
/** An opening quote that does not begin a word, where `⠦` would be a question mark. */
const innerQuote = '⠘⠦';
const signs: Readonly<Record<string, string>> = {
  ',': '⠂',
  ';': '⠆',
  ':': '⠒',
  '.': '⠲',
  '!': '⠖',
  '?': '⠦',
  '”': '⠴',
  '“': '⠦',
  '‘': '⠠⠦',
  "'": '⠄',
  '-': '⠤',
  '"': '⠠⠶',
  '–': '⠠⠤',
  '—': '⠐⠠⠤',
  '(': '⠐⠣',
  ')': '⠐⠜',
  '[': '⠨⠣',
  ']': '⠨⠜',
  '{': '⠸⠣',
  '}': '⠸⠜',
  '<': '⠈⠣',
  '>': '⠈⠜',
  '/': '⠸⠌',
  '\\': '⠸⠡',
  '&': '⠈⠯',
  '@': '⠈⠁',
  '%': '⠨⠴',
  '+': '⠐⠖',
  '=': '⠐⠶',
  '×': '⠐⠦',
  '÷': '⠐⠌',
  '*': '⠐⠔',
  '#': '⠸⠹',
  $: '⠈⠎',
  '€': '⠈⠑',
  '£': '⠈⠇',
  _: '⠨⠤',
  '~': '⠈⠔',
  '^': '⠈⠢',
  '°': '⠘⠚',
  '§': '⠘⠎',
  '©': '⠘⠉',
  '•': '⠸⠲',
};
/** UEB has one apostrophe and one dash. */
const alike: Readonly<Record<string, string>> = { '’': "'", '−': '-', '—': '–' };
const byCells = new Map([
  ...Object.entries(signs).map(([sign, cells]) => [cells, sign] as const),
  [signs['?'] ?? '', '?'],
  [singleEnd, '’'],
  [innerQuote, '“'],
  ['⠘⠴', '”'],
]);
const wordStart = /(?:^|[\s([{“"‘–—-])$/;

const cellOf = (letter: string) => letterCells.charAt(letter.charCodeAt(0) - 97);
const cellOfDigit = (digit: string) => letterCells.charAt((Number(digit) + 9) % 10);

/** Runs of capitals, other letters, numbers with points and commas, and single characters with their marks. */
const run = /[A-Z]+(?!\p{M})|[a-z](?!\p{M})|(?:(?<![\p{L}\d])\.)?\d[\d.,]*(?!\p{M})|\s+|\P{M}\p{M}*|\p{M}+/gu;

/** Encodes a text in Unified English Braille without contractions. */
export function encodeBraille(input: string): Coded {
  const text = pairQuotes(input);
  const { passageStarts, passageEnds, singleEnds } = findSpans(text);
  const misses = new MissList();
  let encoded = '';
  let [isAfterNumber, isInPassage] = [false, false];
  for (const { 0: raw, index } of text.matchAll(run)) {
    const end = index + raw.length;
    if (passageStarts.has(index)) {
      isInPassage = true;
      encoded += capitalPassage;
    }
    const isSmall = /^[a-z]$/.test(raw) || (isInPassage && /^[A-Z]/.test(raw));
    if (/^\s/.test(raw)) encoded += raw;
    else if (isSmall) encoded += (isAfterNumber && /^[a-j]/i.test(raw) ? grade1 : '') + encodeLetters(raw);
    else if (/^[A-Z]+$/.test(raw)) encoded += encodeCapitals(raw, text.charAt(end));
    else if (/^\.?\d/.test(raw))
      encoded += numeric + raw.replaceAll(/[\d.,]/g, (sign) => readOwn(signs, sign) ?? cellOfDigit(sign));
    else {
      const cells = singleEnds.has(index) ? singleEnd : encodeSign(raw, text, index);
      if (cells === undefined) misses.add(raw, index);
      encoded += cells ?? raw;
    }
    isAfterNumber = /^\.?\d/.test(raw);
    if (!passageEnds.has(end) || !isInPassage) continue;
    isInPassage = false;
    encoded += capitalEnd;
  }
  return { text: encoded, misses: misses.list() };
}

const encodeLetters = (letters: string) => letters.toLowerCase().replaceAll(/[a-z]/g, cellOf);

function encodeSign(raw: string, text: string, index: number): string | undefined {
  const isAtStart = wordStart.test(text.slice(Math.max(0, index - 1), index));
  const next = text.charAt(index + 1);
  // At the start of a word these cells are an opening quote.
  if (raw === '?' && isAtStart) return grade1 + (signs['?'] ?? '');
  if (raw === '“' && !(isAtStart && (/[a-z\d]/i.test(next) || readOwn(signs, readOwn(alike, next) ?? next))))
    return innerQuote;
  return readOwn(signs, readOwn(alike, raw) ?? raw);
}

function encodeCapitals(letters: string, next: string): string {
  const cells = encodeLetters(letters);
  if (letters.length === 1) return capital + cells;
  return capitalWord + cells + (/[a-z]/.test(next) ? capitalEnd : '');
}

/** Decodes Unified English Braille without contractions. Cells without a meaning are kept. */
export function decodeBraille(text: string): Coded {
  const misses = new MissList();
  let decoded = '';
  let mode: Mode = 'none';
  let isInPassage = false;
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at, at + 3);
    const letter = letterCells.indexOf(rest.charAt(0));
    let [value, length]: [string | undefined, number] = ['', 1];
    if (rest === capitalPassage) [isInPassage, mode, length] = [true, 'none', 3];
    else if ((isInPassage || mode === 'capitals') && rest.startsWith(capitalEnd))
      [isInPassage, mode, length] = [false, 'none', 2];
    else if (mode === 'number' && numberCells.test(rest)) value = readNumberCell(rest.charAt(0), letter);
    else if (letter >= 0) {
      const small = String.fromCharCode(97 + letter);
      value = isInPassage || mode === 'capital' || mode === 'capitals' ? small.toUpperCase() : small;
      if (mode !== 'capitals') mode = 'none';
    } else [value, length, mode] = readSign(rest, decoded, mode === 'grade1');
    if (value === undefined) {
      value = rest.slice(0, length);
      misses.add(value, at);
    }
    decoded += value;
    at += length;
  }
  return { text: decoded, misses: misses.list() };
}

type Mode = 'none' | 'capital' | 'capitals' | 'number' | 'grade1';

/** Cells that continue a number: a digit, a comma, a point, or a space before a digit (UEB 6.6). */
const numberCells = /^(?:[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠂⠲]|⠐[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])/;

function readNumberCell(cell: string, letter: number): string {
  if (letter >= 0) return String((letter + 1) % 10);
  return cell === '⠂' ? ',' : cell === '⠲' ? '.' : ' ';
}

/** Reads an indicator, a sign of one to three cells, or a character that is not a cell. */
function readSign(
  rest: string,
  before: string,
  isGrade1: boolean,
): [value: string | undefined, length: number, mode: Mode] {
  const cell = rest.charAt(0);
  if (cell === numeric) return ['', 1, 'number'];
  if (cell === grade1) return ['', 1, 'grade1'];
  for (const length of [3, 2, 1]) {
    const cells = rest.slice(0, length);
    if (cells === signs['“'] && !isGrade1 && wordStart.test(before.slice(-1)) && /^⠦[⠁-⠿]/.test(rest))
      return ['“', 1, 'none'];
    const sign = byCells.get(cells);
    if (sign !== undefined) return [sign, length, 'none'];
  }
  if (rest.startsWith(capitalWord)) return ['', 2, 'capitals'];
  if (rest.startsWith(capital)) return ['', 1, 'capital'];
  if (cell === '⠀') return [' ', 1, 'none'];
  const [character = cell] = /^./su.exec(rest) ?? [];
  return [/\s/.test(cell) ? cell : undefined, character.length, 'none'];
}
