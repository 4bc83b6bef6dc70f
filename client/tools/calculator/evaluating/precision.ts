import { Decimal } from 'decimal.js';
import { type InputErrorDetails, ToolInputError } from '#core/errors.ts';

/** Tried one after the other until the digits asked for are known; the library's own π and ln 10 end at 1,025. */
const workingDigits = [70, 150, 300, 480] as const;
const [fewest] = workingDigits;

/** Decimal arithmetic with the working digits of the moment. */
export const Approximation = Decimal.clone({ precision: fewest });
/** How far off a value may be: few digits, rounded up. */
export const Bound = Decimal.clone({ precision: 9, rounding: Decimal.ROUND_UP });

/** The value cannot be told with the digits at hand. With more of them it may be; then it is not shown to anyone. */
export class UnknownDigits extends ToolInputError {
  constructor(details: InputErrorDetails = {}) {
    super(`The digits of this cannot be told: it would have to be worked out to more than ${mostDigits}.`, {
      hint: 'Take smaller numbers, or write it so that nearly equal numbers are not subtracted.',
      ...details,
    });
  }
}

const mostDigits = Math.max(...workingDigits);

/** What `act` gives with the fewest digits that are enough for it; `isLast` says that there are no more. */
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

/** The same mistake with its place. */
export function withPlace(error: ToolInputError, place: InputErrorDetails): ToolInputError {
  const details = { ...error.details, ...place };
  return error instanceof UnknownDigits
    ? new UnknownDigits(details)
    : new ToolInputError(error.message, details);
}

/** How far off a result of this size is by rounding alone, generously. */
export function roundingOf(size: Decimal): Decimal {
  return new Bound(size.abs()).times(`1e${3 - Approximation.precision}`);
}
