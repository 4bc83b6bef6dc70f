/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Makes a fraction. Throws a RangeError for a zero denominator. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction cannot have a zero denominator.');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, sign * denominator);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

/** Reads a plain decimal such as `-1.5e-3` exactly. Throws a SyntaxError for anything else. */
export function parseRational(decimal: string): Rational {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i.exec(decimal);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (!match || whole + fraction === '') throw new SyntaxError(`“${decimal}” is not a decimal number.`);
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = Number(exponent) - fraction.length;
  return scale >= 0 ? rational(digits * 10n ** BigInt(scale)) : rational(digits, 10n ** BigInt(-scale));
}

rational.add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

rational.subtract = (a: Rational, b: Rational): Rational =>
  rational.add(a, { ...b, numerator: -b.numerator });

rational.multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** Divides `a` by `b`. Throws a RangeError if `b` is zero. */
rational.divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

rational.compare = (a: Rational, b: Rational): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export function isEqual(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Writes a decimal with at most `fractionDigits` decimals, ties away from zero, without trailing zeros. */
export function toFixedDecimal(value: Rational, fractionDigits: number): string {
  const scale = 10n ** BigInt(fractionDigits);
  const scaled = divideToNearest(value.numerator * scale, value.denominator);
  return insertPoint(scaled, fractionDigits);
}

/** Writes the exact decimal; undefined if it never ends or has more than `maxDigits` digits. */
export function toExactDecimal(value: Rational, maxDigits: number): string | undefined {
  let rest = value.denominator;
  let digits = 0;
  // A decimal is finite only if its denominator has no prime factors other than 2 and 5.
  for (const prime of [2n, 5n]) {
    let count = 0;
    while (rest % prime === 0n) {
      rest /= prime;
      count += 1;
    }
    digits = Math.max(digits, count);
  }
  if (rest !== 1n || digits > maxDigits) return undefined;
  const text = toFixedDecimal(value, digits);
  return text.replace(/\D/g, '').length > maxDigits ? undefined : text;
}

/** Writes scientific notation with at most `digits` significant digits, ties away from zero: `1.5e-9`. */
export function toScientific(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  const size = { ...value, numerator: value.numerator < 0n ? -value.numerator : value.numerator };
  let exponent = size.numerator.toString().length - size.denominator.toString().length;
  if (rational.compare(size, powerOfTen(exponent)) < 0) exponent -= 1;
  let mantissa = roundAt(size, digits - 1 - exponent);
  if (mantissa >= 10n ** BigInt(digits)) {
    exponent += 1;
    mantissa = roundAt(size, digits - 1 - exponent);
  }
  const text = insertPoint(mantissa, digits - 1);
  return `${value.numerator < 0n ? '-' : ''}${text}e${exponent}`;
}

/** Writes at most `digits` significant digits: in plain form for readable sizes (1e-6 up to 1e15), else scientific. */
export function toSignificant(value: Rational, digits: number): string {
  const scientific = toScientific(value, digits);
  const exponent = Number(scientific.split('e')[1] ?? 0);
  return exponent < -6 || exponent >= 15
    ? scientific
    : toFixedDecimal(value, Math.max(0, digits - 1 - exponent));
}

function roundAt(value: Rational, decimals: number): bigint {
  const scaled = rational.multiply(value, powerOfTen(decimals));
  return divideToNearest(scaled.numerator, scaled.denominator);
}

function powerOfTen(exponent: number): Rational {
  return exponent >= 0 ? rational(10n ** BigInt(exponent)) : rational(1n, 10n ** BigInt(-exponent));
}

/** Divides and rounds to the nearest whole number, ties away from zero. The fraction need not be in lowest terms. */
export function divideToNearest(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const quotient = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -quotient : quotient;
}

function insertPoint(scaled: bigint, fractionDigits: number): string {
  const size = (scaled < 0n ? -scaled : scaled).toString().padStart(fractionDigits + 1, '0');
  const whole = size.slice(0, size.length - fractionDigits);
  const fraction = size.slice(size.length - fractionDigits).replace(/0+$/, '');
  return `${scaled < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
