import {
  compareRational,
  parseRational,
  type Rational,
  toExactDecimal,
  toFixedDecimal,
  toSignificant,
} from './rational.ts';
import { writeDecimal } from './write-decimal.ts';

/** Nobody reads more digits before the point, or after it. */
const maxDigits = 30;
/** Of what is rounded. */
const roundedDigits = 12;

/** Exactly as many digits after the point as asked for: two, as for money, unless told otherwise. */
export function writeFixed(value: Rational, locale: string, fractionDigits = 2): string {
  if (isVast(value)) {
    const rounded = toSignificant(value, roundedDigits);
    return `${isEqual(value, rounded) ? '' : '≈ '}${writeDecimal(rounded, locale)}`;
  }
  return writeDecimal(toFixedDecimal(value, fractionDigits), locale, {
    minimumFractionDigits: fractionDigits,
  });
}

/** All the digits where they end, else twelve of them after `≈`. */
export function writeFull(value: Rational, locale: string): string {
  const whole = toExactDecimal(value, maxDigits);
  return whole === undefined
    ? `≈ ${writeDecimal(toSignificant(value, roundedDigits), locale)}`
    : writeDecimal(whole, locale);
}

/** True when so many digits after the point tell the whole value. */
export function isFixedExact(value: Rational, fractionDigits = 2): boolean {
  return isEqual(value, toFixedDecimal(value, fractionDigits));
}

function isEqual(value: Rational, written: string): boolean {
  return compareRational(value, parseRational(written)) === 0;
}

function isVast({ numerator, denominator }: Rational): boolean {
  return (numerator / denominator).toString().length > maxDigits;
}
