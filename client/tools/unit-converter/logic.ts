import { ToolInputError } from '#core/errors.ts';
import {
  type Rational,
  rational,
  toExactDecimal,
  toFixedDecimal,
  toSignificant,
} from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import type { Unit, UnitCategory } from './units/unit.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** A converted value; all numbers are plain decimals with a point. */
export interface Conversion {
  /** The value rounded by the specification: 6 decimals, 4 for temperatures, without trailing zeros. */
  readonly rounded: string;
  /** The exact value, if rounding changed it. */
  readonly exact: { readonly text: string; readonly isWhole: boolean } | undefined;
}

/** A value with more than `maxExactDigits` digits, or with infinitely many, is shown with `roundedDigits`. */
const maxExactDigits = 30;
const roundedDigits = 15;

/** Converts exactly, through the base unit. Throws a ToolInputError for a temperature below absolute zero. */
export function convertExactly(value: Rational, from: Unit, to: Unit, category: UnitCategory): Rational {
  const base = toBase(value, from);
  if (category.id === 'temperature' && rational.compare(base, rational(0n)) < 0) {
    const limit = writeDecimal(toFixedDecimal(rational.subtract(rational(0n), from.offset), 2), 'en');
    throw new ToolInputError(`Nothing is colder than absolute zero, ${limit} ${from.symbol}.`, {
      field: 'value',
      hint: 'Enter a higher temperature.',
    });
  }
  if (to.isReciprocal) return toBase(base, to);
  return rational.subtract(rational.divide(base, to.factor), to.offset);
}

/** Converts a value to the base unit; for a reciprocal unit this is its own inverse. */
function toBase(value: Rational, unit: Unit): Rational {
  if (!unit.isReciprocal) return rational.multiply(rational.add(value, unit.offset), unit.factor);
  if (value.numerator === 0n) {
    throw new ToolInputError('Zero has no counterpart: a consumption is divided by it.', {
      field: 'value',
      hint: 'Enter a value other than zero.',
    });
  }
  return rational.divide(unit.factor, value);
}

/** Converts a value and formats the result. */
export function convert(value: Rational, from: Unit, to: Unit, category: UnitCategory): Conversion {
  return describeValue(convertExactly(value, from, to, category), category, isExact(from, to));
}

/** Returns whether a conversion is exact; it is not if only one of the units is irrational. */
function isExact(from: Unit, to: Unit): boolean {
  return from.isRounded === to.isRounded;
}

function describeValue(value: Rational, category: UnitCategory, canBeExact: boolean): Conversion {
  const rounded = toFixedDecimal(value, category.fractionDigits);
  const whole = canBeExact || value.numerator === 0n ? toExactDecimal(value, maxExactDigits) : undefined;
  if (whole === rounded) return { rounded, exact: undefined };
  const text = toSignificant(value, whole === undefined ? roundedDigits : maxExactDigits);
  return { rounded, exact: { text, isWhole: whole !== undefined } };
}

/** Explains the result: the factor between the units, or the formula for temperatures. */
export function explainConversion(from: Unit, to: Unit, category: UnitCategory, locale: string): string {
  if (from === to) return '';
  if (category.id === 'temperature') return explainTemperature(from.id, to.id, locale);
  const write = (decimal: string) => writeDecimal(decimal, locale);
  const [one, other] = [symbolOf(from), symbolOf(to)];
  if (from.isReciprocal !== to.isReciprocal) {
    const [constantOf, divisor] = from.isReciprocal ? [from, to] : [to, from];
    const constant = rational.divide(constantOf.factor, divisor.factor);
    return `${other} = ${write(toSignificant(constant, 12))} ÷ ${one}`;
  }
  const ratio = rational.divide(from.factor, to.factor);
  const inverseRatio = rational.divide(to.factor, from.factor);
  for (const digits of isExact(from, to) ? [20, maxExactDigits] : []) {
    const decimal = toExactDecimal(ratio, digits);
    if (decimal !== undefined) return `${write('1')} ${one} = ${write(decimal)} ${other} exactly`;
    const inverse = toExactDecimal(inverseRatio, digits);
    if (inverse !== undefined) return `${write('1')} ${other} = ${write(inverse)} ${one} exactly`;
  }
  return `${write('1')} ${one} = ${write(toSignificant(ratio, 12))} ${other}, rounded`;
}

/** Returns the symbol of the unit that a factor is of: ft for `ft in`. */
export function symbolOf({ symbol, smaller }: Unit): string {
  return smaller ? (symbol.split(' ', 1)[0] ?? symbol) : symbol;
}

const temperatureFormulas: Readonly<Record<string, string>> = {
  'c-f': '°F = °C × 1.8 + 32',
  'c-k': 'K = °C + 273.15',
  'f-c': '°C = (°F − 32) ÷ 1.8',
  'f-k': 'K = (°F + 459.67) ÷ 1.8',
  'k-c': '°C = K − 273.15',
  'k-f': '°F = K × 1.8 − 459.67',
  'c-r': '°R = (°C + 273.15) × 1.8',
  'f-r': '°R = °F + 459.67',
  'k-r': '°R = K × 1.8',
  'r-c': '°C = °R ÷ 1.8 − 273.15',
  'r-f': '°F = °R − 459.67',
  'r-k': 'K = °R ÷ 1.8',
};

function explainTemperature(from: string, to: string, locale: string): string {
  const formula = readOwn(temperatureFormulas, `${from}-${to}`);
  return (
    formula?.replace(/\d+(?:\.\d+)?/g, (decimal) => writeDecimal(decimal, locale)) ??
    'The same unit: nothing to convert'
  );
}
