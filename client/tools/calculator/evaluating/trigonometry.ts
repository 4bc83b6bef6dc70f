import { ToolInputError } from '#core/errors.ts';
import { isEqual, rational } from '#core/numbers/rational.ts';
import { piValue, withinCircle } from './circle.ts';
import { Approximation, roundingOf } from './precision.ts';
import { power, root } from './powers.ts';
import {
  add,
  approximate,
  divide,
  exact,
  isExactZero,
  isNegative,
  isZero,
  multiply,
  negate,
  type Rounded,
  subtract,
  termOf,
  toRounded,
  type Value,
  whole,
} from './values.ts';

export type AngleUnit = 'radians' | 'degrees';

/** Squares of sine and tangent for the angles of the first quadrant at which they are fractions. */
const knownSquares = [
  { degrees: 0, sine: rational(0n), tangent: rational(0n) },
  { degrees: 30, sine: rational(1n, 4n), tangent: rational(1n, 3n) },
  { degrees: 45, sine: rational(1n, 2n), tangent: rational(1n) },
  { degrees: 60, sine: rational(3n, 4n), tangent: rational(3n) },
  { degrees: 90, sine: rational(1n), tangent: undefined },
] as const;

export function sine(angle: Value, unit: AngleUnit): Value {
  const degrees = degreesOf(angle, unit);
  const known = degrees === undefined ? undefined : knownSine(degrees);
  if (known) return known;
  const radians = toRadians(angle, unit);
  const result = radians.decimal.sin();
  return approximate(result, radians.error.plus(roundingOf(Approximation.min(1, radians.decimal.abs()))));
}

export function cosine(angle: Value, unit: AngleUnit): Value {
  const degrees = degreesOf(angle, unit);
  const known = degrees === undefined ? undefined : knownSine(degrees + 90);
  if (known) return known;
  const radians = toRadians(angle, unit);
  return approximate(radians.decimal.cos(), radians.error.plus(roundingOf(new Approximation(1))));
}

/** Computes the tangent. Throws a ToolInputError if it is undefined (90°, 270° …). */
export function tangent(angle: Value, unit: AngleUnit): Value {
  const below = cosine(angle, unit);
  if (isZero(below)) {
    throw new ToolInputError('The tangent of a right angle is undefined.', {
      hint: 'Use an angle other than 90°, 270° and so on.',
    });
  }
  return divide(sine(angle, unit), below);
}

export function arcSine(value: Value, unit: AngleUnit): Value {
  const rest = root(complementSquare(value, 'asin'), 2n);
  if (isExactZero(rest)) return inUnit(isNegative(value) ? -90 : 90, unit);
  return arcTangent(divide(value, rest), unit);
}

export function arcCosine(value: Value, unit: AngleUnit): Value {
  const rest = root(complementSquare(value, 'acos'), 2n);
  if (isExactZero(rest)) return inUnit(isNegative(value) ? 180 : 0, unit);
  return subtract(inUnit(90, unit), arcTangent(divide(value, rest), unit));
}

export function arcTangent(value: Value, unit: AngleUnit): Value {
  const square = multiply(value, value);
  const known = square.isExact
    ? knownSquares.find(({ tangent }) => tangent && isEqual(tangent, square.rational))
    : undefined;
  if (known) return inUnit(isNegative(value) ? -known.degrees : known.degrees, unit);
  const { decimal, error } = toRounded(value);
  const result = decimal.atan();
  const radians = approximate(result, error.plus(roundingOf(result)));
  return unit === 'radians' ? radians : divide(multiply(radians, whole(180)), piValue());
}

/** Computes the direction of the point (x, y), from −180° to 180°. */
export function arcTangentOf(y: Value, x: Value, unit: AngleUnit): Value {
  if (isZero(x)) return inUnit(isZero(y) ? 0 : isNegative(y) ? -90 : 90, unit);
  const angle = arcTangent(divide(y, x), unit);
  if (!isNegative(x)) return angle;
  return add(angle, inUnit(isNegative(y) ? -180 : 180, unit));
}

/** Converts a value in degrees (`90°`) to the chosen unit. */
export function degreesInUnit(value: Value, unit: AngleUnit): Value {
  return unit === 'degrees' ? value : multiply(value, divide(piValue(), whole(180)));
}

function inUnit(degrees: number, unit: AngleUnit): Value {
  return degreesInUnit(whole(degrees), unit);
}

/** Computes 1 − value². Throws a ToolInputError for values outside −1 to 1. */
function complementSquare(value: Value, name: string): Value {
  const rest = subtract(whole(1), power(value, whole(2)));
  if (isNegative(rest)) throw new ToolInputError(`${name} needs a number from -1 to 1.`);
  return rest;
}

/** Returns the sine of an integer number of degrees, if its square is a known fraction. */
function knownSine(degrees: number): Value | undefined {
  const turned = ((degrees % 360) + 360) % 360;
  const half = turned % 180;
  const known = knownSquares.find((each) => each.degrees === Math.min(half, 180 - half));
  if (!known) return undefined;
  const size = root(exact(known.sine), 2n);
  return turned >= 180 ? negate(size) : size;
}

/** Returns the angle within one turn in degrees, if it is an integer. */
function degreesOf(angle: Value, unit: AngleUnit): number | undefined {
  const degrees = unit === 'degrees' ? angle : isExactZero(angle) ? angle : partOfCircle(angle);
  if (!degrees?.isExact || degrees.rational.denominator !== 1n) return undefined;
  return Number(degrees.rational.numerator % 360n);
}

/** Converts a rational multiple of π to degrees. */
function partOfCircle(angle: Value): Value | undefined {
  const term = angle.isExact ? undefined : termOf(angle);
  if (term?.radicand !== 1n || !isEqual(term.pi, rational(1n)) || term.e.numerator !== 0n) return undefined;
  return exact(rational.multiply(term.coefficient, rational(180n)));
}

function toRadians(angle: Value, unit: AngleUnit): Rounded {
  const turned = unit === 'degrees' ? withinTurn(angle) : angle;
  return withinCircle(degreesInUnitOf(turned, unit));
}

function degreesInUnitOf(angle: Value, unit: AngleUnit): Value {
  return unit === 'degrees' ? degreesInUnit(angle, 'radians') : angle;
}

function withinTurn(degrees: Value): Value {
  if (!degrees.isExact) return degrees;
  const turns = rational.divide(degrees.rational, rational(360n));
  const rest = rational(turns.numerator % turns.denominator, turns.denominator);
  return exact(rational.multiply(rest, rational(360n)));
}
