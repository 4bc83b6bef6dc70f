import { ToolInputError } from '#core/errors.ts';
import { describeLimits, type NumberLimits } from './number-limits.ts';
import { parseRational, type Rational, rational } from './rational.ts';
import { readTyped } from './typed-number.ts';

export interface NumberQuestion extends NumberLimits {
  /** The name of the field in error messages. */
  readonly label: string;
  /** The id of the field that shows the error. */
  readonly field?: string | undefined;
  /** The language of the input. */
  readonly locale: string;
  /** The field's own unit, which the input may include. */
  readonly unit?: string | undefined;
}

/**
 * Reads a number exactly, in the notation that people use. Throws a ToolInputError that names the field and how to fix
 * it.
 */
export function readNumber(written: string, question: NumberQuestion): Rational {
  const { label, field, locale, unit } = question;
  const plain = readTyped(written, locale, unit);
  if (written.trim() === '') {
    throw new ToolInputError(`${label}: a number is missing.`, {
      field,
      hint: 'Enter one, as in 1.5, 1,5 or 1,234.',
    });
  }
  if (plain === undefined) {
    const isBeyond = /^[-+]?[\d.,]+e[-+]?\d{4,}$/i.test(written.trim());
    throw new ToolInputError(
      `${label}: “${written.trim()}” is ${isBeyond ? 'too large or too small to calculate' : 'not a number'}.`,
      {
        field,
        hint: isBeyond ? 'The exponent has three digits at most.' : 'Write it as in 1.5, 1,5 or 1,234.',
      },
    );
  }
  const value = parseRational(plain);
  if (!isWithinLimits(value, question)) {
    throw new ToolInputError(`${label}: “${written.trim()}” is outside the range.`, {
      field,
      hint: `${describeLimits(question, locale)}, please.`,
    });
  }
  return value;
}

function isWithinLimits(value: Rational, { min, max, isInteger }: NumberLimits): boolean {
  const compare = (limit: number) => rational.compare(value, parseRational(String(limit)));
  return (
    (min === undefined || compare(min) >= 0) &&
    (max === undefined || compare(max) <= 0) &&
    (!isInteger || value.denominator === 1n)
  );
}
