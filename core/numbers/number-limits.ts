import { writeNumber } from './write-number.ts';

/** The limits of a number. */
export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isInteger?: boolean | undefined;
}

/** Describes the limits in words: `A whole number from 1 to 1,000`, `A number, 0 or more`. */
export function describeLimits({ min, max, isInteger }: NumberLimits, locale = 'en'): string {
  const kind = isInteger ? 'A whole number' : 'A number';
  const write = (limit: number) => writeNumber(limit, locale);
  if (min !== undefined && max !== undefined) return `${kind} from ${write(min)} to ${write(max)}`;
  if (min !== undefined) return `${kind}, ${write(min)} or more`;
  return max === undefined ? kind : `${kind}, ${write(max)} at most`;
}

/** True if a number is within the limits. */
export function isWithin(
  value: number,
  { min = -Infinity, max = Infinity, isInteger }: NumberLimits,
): boolean {
  return Number.isFinite(value) && value >= min && value <= max && (!isInteger || Number.isInteger(value));
}
