import { ToolInputError } from '#core/errors.ts';
import { readTyped } from './typed-number.ts';
import { parseRational, type Rational, rational } from './rational.ts';

/** The limit for a term; no screen or paper needs more digits. */
const largestTerm = 10n ** 18n;

/** Reads `16:9`, `16/9`, `16x9`, `2.39:1`, `1,85` or `1.7778` exactly. Throws a ToolInputError that names `field`. */
export function readRatio(written: string, locale: string, field: string): Rational {
  const parts = written.trim().split(/\s*[:∶/÷x×✕*]\s*|\s+(?:by|to)\s+/i);
  const numbers = parts.map((part) => readTyped(part, locale));
  const [first, second = '1'] = numbers;
  if (parts.length > 2 || first === undefined || numbers.includes(undefined)) throw mistake(written, field);
  const [width, height] = [parseRational(first), parseRational(second)];
  if (width.numerator <= 0n || height.numerator <= 0n) throw mistake(written, field);
  const ratio = rational.divide(width, height);
  if ([ratio.numerator, ratio.denominator].every((term) => term <= largestTerm)) return ratio;
  throw new ToolInputError(`“${shorten(written.trim())}” is too large or too small to calculate.`, {
    field,
    hint: 'Both terms may have 18 digits, please.',
  });
}

function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

function mistake(written: string, field: string): ToolInputError {
  const sentence = written.trim() === '' ? 'There is not a ratio.' : `“${written.trim()}” is not a ratio.`;
  return new ToolInputError(sentence, { field, hint: 'Write it as in 16:9, 16/9, 16x9 or 1.78.' });
}
