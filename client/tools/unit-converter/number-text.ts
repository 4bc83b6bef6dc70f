import { type Rational, toExactDecimal } from '#core/numbers/rational.ts';

const maxFieldDigits = 30;

/** A plain decimal (a point, perhaps an exponent) as people of a locale read it; nothing is rounded. */
export function localizeDecimal(plain: string, locale: string, hasGroups = true): string {
  const [mantissa = '', exponent] = plain.split('e');
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 100, useGrouping: hasGroups });
  const written = format.format(mantissa as Intl.StringNumericLiteral);
  return exponent === undefined ? written : `${written} × 10^${exponent}`;
}

/** An exact value as text for a number box: a decimal where one exists, else a fraction. */
export function writeForField(value: Rational, locale: string): string {
  const decimal = toExactDecimal(value, maxFieldDigits);
  if (decimal !== undefined) return localizeDecimal(decimal, locale, false);
  return `${value.numerator}/${value.denominator}`;
}
