import { readOwn } from '#core/collections/read-own.ts';
import { type Coded, MissList } from './coding.ts';

// Unified English Braille (ICEB 2013), uncontracted.
const letterCells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const [capital, capitalEnd, numeric, grade1] = ['⠠', '⠠⠄', '⠼', '⠰'];
const capitalWord = capital + capital;
const signs: Readonly<Record<string, string>> = {
  ',': '⠂',
  ';': '⠆',
  ':': '⠒',
  '.': '⠲',
  '!': '⠖',
  '?': '⠦',
  '”': '⠴',
  '“': '⠘⠦',
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
const byCells = new Map(Object.entries(signs).map(([sign, cells]) => [cells, sign]));

const cellOf = (letter: string) => letterCells.charAt(letter.charCodeAt(0) - 97);
const cellOfDigit = (digit: string) => letterCells.charAt((Number(digit) + 9) % 10);

/** Runs of capitals, other letters, numbers with points and commas, and single characters with their marks. */
const run = /[A-Z]+(?!\p{M})|[a-z](?!\p{M})|(?:(?<![\p{L}\d])\.)?\d[\d.,]*(?!\p{M})|\s+|\P{M}\p{M}*|\p{M}+/gu;

/** Encodes a text in Unified English Braille without contractions. */
export function encodeBraille(text: string): Coded {
  const misses = new MissList();
  let encoded = '';
  let [isAfterNumber, isAtStart] = [false, true];
  for (const { 0: raw, index } of text.matchAll(run)) {
    const wasAfterNumber = isAfterNumber;
    isAfterNumber = false;
    if (/^\s/.test(raw)) encoded += raw;
    else if (/^[a-z]$/.test(raw)) encoded += (wasAfterNumber && raw <= 'j' ? grade1 : '') + cellOf(raw);
    else if (/^[A-Z]+$/.test(raw)) encoded += encodeCapitals(raw, text.charAt(index + raw.length));
    else if (/^\.?\d/.test(raw)) {
      encoded += numeric + raw.replaceAll(/[\d.,]/g, (sign) => readOwn(signs, sign) ?? cellOfDigit(sign));
      isAfterNumber = true;
    } else {
      const sign = readOwn(alike, raw) ?? raw;
      const cells = readOwn(signs, sign);
      if (cells === undefined) misses.add(raw, index);
      // At the start of a word these cells are an opening quote.
      encoded += (sign === '?' && isAtStart ? grade1 : '') + (cells ?? raw);
    }
    isAtStart = /[\s([{“"–—-]$/.test(raw);
  }
  return { text: encoded, misses: misses.list() };
}

function encodeCapitals(letters: string, next: string): string {
  const cells = letters.toLowerCase().replaceAll(/[a-z]/g, cellOf);
  if (letters.length === 1) return capital + cells;
  return capitalWord + cells + (/[a-z]/.test(next) ? capitalEnd : '');
}

/** Decodes Unified English Braille without contractions. Cells without a meaning are kept. */
export function decodeBraille(text: string): Coded {
  const misses = new MissList();
  let decoded = '';
  let mode: 'none' | 'capital' | 'capitals' | 'number' | 'grade1' = 'none';
  for (let at = 0; at < text.length;) {
    const wasMode = mode;
    const rest = text.slice(at, at + 3);
    const cell = rest.charAt(0);
    const letter = letterCells.indexOf(cell);
    let [value, length]: [string | undefined, number] = ['', 1];
    if (wasMode === 'capitals' && rest.startsWith(capitalEnd)) [mode, length] = ['none', 2];
    else if (wasMode === 'number' && letter >= 0 && letter < 10) value = String((letter + 1) % 10);
    else if (wasMode === 'number' && /[⠂⠲]/.test(cell)) value = cell === '⠂' ? ',' : '.';
    else if (letter >= 0) {
      const small = String.fromCharCode(97 + letter);
      value = wasMode === 'capital' || wasMode === 'capitals' ? small.toUpperCase() : small;
      if (wasMode !== 'capitals') mode = 'none';
    } else if (cell === numeric) mode = 'number';
    else if (cell === grade1) mode = 'grade1';
    else [value, length, mode] = readSign(rest, decoded, wasMode === 'grade1');
    if (value === undefined) {
      value = rest.slice(0, length);
      misses.add(value, at);
    }
    decoded += value;
    at += length;
  }
  return { text: decoded, misses: misses.list() };
}

/** Reads a sign of one to three cells, an indicator of capitals, or a character that is no cell. */
function readSign(
  rest: string,
  before: string,
  isGrade1: boolean,
): [value: string | undefined, length: number, mode: 'none' | 'capital' | 'capitals'] {
  const cell = rest.charAt(0);
  for (const length of [3, 2, 1]) {
    const cells = rest.slice(0, length);
    if (cells === '⠦' && !isGrade1 && /(?:^|[\s(["-])$/.test(before) && /^⠦[⠁-⠿]/.test(rest))
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
