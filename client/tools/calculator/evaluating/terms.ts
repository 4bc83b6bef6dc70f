import { isEqual, type Rational, rational } from '#core/numbers/rational.ts';

/** The exact form coefficient · √radicand · π^pi · e^e of a rounded value. */
export interface Term {
  readonly coefficient: Rational;
  readonly radicand: bigint;
  readonly pi: Rational;
  readonly e: Rational;
}

const none = rational(0n);
const one = rational(1n);
export const piTerm: Term = { coefficient: one, radicand: 1n, pi: one, e: none };
export const eTerm: Term = { coefficient: one, radicand: 1n, pi: none, e: one };
/** Larger parts are not tracked, because the cost outweighs the benefit. */
const maxPart = 10n ** 40n;
const maxSquareFactor = 1_000n;

/** Converts a fraction to a term; undefined if its parts are too long to track. */
export function rationalTerm(coefficient: Rational): Term | undefined {
  return bounded({ coefficient, radicand: 1n, pi: none, e: none });
}

/** Returns the fraction that a term equals; undefined for other terms. */
export function rationalOf({ coefficient, radicand, pi, e }: Term): Rational | undefined {
  return radicand === 1n && pi.numerator === 0n && e.numerator === 0n ? coefficient : undefined;
}

export function multiplyTerms(a: Term | undefined, b: Term | undefined): Term | undefined {
  if (!a || !b) return undefined;
  return withRoot(rational.multiply(a.coefficient, b.coefficient), a.radicand * b.radicand, {
    pi: rational.add(a.pi, b.pi),
    e: rational.add(a.e, b.e),
  });
}

/** Adds two terms; undefined unless they have the same root and powers. */
export function addTerms(a: Term | undefined, b: Term | undefined): Term | undefined {
  if (!a || !b) return undefined;
  if (a.radicand !== b.radicand || !isEqual(a.pi, b.pi) || !isEqual(a.e, b.e)) return undefined;
  const coefficient = rational.add(a.coefficient, b.coefficient);
  return coefficient.numerator === 0n ? rationalTerm(none) : bounded({ ...a, coefficient });
}

/** Raises a term to a power; supports integer exponents, square roots, and every power of a plain π or e. */
export function powerOfTerm(term: Term | undefined, exponent: Rational): Term | undefined {
  if (!term) return undefined;
  const { coefficient, radicand } = term;
  const powers = { pi: rational.multiply(term.pi, exponent), e: rational.multiply(term.e, exponent) };
  if (isEqual(coefficient, one) && radicand === 1n) return bounded({ coefficient, radicand, ...powers });
  if (isEqual(exponent, rational(1n, 2n)) && radicand === 1n && coefficient.numerator > 0n) {
    const { numerator, denominator } = coefficient;
    return withRoot(rational(1n, denominator), numerator * denominator, powers);
  }
  const times = exponent.numerator;
  const size = times < 0n ? -times : times;
  if (exponent.denominator !== 1n || size > 64n || coefficient.numerator === 0n) return undefined;
  const square = rational.multiply(coefficient, rational(radicand ** (size / 2n)));
  const raised =
    size === 0n
      ? one
      : rational.multiply(
          rational(coefficient.numerator ** size, coefficient.denominator ** size),
          rational.divide(square, coefficient),
        );
  const rest = size % 2n === 1n ? radicand : 1n;
  if (times >= 0n) return withRoot(raised, rest, powers);
  return withRoot(rational.divide(one, rational.multiply(raised, rational(rest))), rest, powers);
}

/** Simplifies √radicand by taking out its square factors. */
function withRoot(factor: Rational, radicand: bigint, powers: Pick<Term, 'pi' | 'e'>): Term | undefined {
  if (radicand > maxPart * maxPart) return undefined;
  let [outside, inside] = [1n, radicand];
  for (let divisor = 2n; divisor <= maxSquareFactor && divisor * divisor <= inside; divisor += 1n) {
    while (inside % (divisor * divisor) === 0n) {
      inside /= divisor * divisor;
      outside *= divisor;
    }
  }
  const coefficient = rational.multiply(factor, rational(outside));
  return bounded({ coefficient, radicand: inside, ...powers });
}

function bounded(term: Term): Term | undefined {
  const isShort = ({ numerator, denominator }: Rational) =>
    numerator < maxPart && numerator > -maxPart && denominator < maxPart;
  const parts = [term.coefficient, term.pi, term.e];
  return parts.every(isShort) && term.radicand < maxPart ? term : undefined;
}
