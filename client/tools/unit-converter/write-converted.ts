import {
  divideToNearest,
  type Rational,
  rational,
  toExactDecimal,
  toFixedDecimal,
} from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import type { UnitQuery } from './query.ts';
import type { Unit } from './units/unit.ts';

/** Writes a value with its unit; `plain` is its decimal, for all units but those of two parts: `5 ft 10.87 in`. */
export function writeConverted(value: Rational, plain: string, unit: Unit, locale: string): string {
  if (!unit.smaller) return `${writeDecimal(plain, locale)} ${unit.symbol}`;
  const [first = '', second] = unit.id.split('-');
  const isClock = second === undefined;
  const scale = isClock ? 1n : 100n;
  const parts = rational.multiply(value, rational(BigInt(unit.smaller) * scale));
  const units = divideToNearest(parts.numerator, parts.denominator);
  const size = units < 0n ? -units : units;
  const each = BigInt(unit.smaller) * scale;
  const [whole, rest] = [writeDecimal(String(size / each), locale), size % each];
  const sign = units < 0n ? '−' : '';
  if (isClock) return `${sign}${whole}:${String(rest).padStart(2, '0')} ${unit.symbol}`;
  const smaller = writeDecimal(toFixedDecimal(rational(rest, scale), 2), locale);
  return `${sign}${whole} ${first} ${smaller} ${second}`;
}

/** Returns the unit in two parts for an amount that is not a decimal: 5 ft 11 in, not 71/12 ft. */
export function pairFor({ category, value, from }: UnitQuery): Unit | undefined {
  return toExactDecimal(value, 30) === undefined
    ? category.units.find(({ id }) => id.startsWith(`${from.id}-`))
    : undefined;
}
