import { type Currency, currencies } from './currencies.ts';
import { maxDigits } from './english.ts';
import { explainDigits } from './explain-digits.ts';
import { type PlainNumber, readDigits, readWords, WordFault } from './reading.ts';
import { readRoman } from './roman.ts';

const currencyList: readonly Currency[] = Object.values(currencies);
const lastWord = (name: string) => name.split(' ').at(-1) ?? '';
const unitWords = new Set(currencyList.flatMap(({ units }) => units.map(lastWord)));
const partWords = new Set(currencyList.flatMap(({ parts = [] }) => parts.map(String)));
const adjectives = /^(?:Canadian|Australian|Swiss|U\.?S\.?|exactly|only)$/i;
/** The name of a currency after digits. */
const nameBehind = new RegExp(
  String.raw`(?<=\d)\s+(?:(?:Canadian|Australian|Swiss|U\.?S\.?)\s+)?(?:${[...unitWords].join('|')})$`,
  'i',
);
/** Contracts repeat an amount in figures. */
const repeated = /^(?<words>[^()]*\p{L})\s*\((?<figures>[^()]*)\)$/u;

/** A line that is not a number, or not one that can be written this way; `offset` is in the line. */
export class LineFault extends Error {
  readonly offset: number;
  readonly hint: string;

  constructor(message: string, hint: string, offset = 0) {
    super(message);
    this.offset = offset;
    this.hint = hint;
  }
}

interface ReadLine {
  readonly number: PlainNumber;
  /** Set for a Roman numeral in an unusual notation. */
  readonly usual?: string;
}

/** Reads digits, Roman numerals, words or an amount in words. */
export function readLine(written: string): ReadLine {
  // The stars of a check and the dot of a sentence; the places of the words stay.
  const line = written
    .replaceAll(/^\s*\*+|\*+\s*$/g, (stars) => ' '.repeat(stars.length))
    .replace(/(?<=\p{L}{2})\.\s*$/u, ' ');
  const { words, figures } = repeated.exec(line.trim())?.groups ?? {};
  const again = figures === undefined ? undefined : readDigits(figures);
  if (words !== undefined && again) return checkRepeated(readLine(words), again);
  const number = readDigits(line.trim().replace(nameBehind, ''));
  if (number) return { number: checkLength(number) };
  const roman = readRoman(line.trim());
  if (roman) {
    const isUsual = roman.usual === line.trim().normalize('NFKC').toUpperCase();
    const read = { isNegative: false, digits: String(roman.value), fraction: '' };
    return isUsual ? { number: read } : { number: read, usual: roman.usual };
  }
  const tokens = Array.from(line.matchAll(/[^\s,–-]+/g), ({ 0: word, index }) => ({
    word: word === '&' ? 'and' : word,
    index,
  }));
  const kept = unitLast(tokens.filter(({ word }) => !adjectives.test(word)));
  if (kept.length === 0)
    throw new LineFault('This is not a number.', 'Write digits, number words or a Roman numeral.');
  try {
    return { number: checkLength(readAmount(kept.map(({ word }) => word))) };
  } catch (error) {
    if (!(error instanceof WordFault)) throw error;
    // A sign before digits that are wrong is not the mistake.
    const figures = Array.from(line.matchAll(/\S+/g)).find(([word]) => /\d/.test(word));
    const isWrong = figures !== undefined && !readDigits(figures[0]);
    const offset = isWrong ? figures.index : (kept[error.index]?.index ?? 0);
    const hint = 'Write a number such as 1,234.5, forty-two or XLII.';
    const reason = explainDigits(line, offset) ?? { message: error.message, hint };
    throw new LineFault(reason.message, reason.hint, offset);
  }
}

/** Moves the names of an Indian check after their numbers: `Rupees five and paise ten`. */
function unitLast<Token extends { readonly word: string }>(tokens: readonly Token[]): readonly Token[] {
  const [unit, ...rest] = tokens;
  if (!unit || !unitWords.has(unit.word.toLowerCase())) return tokens;
  const part = rest.findIndex(({ word }) => partWords.has(word.toLowerCase()));
  if (part === -1) return [...rest, unit];
  if (part === rest.length - 1) {
    const and = rest.findLastIndex(({ word }) => word.toLowerCase() === 'and');
    return and > 0 ? [...rest.slice(0, and), unit, ...rest.slice(and)] : tokens;
  }
  const whole = rest.slice(0, rest[part - 1]?.word.toLowerCase() === 'and' ? part - 1 : part);
  return [...whole, unit, ...rest.slice(part + 1), ...rest.slice(part, part + 1)];
}

function checkRepeated(read: ReadLine, again: PlainNumber): ReadLine {
  const plain = ({ digits, fraction }: PlainNumber) => `${digits}.${fraction.replace(/0+$/, '')}`;
  if (plain(read.number) === plain(again)) return read;
  throw new LineFault('The words and the figures in parentheses differ.', 'Correct one of them.');
}

function checkLength(number: PlainNumber): PlainNumber {
  if (number.digits.length <= maxDigits) return number;
  throw new LineFault(`The number has ${number.digits.length} digits.`, `At most ${maxDigits} have words.`);
}

/** Reads `twelve dollars and fifty cents`, `twelve and 50/100 dollars` or `no/100`, or words without a currency. */
function readAmount(words: readonly string[]): PlainNumber {
  const lower = words.map((word) => word.toLowerCase());
  const hundredths = lower.findIndex((word) => /^(?:\d{1,3}|no|xx|zero)\/10{1,3}$/.test(word));
  if (hundredths > 0) {
    const [part = '', whole = ''] = (lower[hundredths] ?? '').split('/');
    const before = words.slice(0, lower[hundredths - 1] === 'and' ? hundredths - 1 : hundredths);
    return { ...readWords(before), fraction: part.replace(/^\D+$/, '').padStart(whole.length - 1, '0') };
  }
  const unit = lower.findIndex((word) => unitWords.has(word));
  const digits = digitsOf(lower.at(-1) ?? '', lower[unit]);
  if (unit === 0) throw new WordFault(`There is no number before “${words[0] ?? ''}”.`, 0);
  if (unit === -1 && digits === undefined) return readWords(words);
  const whole = unit === -1 ? { isNegative: false, digits: '0', fraction: '' } : readCount(words, 0, unit);
  const start = unit + 1 + (lower[unit + 1] === 'and' ? 1 : 0);
  if (start >= words.length) return whole;
  if (digits === undefined)
    throw new WordFault(`“${words[start] ?? ''}” does not fit after the amount.`, start);
  const part = readCount(words, start, words.length - 1);
  const isTooMany = unit !== -1 && part.digits.length > digits;
  if (isTooMany || part.fraction !== '' || whole.fraction !== '')
    throw new WordFault(`“${words.at(-1) ?? ''}” need a whole number of at most ${digits} digits.`, start);
  const padded = part.digits.padStart(digits + 1, '0');
  return {
    isNegative: whole.isNegative || part.isNegative,
    digits: unit === -1 ? padded.slice(0, -digits) : whole.digits,
    fraction: padded.slice(-digits),
  };
}

/** The digits of a part, by its currency: a dinar has a thousand fils, and a dirham a hundred. */
function digitsOf(part: string, unit: string | undefined): number | undefined {
  const known = currencyList.filter(({ parts = [] }) => parts.map(String).includes(part));
  return (known.find(({ units }) => units.some((name) => lastWord(name) === unit)) ?? known.at(-1))?.digits;
}

/** Reads a whole number of units or parts in words, or in digits as programs write cents. */
function readCount(words: readonly string[], start: number, end: number): PlainNumber {
  const [figures = '', ...more] = words.slice(start, end);
  if (more.length === 0 && /^\d+$/.test(figures))
    return { isNegative: false, digits: figures.replace(/^0+(?=\d)/, ''), fraction: '' };
  try {
    return readWords(words.slice(start, end));
  } catch (error) {
    throw error instanceof WordFault ? new WordFault(error.message, start + error.index) : error;
  }
}
