import { shorten } from '#core/text/writing/shorten.ts';
import { ordinalOf, scaleWords, smallWords, tensWords } from './english.ts';

/** A decimal number: `digits` without a sign and leading zeros, `fraction` as written. */
export interface PlainNumber {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly fraction: string;
}

/** Signs of letters, as CLDR writes them in English and in the languages of the currencies. */
const letters = String.raw`Rs\.?|Ksh|kr\.?|zł|R|N|Dhs?\.?|KD|SR`;
/** What groups digits; the Swiss write an apostrophe (CLDR, de-CH). */
const group = "[,_'’ \\u00a0\\u202f]";
const digits = new RegExp(
  String.raw`^(?<sign>[-−+]?)\s*(?:(?:[A-Z]{0,3}\p{Sc}|R\$|${letters}|(?<before>[A-Z]{3}))\s*)?` +
    String.raw`(?<whole>\d{1,3}(?:${group}\d{2,3})*${group}\d{3}|\d+)?(?:\.(?<fraction>\d+))?(?<suffix>st|nd|rd|th)?\s*` +
    String.raw`(?:\p{Sc}|${letters}|(?<behind>[A-Z]{3}))?$`,
  'iu',
);
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Reads a number in digits, with groups, a currency or an ordinal suffix; undefined for any other text. */
export function readDigits(text: string): PlainNumber | undefined {
  // Accounts write a loss in parentheses.
  const signed = text
    .trim()
    .replace(/^(\p{Sc}?\s*)\(([^()]+)\)$/u, '-$1$2')
    // SAP writes the minus after the digits.
    .replace(/^([^-−]*\d)\s?[-−]$/, '-$1')
    // In India nothing may be added to an amount: `500/-`.
    .replace(/(?<=\d)\s?\/[-=]$/, '');
  const { sign, before, whole, fraction = '', suffix, behind } = digits.exec(signed)?.groups ?? {};
  if ((whole === undefined && fraction === '') || (suffix !== undefined && fraction !== '')) return undefined;
  // Three letters beside a number are a currency of ISO 4217, or none of its own.
  const codes = [before, behind].filter((code) => code !== undefined);
  if (codes.length > 1 || codes.some((code) => !currencyCodes.has(code.toUpperCase()))) return undefined;
  const plain = (whole ?? '0').replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (suffix !== undefined && suffix.toLowerCase() !== suffixOf(plain)) return undefined;
  return { isNegative: sign === '-' || sign === '−', digits: plain, fraction };
}

/** `st` of 1, 21 and 101, but `th` of 11. */
export function suffixOf(plain: string): string {
  if (/1\d$/.test(plain)) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[plain.slice(-1)] ?? 'th';
}

type Word =
  | { readonly type: 'unit' | 'ten' | 'hundred' | 'scale'; readonly value: bigint }
  | { readonly type: 'and' | 'point' | 'minus' };

const words = new Map<string, Word>([
  ...smallWords.map((word, index) => [word, { type: 'unit', value: BigInt(index) }] as const),
  ...tensWords.map((word, index) => [word, { type: 'ten', value: BigInt((index + 2) * 10) }] as const),
  ...scaleWords.map((word, index) => [word, { type: 'scale', value: 1000n ** BigInt(index + 1) }] as const),
  ['hundred', { type: 'hundred', value: 100n }],
  ['lakh', { type: 'scale', value: 100_000n }],
  ['lac', { type: 'scale', value: 100_000n }],
  ['crore', { type: 'scale', value: 10_000_000n }],
  ['a', { type: 'unit', value: 1n }],
  ['an', { type: 'unit', value: 1n }],
  ['nought', { type: 'unit', value: 0n }],
  ['naught', { type: 'unit', value: 0n }],
  ['oh', { type: 'unit', value: 0n }],
  ['and', { type: 'and' }],
  ['point', { type: 'point' }],
  ['minus', { type: 'minus' }],
  ['negative', { type: 'minus' }],
]);
const ordinals = new Map(
  [...words.keys()].filter((word) => word.length > 2).map((word) => [ordinalOf(word), word] as const),
);

/** A word that does not fit, by its place among the words. */
export class WordFault extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

/** Reads a number in English words, cardinal or ordinal. Throws a WordFault with the index of a word that does not fit. */
export function readWords(texts: readonly string[]): PlainNumber {
  const lower = texts.map((text) => text.toLowerCase());
  const isNegative = words.get(lower[0] ?? '')?.type === 'minus';
  const start = isNegative ? 1 : 0;
  if (texts.length > start + 2 && lower.slice(start, start + 2).join(' ') === 'half a')
    return { isNegative, ...shift(0n, '5', zerosOf(texts, start + 2)) };
  const half = lower.findIndex((_, index) => lower.slice(index, index + 3).join(' ') === 'and a half');
  const point = half > start ? half : lower.indexOf('point');
  const end = point === -1 ? texts.length : point;
  const whole = end > start ? readWhole(texts, start, end) : point === -1 ? undefined : 0n;
  if (whole === undefined) throw new WordFault('No number follows.', texts.length - 1);
  if (point === -1) return { isNegative, digits: String(whole), fraction: '' };
  if (point === texts.length - 1) throw new WordFault('No digits follow “point”.', point);
  if (half === point) return { isNegative, ...shift(whole, '5', zerosOf(texts, point + 3)) };
  const afterDigits = texts.findIndex((_, index) => index > point + 1 && isScale(texts, index));
  const decimals = texts.slice(point + 1, afterDigits === -1 ? undefined : afterDigits);
  const fraction = decimals.map((_, index) => digitOf(texts, point + 1 + index)).join('');
  return { isNegative, ...shift(whole, fraction, afterDigits === -1 ? 0 : zerosOf(texts, afterDigits)) };
}

function isScale(texts: readonly string[], index: number): boolean {
  const { type } = wordOf(texts, index);
  return type === 'scale' || type === 'hundred';
}

/** Returns the zeros of the scales from a word to the last: six of `million`. */
function zerosOf(texts: readonly string[], start: number): number {
  return texts.slice(start).reduce((zeros, text, index) => {
    const word = wordOf(texts, start + index);
    if (!isScale(texts, start + index) || !('value' in word))
      throw new WordFault(`“${text}” does not fit what is before it.`, start + index);
    return zeros + String(word.value).length - 1;
  }, 0);
}

/** Moves the point of a number to the right. */
function shift(whole: bigint, fraction: string, places: number): Pick<PlainNumber, 'digits' | 'fraction'> {
  const moved = String(whole) + fraction.slice(0, places).padEnd(places, '0');
  return { digits: String(BigInt(moved)), fraction: fraction.slice(places) };
}

function wordOf(texts: readonly string[], index: number): Word {
  const text = (texts[index] ?? '').toLowerCase();
  const word = words.get(text) ?? words.get(ordinals.get(text) ?? '') ?? words.get(text.replace(/s$/, ''));
  if (!word) throw new WordFault(`“${shorten(texts[index] ?? '', 60)}” is not a number word.`, index);
  if (ordinals.has(text) && index < texts.length - 1) {
    throw new WordFault(`Nothing may follow the ordinal “${text}”.`, index + 1);
  }
  return word;
}

function digitOf(texts: readonly string[], index: number): string {
  const word = wordOf(texts, index);
  if (word.type === 'unit' && word.value < 10n) return String(word.value);
  throw new WordFault(`“${texts[index] ?? ''}” is not a digit. After “point” each digit is a word.`, index);
}

/** Adds up the words: `part` is below the last scale, and the next word must be below `limit`. */
function readWhole(texts: readonly string[], start: number, end: number): bigint {
  let [total, part, limit, scaleLimit] = [0n, 0n, 0n, 0n];
  let isOpen = false;
  const misfit = (index: number) =>
    new WordFault(`“${texts[index] ?? ''}” does not fit what is before it.`, index);
  for (let index = start; index < end; index += 1) {
    const word = wordOf(texts, index);
    if (word.type === 'and') {
      if (!isOpen || index === end - 1) throw misfit(index);
      continue;
    }
    if (!('value' in word)) throw misfit(index);
    const { value } = word;
    if (word.type === 'unit' || word.type === 'ten') {
      // After “twenty” fits one to nine, after “hundred” below a hundred, after nothing any.
      if (limit !== 0n && (value >= limit || value === 0n)) throw misfit(index);
      if (limit === 0n && isOpen) throw misfit(index);
      part += value;
      limit = word.type === 'ten' ? 10n : 0n;
    } else if (word.type === 'hundred') {
      if ((part === 0n && isOpen) || part >= 100n) throw misfit(index);
      part = (part === 0n ? 1n : part) * 100n;
      limit = 100n;
    } else {
      if (scaleLimit !== 0n && value >= scaleLimit) {
        // “Ten lakh crore” multiplies all that is before it.
        if (value !== 10_000_000n) throw misfit(index);
        [total, part] = [(total + part) * value, 0n];
      } else {
        if (part === 0n && isOpen) throw misfit(index);
        [total, part] = [total + (part === 0n ? 1n : part) * value, 0n];
      }
      [scaleLimit, limit] = [value, value];
    }
    isOpen = true;
  }
  return total + part;
}
