import { ToolInputError } from '#core/errors.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import {
  parseRational,
  type Rational,
  toExactDecimal,
  toFixedDecimal,
  toSignificant,
} from '#core/numbers/rational.ts';

/**
 * Reads a number as people of a locale write it; a percent sign after it and a currency sign are left out. Throws a
 * ToolInputError.
 */
export function readNumber(written: string, label: string, locale: string): Rational {
  const bare = written
    .replace(/\p{Sc}/u, '')
    .trim()
    .replace(/\s*%$/, '');
  const plain = parseLocaleNumber(bare, locale);
  if (plain === undefined && /^[-+]?[\d.,]+e[-+]?\d{4,}$/i.test(bare)) {
    throw new ToolInputError(`${label}: “${written.trim()}” is beyond what is worked out here.`, {
      hint: 'The exponent has three digits at most.',
    });
  }
  if (plain === undefined) {
    throw new ToolInputError(`${label}: “${written.trim()}” is not a number.`, {
      hint: 'Write it as in 1.5, 1,5 or 1,234.',
    });
  }
  return parseRational(plain);
}

/** With exactly two digits after the point, as results are shown. */
export function writeFixed(value: Rational, locale: string): string {
  if (isVast(value)) {
    const rounded = toSignificant(value, 12);
    return `${isEqual(value, rounded) ? '' : '≈ '}${localize(rounded, locale)}`;
  }
  const [whole = '', fraction = ''] = toFixedDecimal(value, 2).split('.');
  return localize(`${whole}.${fraction.padEnd(2, '0')}`, locale);
}

/** All the digits where they end, else twelve. */
export function writeFull(value: Rational, locale: string): string {
  const whole = toExactDecimal(value, 30);
  return whole === undefined ? `≈ ${localize(toSignificant(value, 12), locale)}` : localize(whole, locale);
}

/** True when two digits after the point tell the whole value. */
export function isFixedExact(value: Rational): boolean {
  return isEqual(value, toFixedDecimal(value, 2));
}

function isEqual(value: Rational, written: string): boolean {
  const { numerator, denominator } = parseRational(written);
  return numerator === value.numerator && denominator === value.denominator;
}

/** Too long to be read in full. */
function isVast({ numerator, denominator }: Rational): boolean {
  return (numerator / denominator).toString().length > 30;
}

function localize(plain: string, locale: string): string {
  const [mantissa = '', exponent] = plain.split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: fraction.length,
    maximumFractionDigits: fraction.length,
  });
  const written = format.format(`${whole}.${fraction || '0'}` as Intl.StringNumericLiteral);
  const signed = mantissa.startsWith('-') ? `−${written}` : written;
  return exponent === undefined ? signed : `${signed} × 10^${exponent.replace('-', '−')}`;
}
