import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { toWesternDigits, withoutDirections, writeAsTyped } from '#core/numbers/locale-marks.ts';
import {
  addRational,
  parseRational,
  rational,
  type Rational,
  toExactDecimal,
} from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const grouped = String.raw`\d{1,3}(?:[\u00a0\u202f '’]\d{3})+(?!\d)(?:[.,]\d+)?`;
const plain = String.raw`(?:\d[\d.,٫٬]*\d|\d|[.,٫]\d+)[.,]?`;
const amountPattern = new RegExp(
  String.raw`^\s*(?:(?<whole>[-+\u2212]?\d+)?\s*(?<![\d.,])(?<top>\d{1,40})\s*/\s*(?<bottom>\d{1,40})` +
    String.raw`|(?<number>[-+\u2212]?(?:${grouped}|${plain})(?:(?:e|\s*×\s*10\^)[-+\u2212]?\d+)?))`,
  'iu',
);

/** Of a decimal that is written in full. */
const maxDigits = 30;
/** Of the parts of a fraction that is read. */
const maxFractionDigits = 40;
const maxTypedDigits = 2_000;

export interface ReadAmount {
  readonly value: Rational;
  /** How many characters the amount takes, blanks before it included. */
  readonly length: number;
}

/**
 * Reads the amount a text begins with, a decimal of the locale or a fraction such as `5 1/2`; undefined when there is
 * none. Throws a RangeError for a division by zero and a SyntaxError for digits that make no number.
 */
export function readAmount(text: string, locale: string): ReadAmount | undefined {
  const match = amountPattern.exec(toWesternDigits(text));
  if (!match) return undefined;
  const { number, whole, top, bottom } = match.groups ?? {};
  const value = addRational(readNumber(number ?? whole, locale), readFraction(top, bottom));
  return { value, length: match[0].length };
}

/** Reads a text that is nothing but an amount; undefined when it is none. */
export function parseAmount(text: string, locale: string): Rational | undefined {
  const trimmed = withoutDirections(text).trim();
  try {
    const amount = readAmount(trimmed, locale);
    return amount?.length === trimmed.length ? amount.value : undefined;
  } catch {
    return undefined;
  }
}

/** An exact value for people: a decimal where one exists, else a fraction. */
export function writeAmount(value: Rational, locale: string): string {
  const decimal = toExactDecimal(value, maxDigits);
  if (decimal !== undefined) return writeDecimal(decimal, locale);
  const write = (part: bigint) => writeNumber(part, locale, { useGrouping: false });
  return `${write(value.numerator)}/${write(value.denominator)}`;
}

/** The same as text for a box, which is read again: a decimal however long rather than a fraction too long for it. */
export function writeAmountAsTyped(value: Rational, locale: string): string {
  const { numerator, denominator } = value;
  const isLong = `${numerator}`.length > maxFractionDigits || `${denominator}`.length > maxFractionDigits;
  const decimal = toExactDecimal(value, isLong ? maxTypedDigits : maxDigits);
  return decimal === undefined ? `${numerator}/${denominator}` : writeAsTyped(withExponent(decimal), locale);
}

/** `1e400` for a row of zeros that no box holds. */
function withExponent(decimal: string): string {
  const [, whole = '', zeros = ''] = /^(-?\d+?)(0{20,})$/.exec(decimal) ?? [];
  if (zeros !== '') return `${whole}e${zeros.length}`;
  const [, sign = '', part = ''] = /^(-?)0\.(0{20}\d+)$/.exec(decimal) ?? [];
  return part === '' ? decimal : `${sign}${part.replace(/^0+/, '')}e-${part.length}`;
}

function readNumber(text: string | undefined, locale: string): Rational {
  if (text === undefined) return rational(0n);
  const plainText = parseLocaleNumber(text, locale);
  if (plainText === undefined) throw new SyntaxError(`“${text.trim()}” is not a number.`);
  return parseRational(plainText);
}

function readFraction(top: string | undefined, bottom: string | undefined): Rational {
  if (top === undefined || bottom === undefined) return rational(0n);
  if (BigInt(bottom) === 0n) throw new RangeError(`${top}/${bottom} divides by zero.`);
  return rational(BigInt(top), BigInt(bottom));
}
