import { Decimal } from 'decimal.js';
import { type InputErrorDetails, ToolInputError } from '#core/errors.ts';

/**
 * Numbers of digits, tried in order until the result is precise enough. The library's own π and ln 10 end at 1,025
 * digits.
 */
const workingDigits = [70, 150, 300, 480] as const;
const [fewest] = workingDigits;

/** Decimal arithmetic with the current number of working digits. */
export const Approximation = Decimal.clone({ precision: fewest });
/** Arithmetic for error bounds: few digits, rounded up. */
export const Bound = Decimal.clone({ precision: 9, rounding: Decimal.ROUND_UP });

/**
 * The error for a value that the current digits do not determine. If more digits help, it is caught and never shown.
 */
export class UnknownDigits extends ToolInputError {
  constructor(details: InputErrorDetails = {}) {
    super(`The digits of this cannot be determined: that would take more than ${mostDigits}.`, {
      hint: 'Use smaller numbers, or write it so that nearly equal numbers are not subtracted.',
      ...details,
    });
  }
}

const mostDigits = Math.max(...workingDigits);

/** Runs `act` with as few digits as it needs; `isLast` means that there are no more. */
export function withEnoughDigits<Result>(act: (isLast: boolean) => Result): Result {
  for (const digits of workingDigits) {
    Approximation.set({ precision: digits });
    try {
      return act(digits === mostDigits);
    } catch (error) {
      if (!(error instanceof UnknownDigits) || digits === mostDigits) throw error;
    } finally {
      Approximation.set({ precision: fewest });
    }
  }
  throw new UnknownDigits();
}

/** Returns the same error with a position. */
export function withPlace(error: ToolInputError, place: InputErrorDetails): ToolInputError {
  const details = { ...error.details, ...place };
  return error instanceof UnknownDigits
    ? new UnknownDigits(details)
    : new ToolInputError(error.message, details);
}

/** Returns a generous bound of the rounding error of a result of this size. */
export function roundingOf(size: Decimal): Decimal {
  return new Bound(size.abs()).times(`1e${3 - Approximation.precision}`);
}
