import {
  compareRational,
  parseRational,
  type Rational,
  toExactDecimal,
  toFixedDecimal,
  toSignificant,
} from './rational.ts';
import { writeNumber } from './write-number.ts';

/** Nobody reads more digits before the point, or after it. */
const maxDigits = 30;
/** Of what is rounded. */
const roundedDigits = 12;

/** Exactly as many digits after the point as asked for: two, as for money, unless told otherwise. */
export function writeFixed(value: Rational, locale: string, fractionDigits = 2): string {
  if (isVast(value)) {
    const rounded = toSignificant(value, roundedDigits);
    return `${isEqual(value, rounded) ? '' : '≈ '}${writeNumber(rounded, locale)}`;
  }
  return writeNumber(toFixedDecimal(value, fractionDigits), locale, { minFractionDigits: fractionDigits });
}

/** All the digits where they end, else twelve of them after `≈`. */
export function writeFull(value: Rational, locale: string): string {
  const whole = toExactDecimal(value, maxDigits);
  return whole === undefined
    ? `≈ ${writeNumber(toSignificant(value, roundedDigits), locale)}`
    : writeNumber(whole, locale);
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
