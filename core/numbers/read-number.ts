import { ToolInputError } from '#core/errors.ts';
import { describeLimits, type NumberLimits } from './number-limits.ts';
import { compareRational, parseRational, type Rational } from './rational.ts';
import { readTyped } from './typed-number.ts';

export interface NumberQuestion extends NumberLimits {
  /** What the field is called in a sentence about it. */
  readonly label: string;
  /** The name of the field, which shows the mistake. */
  readonly field?: string | undefined;
  /** The language it was typed in. */
  readonly locale: string;
  /** The field's own unit, which may be typed along. */
  readonly unit?: string | undefined;
}

/** Reads a number as people write it, exactly. Throws a ToolInputError that names the field and says how to mend it. */
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
      `${label}: “${written.trim()}” is ${isBeyond ? 'beyond what is worked out here' : 'not a number'}.`,
      {
        field,
        hint: isBeyond ? 'The exponent has three digits at most.' : 'Write it as in 1.5, 1,5 or 1,234.',
      },
    );
  }
  const value = parseRational(plain);
  if (!isWithinLimits(value, question)) {
    throw new ToolInputError(`${label}: “${written.trim()}” cannot be taken.`, {
      field,
      hint: `${describeLimits(question, locale)}, please.`,
    });
  }
  return value;
}

function isWithinLimits(value: Rational, { min, max, isInteger }: NumberLimits): boolean {
  const compare = (limit: number) => compareRational(value, parseRational(String(limit)));
  return (
    (min === undefined || compare(min) >= 0) &&
    (max === undefined || compare(max) <= 0) &&
    (!isInteger || value.denominator === 1n)
  );
}
