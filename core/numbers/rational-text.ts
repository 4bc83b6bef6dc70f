import {
  compareRational,
  parseRational,
  type Rational,
  toExactDecimal,
  toFixedDecimal,
  toSignificant,
} from './rational.ts';
import { writeDecimal } from './write-decimal.ts';

/** The most digits to show before or after the point. */
const maxDigits = 30;
/** The number of decimals of a rounded value. */
const roundedDigits = 12;

/** Writes a value with exactly the given number of decimals; two by default, as for money. */
export function writeFixed(value: Rational, locale: string, fractionDigits = 2): string {
  if (isVast(value)) {
    const rounded = toSignificant(value, roundedDigits);
    return `${isEqual(value, rounded) ? '' : '≈ '}${writeDecimal(rounded, locale)}`;
  }
  return writeDecimal(toFixedDecimal(value, fractionDigits), locale, {
    minimumFractionDigits: fractionDigits,
  });
}

/** Writes all digits of a finite decimal, else twelve of them after `≈`. */
export function writeFull(value: Rational, locale: string): string {
  const whole = toExactDecimal(value, maxDigits);
  return whole === undefined
    ? `≈ ${writeDecimal(toSignificant(value, roundedDigits), locale)}`
    : writeDecimal(whole, locale);
}

/** True if that many decimals express the exact value. */
export function isFixedExact(value: Rational, fractionDigits = 2): boolean {
  return isEqual(value, toFixedDecimal(value, fractionDigits));
}

function isEqual(value: Rational, written: string): boolean {
  return compareRational(value, parseRational(written)) === 0;
}

function isVast({ numerator, denominator }: Rational): boolean {
  return (numerator / denominator).toString().length > maxDigits;
}
