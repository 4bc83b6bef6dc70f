import { parseRational, rational, type Rational } from '#core/numbers/rational.ts';

export const categoryIds = [
  'length',
  'mass',
  'volume',
  'temperature',
  'area',
  'time',
  'speed',
  'data',
  'data-rate',
  'energy',
  'power',
  'pressure',
  'angle',
  'fuel',
  'frequency',
  'force',
  'torque',
  'density',
] as const;

export type UnitCategoryId = (typeof categoryIds)[number];

export interface Unit {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** value in base units = (value + offset) × factor; the offset is zero except for temperatures. */
  readonly factor: Rational;
  readonly offset: Rational;
  /** value in base units = factor / value: a larger value means less, as with liters per 100 km. */
  readonly isReciprocal?: boolean;
  /** True for an irrational factor, which is rounded beyond all shown digits. */
  readonly isRounded?: boolean;
  /**
   * So many smaller units are in one: 5.5 `ft-in` are written as 5 ft 6 in, by the parts of the id; a pace of 4.5 min/km
   * as 4:30.
   */
  readonly smaller?: number;
}

export interface UnitCategory {
  readonly id: UnitCategoryId;
  readonly name: string;
  /** The number of decimals in the main result. */
  readonly fractionDigits: number;
  readonly units: readonly Unit[];
}

const zero = rational(0n);

/** Creates a unit; `factor` is a decimal or a fraction of decimals such as `5/9`. */
export function unit(id: string, symbol: string, name: string, factor: string, offset = zero): Unit {
  const [numerator = '', denominator = '1'] = factor.split('/');
  const exact = rational.divide(parseRational(numerator), parseRational(denominator));
  return { id, symbol, name, factor: exact, offset };
}

/** Creates a unit whose values are written in two units, by the parts of its id: `ft-in`. */
export function doubleUnit(id: string, name: string, factor: string, smaller: number): Unit {
  return { ...unit(id, id.replace('-', ' '), name, factor), smaller };
}

/** Creates a category, whose main result has `fractionDigits` decimals. */
export function category(
  id: UnitCategoryId,
  name: string,
  units: readonly Unit[],
  fractionDigits = 6,
): UnitCategory {
  return { id, name, fractionDigits, units };
}
