import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { toWesternDigits, withoutDirections, writeAsTyped } from '#core/numbers/locale-marks.ts';
import { parseRational, type Rational, rational, toExactDecimal } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const grouped = String.raw`\d{1,3}(?:[\u00a0\u202f '’]\d{3})+(?!\d)(?:[.,]\d+)?`;
const plain = String.raw`(?:\d[\d.,٫٬]*\d|\d|[.,٫]\d+)[.,]?`;
const amountPattern = new RegExp(
  String.raw`^\s*(?:(?<whole>[-+\u2212]?\d+)?\s*(?<![\d.,])(?<top>\d{1,40})\s*/\s*(?<bottom>\d{1,40})` +
    String.raw`|(?<number>[-+\u2212]?(?:${grouped}|${plain})(?:(?:e|\s*×\s*10\^)[-+\u2212]?\d+)?))`,
  'iu',
);

/** The maximum number of digits in an exact decimal. */
const maxDigits = 30;
/** The maximum number of digits in the parts of a fraction. */
const maxFractionDigits = 40;
const maxTypedDigits = 2_000;

export interface ReadAmount {
  readonly value: Rational;
  /** The number of characters of the amount, including spaces before it. */
  readonly length: number;
}

/**
 * Reads the amount at the start of a text: a decimal of the locale or a fraction such as `5 1/2`; undefined if there is
 * none. Throws a RangeError for a division by zero and a SyntaxError for invalid digits.
 */
export function readAmount(text: string, locale: string): ReadAmount | undefined {
  const match = amountPattern.exec(toWesternDigits(text));
  if (!match) return undefined;
  const { number, whole, top, bottom } = match.groups ?? {};
  const value = rational.add(readNumber(number ?? whole, locale), readFraction(top, bottom));
  return { value, length: match[0].length };
}

/** Reads a text that is only an amount; undefined for other texts. */
export function parseAmount(text: string, locale: string): Rational | undefined {
  const trimmed = withoutDirections(text).trim();
  try {
    const amount = readAmount(trimmed, locale);
    return amount?.length === trimmed.length ? amount.value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an exact value: as a decimal if possible, else as a fraction. */
export function writeAmount(value: Rational, locale: string): string {
  const decimal = toExactDecimal(value, maxDigits);
  if (decimal !== undefined) return writeDecimal(decimal, locale);
  const write = (part: bigint) => writeNumber(part, locale, { useGrouping: false });
  return `${write(value.numerator)}/${write(value.denominator)}`;
}

/**
 * Writes a value for a field, which is read again: as a long decimal if the fraction would be too long for the field.
 */
export function writeAmountAsTyped(value: Rational, locale: string): string {
  const { numerator, denominator } = value;
  const isLong = `${numerator}`.length > maxFractionDigits || `${denominator}`.length > maxFractionDigits;
  const decimal = toExactDecimal(value, isLong ? maxTypedDigits : maxDigits);
  return decimal === undefined ? `${numerator}/${denominator}` : writeAsTyped(withExponent(decimal), locale);
}

/** Writes long runs of zeros as an exponent such as `1e400`. */
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
