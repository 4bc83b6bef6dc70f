import { type Note, ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { type Currency, currencies } from './currencies.ts';
import { maxDigits, writeCardinal, writeDigits, writeOrdinal } from './english.ts';
import { type PlainNumber, readDigits, readWords, WordFault } from './reading.ts';
import { maxOverlined, maxPlain, readRoman, writeRoman } from './roman.ts';
import type { NumberWordsOptions } from './schema.ts';

const currencyList: readonly Currency[] = Object.values(currencies);
const lastWord = (name: string) => name.split(' ').at(-1) ?? '';
const unitWords = new Set(currencyList.flatMap(({ units }) => units.map(lastWord)));
const partDigits = new Map(
  currencyList.flatMap(({ parts = [], digits }) => parts.map((part) => [part, digits] as const)),
);
const adjectives = /^(?:Canadian|Australian|Swiss|US|exactly|only)$/i;
const maxNotes = 20;

/** A line that is not a number, or not one that can be written this way; `offset` is in the line. */
class LineFault extends Error {
  readonly offset: number;
  readonly hint: string;

  constructor(message: string, hint: string, offset = 0) {
    super(message);
    this.offset = offset;
    this.hint = hint;
  }
}

/**
 * Converts the number of each line. Throws a ToolInputError with the place of a line that is not a number.
 */
export function convertLines(
  text: string,
  options: NumberWordsOptions,
): { readonly text: string; readonly notes: readonly Note[] } {
  const places = new PlaceFinder(text);
  const notes: Note[] = [];
  let unusual = 0;
  const converted = text.replaceAll(/[^\r\n]+/g, (line, offset: number) => {
    if (line.trim() === '') return line;
    try {
      const { number, usual } = readLine(line);
      if (usual !== undefined) {
        unusual += 1;
        const sentence = `${line.trim()} is usually written ${usual}.`;
        if (unusual <= maxNotes) notes.push({ severity: 'info', sentence, place: places.find(offset) });
      }
      return writeLine(number, options);
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      throw new ToolInputError(error.message, { ...places.find(offset + error.offset), hint: error.hint });
    }
  });
  if (unusual > maxNotes) {
    notes.push({
      severity: 'info',
      sentence: `${formatCount(unusual - maxNotes, 'more numeral')} like these.`,
    });
  }
  return { text: converted, notes };
}

interface ReadLine {
  readonly number: PlainNumber;
  /** Set for a Roman numeral in an unusual notation. */
  readonly usual?: string;
}

/** Reads digits, Roman numerals, words or an amount in words. */
function readLine(line: string): ReadLine {
  const number = readDigits(line);
  if (number) return { number: checkLength(number) };
  const roman = readRoman(line.trim());
  if (roman) {
    const isUsual = roman.usual === line.trim().normalize('NFKC').toUpperCase();
    const read = { isNegative: false, digits: String(roman.value), fraction: '' };
    return isUsual ? { number: read } : { number: read, usual: roman.usual };
  }
  const tokens = Array.from(line.matchAll(/[^\s,–-]+/g), ({ 0: word, index }) => ({ word, index }));
  const kept = tokens.filter(({ word }) => !adjectives.test(word));
  if (kept.length === 0)
    throw new LineFault('This is not a number.', 'Write digits, number words or a Roman numeral.');
  try {
    return { number: checkLength(readAmount(kept.map(({ word }) => word))) };
  } catch (error) {
    if (!(error instanceof WordFault)) throw error;
    const hint = 'Write a number such as 1,234.5, forty-two or XLII.';
    throw new LineFault(error.message, hint, kept[error.index]?.index ?? 0);
  }
}

function checkLength(number: PlainNumber): PlainNumber {
  if (number.digits.length <= maxDigits) return number;
  throw new LineFault(`The number has ${number.digits.length} digits.`, `At most ${maxDigits} have words.`);
}

/** Reads `twelve dollars and fifty cents`, `twelve and 50/100 dollars`, or words without a currency. */
function readAmount(words: readonly string[]): PlainNumber {
  const lower = words.map((word) => word.toLowerCase());
  const hundredths = lower.findIndex((word) => /^\d{1,3}\/10{1,3}$/.test(word));
  if (hundredths > 0) {
    const [part = '', whole = ''] = (lower[hundredths] ?? '').split('/');
    const before = words.slice(0, lower[hundredths - 1] === 'and' ? hundredths - 1 : hundredths);
    return { ...readWords(before), fraction: part.padStart(whole.length - 1, '0') };
  }
  const unit = lower.findIndex((word) => unitWords.has(word));
  const digits = partDigits.get(lower.at(-1) ?? '');
  if (unit === -1 && digits === undefined) return readWords(words);
  const whole =
    unit === -1 ? { isNegative: false, digits: '0', fraction: '' } : readWords(words.slice(0, unit));
  const start = unit + 1 + (lower[unit + 1] === 'and' ? 1 : 0);
  if (start >= words.length) return whole;
  if (digits === undefined)
    throw new WordFault(`“${words[start] ?? ''}” does not fit after the amount.`, start);
  const part = readPart(words, start);
  return {
    ...whole,
    isNegative: whole.isNegative || part.isNegative,
    fraction: part.digits.padStart(digits, '0'),
  };
}

function readPart(words: readonly string[], start: number): PlainNumber {
  try {
    return readWords(words.slice(start, -1));
  } catch (error) {
    throw error instanceof WordFault ? new WordFault(error.message, start + error.index) : error;
  }
}

function writeLine(number: PlainNumber, options: NumberWordsOptions): string {
  const { isNegative, digits, fraction } = number;
  const sign = isNegative ? 'minus ' : '';
  switch (options.to) {
    case 'number':
      return `${isNegative ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`;
    case 'words': {
      const decimals = fraction === '' ? '' : ` point ${writeDigits(fraction)}`;
      return inCase(sign + writeCardinal(BigInt(digits), options) + decimals, options);
    }
    case 'amount':
    case 'check':
      return inCase(sign + writeAmount(number, options), options);
    case 'ordinals':
      return inCase(writeOrdinal(wholeOf(number, 'An ordinal'), options), options);
    case 'suffixes': {
      const value = wholeOf(number, 'An ordinal');
      return `${writeNumber(value)}${suffixOf(value)}`;
    }
    case 'roman':
      return romanOf(number, options);
  }
}

function wholeOf({ isNegative, digits, fraction }: PlainNumber, what: string): bigint {
  if (!isNegative && /^0*$/.test(fraction)) return BigInt(digits);
  throw new LineFault(`${what} is a whole number without a sign.`, 'Remove the sign or the decimals.');
}

function suffixOf(value: bigint): string {
  const tens = value % 100n;
  if (tens >= 11n && tens <= 13n) return 'th';
  return ['th', 'st', 'nd', 'rd'][Number(value % 10n)] ?? 'th';
}

function romanOf(number: PlainNumber, { isOverlined }: NumberWordsOptions): string {
  const value = wholeOf(number, 'A Roman numeral');
  const most = isOverlined ? maxOverlined : maxPlain;
  if (value >= 1n && value <= BigInt(most)) return writeRoman(Number(value));
  const hint =
    value > 0n && value <= BigInt(maxOverlined)
      ? 'Turn on “Overlines above 3,999”.'
      : `Use a number from 1 to ${writeNumber(most)}.`;
  throw new LineFault(`${writeNumber(value)} has no Roman numeral.`, hint);
}

function writeAmount(number: PlainNumber, options: NumberWordsOptions): string {
  const { units, parts, digits }: Currency = currencies[options.currency];
  const fraction = number.fraction.replace(/0+$/, '');
  if (fraction.length > digits) {
    const hint =
      digits === 0 ? 'Remove the decimals.' : `Round the amount to ${formatCount(digits, 'decimal')}.`;
    throw new LineFault(`${options.currency} has ${digits === 0 ? 'no' : String(digits)} decimals.`, hint);
  }
  const whole = BigInt(number.digits);
  const unit = whole === 1n ? units[0] : units[1];
  const words = writeCardinal(whole, options);
  if (!parts) return `${words} ${unit}`;
  const padded = fraction.padEnd(digits, '0');
  if (options.to === 'check') return `${words} and ${padded}/1${'0'.repeat(digits)} ${units[1]}`;
  const count = BigInt(padded);
  if (count === 0n) return `${words} ${unit}`;
  const part = `${writeCardinal(count, options)} ${count === 1n ? parts[0] : parts[1]}`;
  return whole === 0n ? part : `${words} ${unit} and ${part}`;
}

function inCase(words: string, { letters }: Pick<NumberWordsOptions, 'letters'>): string {
  switch (letters) {
    case 'lower':
      return words;
    case 'sentence':
      return words.charAt(0).toUpperCase() + words.slice(1);
    case 'title':
      return words.replaceAll(/(?<![\p{L}])(?!and\b)\p{L}/gu, (letter) => letter.toUpperCase());
    case 'upper':
      return words.toUpperCase();
  }
}
