import {
  parseRational,
  type Rational,
  rational,
  toExactDecimal,
  toFixedDecimal,
  toSignificant,
} from './rational.ts';
import { writeDecimal } from './write-decimal.ts';

/** The most digits to show before or after the point. */
const maxDigits = 30;
/** The number of digits of a rounded value. */
const roundedDigits = 12;
/** A rounded value has more decimals than an amount of money beside it. */
const leastDecimals = 4;

/** Writes a value with exactly the given number of decimals; two by default, as for money. */
export function writeFixed(value: Rational, locale: string, fractionDigits = 2): string {
  if (isVast(value)) return writeSignificant(value, locale);
  return writeDecimal(toFixedDecimal(value, fractionDigits), locale, {
    minimumFractionDigits: fractionDigits,
  });
}

/** Writes all digits of a finite decimal, else twelve or more of them after `≈`. */
export function writeFull(value: Rational, locale: string): string {
  if (isVast(value)) return writeSignificant(value, locale);
  const exact = toExactDecimal(value, 2 * maxDigits);
  if (exact !== undefined && (exact.split('.')[1] ?? '').length <= maxDigits)
    return writeDecimal(exact, locale);
  return wholeLength(value) > roundedDigits - leastDecimals
    ? `≈ ${writeDecimal(toFixedDecimal(value, leastDecimals), locale)}`
    : writeSignificant(value, locale);
}

function writeSignificant(value: Rational, locale: string): string {
  const rounded = toSignificant(value, roundedDigits);
  return `${isEqual(value, rounded) ? '' : '≈ '}${writeDecimal(rounded, locale)}`;
}

/** True if that many decimals express the exact value. */
export function isFixedExact(value: Rational, fractionDigits = 2): boolean {
  return isEqual(value, toFixedDecimal(value, fractionDigits));
}

function isEqual(value: Rational, written: string): boolean {
  return rational.compare(value, parseRational(written)) === 0;
}

function isVast(value: Rational): boolean {
  return wholeLength(value) > maxDigits;
}

function wholeLength({ numerator, denominator }: Rational): number {
  return (numerator / denominator).toString().replace('-', '').length;
}
