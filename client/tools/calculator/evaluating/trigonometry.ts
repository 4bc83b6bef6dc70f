import type { Decimal } from 'decimal.js';
import { ToolInputError } from '#core/errors.ts';
import { divideRational, multiplyRational, rational } from '#core/numbers/rational.ts';
import { approximate, Approximation, exact, isZero, toDecimal, type Value, whole } from './values.ts';

export type AngleUnit = 'radians' | 'degrees';

export const pi = Approximation.acos(-1);
const halfCircle = new Approximation(180);
/** Larger angles would need more digits than are at hand: of π, and of a rounded angle itself. */
const maxAngleExponent = { exact: 600, rounded: 30 } as const;

/** Twice the sine at every 30° where that is a whole number. */
const doubledSines: Readonly<Partial<Record<number, bigint>>> = {
  0: 0n,
  1: 1n,
  3: 2n,
  5: 1n,
  6: 0n,
  7: -1n,
  9: -2n,
  11: -1n,
};

export function sine(angle: Value, unit: AngleUnit): Value {
  return knownSine(angle, unit, 0) ?? throughRadians(angle, unit, (radians) => radians.sin());
}

export function cosine(angle: Value, unit: AngleUnit): Value {
  return knownSine(angle, unit, 3) ?? throughRadians(angle, unit, (radians) => radians.cos());
}

/** Throws a ToolInputError where the tangent is undefined (90°, 270° …). */
export function tangent(angle: Value, unit: AngleUnit): Value {
  if (isZero(cosine(angle, unit))) {
    throw new ToolInputError('The tangent of a right angle is undefined.', {
      hint: 'Take an angle other than 90°, 270° and so on.',
    });
  }
  const step = unit === 'degrees' ? stepsOf(angle, 45n) : undefined;
  if (step !== undefined) return whole([0, 1, 0, -1][step % 4] ?? 0);
  return throughRadians(angle, unit, (radians) => radians.tan());
}

/** An inverse function's result in the chosen unit; whole degrees come back exactly. */
export function fromRadians(angle: Decimal, unit: AngleUnit): Value {
  if (unit === 'radians') return approximate(angle);
  const degrees = angle.times(halfCircle).div(pi);
  const nearest = degrees.round();
  return degrees.minus(nearest).abs().lt('1e-60') ? whole(BigInt(nearest.toFixed())) : approximate(degrees);
}

/** A value given in degrees (`90°`), in the chosen unit. */
export function degreesInUnit(value: Value, unit: AngleUnit): Value {
  return unit === 'degrees' ? value : approximate(toDecimal(value).times(pi).div(halfCircle));
}

/** The sine of an angle moved on by some steps of 30°, where it is exact. */
function knownSine(angle: Value, unit: AngleUnit, offset: number): Value | undefined {
  const step = unit === 'degrees' ? stepsOf(angle, 30n) : isExactZero(angle) ? 0 : undefined;
  const doubled = step === undefined ? undefined : doubledSines[(step + offset) % 12];
  return doubled === undefined ? undefined : exact(rational(doubled, 2n));
}

function isExactZero(value: Value): boolean {
  return value.isExact && isZero(value);
}

/** How many steps of `stepDegrees` an angle in degrees makes, within one full turn; undefined if it is none. */
function stepsOf(angle: Value, stepDegrees: bigint): number | undefined {
  if (!angle.isExact) return undefined;
  const steps = divideRational(angle.rational, rational(stepDegrees));
  if (steps.denominator !== 1n) return undefined;
  const full = 360n / stepDegrees;
  return Number(((steps.numerator % full) + full) % full);
}

function throughRadians(angle: Value, unit: AngleUnit, apply: (radians: Decimal) => Decimal): Value {
  const value = toDecimal(unit === 'degrees' ? withinTurn(angle) : angle);
  if (value.e > maxAngleExponent[angle.isExact ? 'exact' : 'rounded']) {
    throw new ToolInputError('This angle is too large.', { hint: 'Take a smaller one.' });
  }
  const result = apply(unit === 'degrees' ? value.times(pi).div(halfCircle) : value);
  if (angle.isExact) return approximate(result);
  // π is known to 70 digits only: what is left of sin(π) is that, and stands for zero.
  const noise = Approximation.max(1, value.abs()).times('1e-66');
  return approximate(result.abs().lt(noise) ? new Approximation(0) : result);
}

function withinTurn(degrees: Value): Value {
  if (!degrees.isExact) return degrees;
  const turns = divideRational(degrees.rational, rational(360n));
  const rest = rational(turns.numerator % turns.denominator, turns.denominator);
  return exact(multiplyRational(rest, rational(360n)));
}
