import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { ToolInputError } from '#core/errors.ts';
import { type LoanChange, toUnits } from '#core/finance/schedule.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import type { Rational } from '#core/numbers/rational.ts';
import type { LoanDates } from './loan-dates.ts';
import type { LoanOptions } from './schema.ts';

const form =
  /^(?:[-–•*]\s+)?(\d{1,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})\s*[:.)]?\s+(extra|rate|pause|interest)\s*:?\s+(\S.*)$/i;
const knownHint =
  'Write the number or the day of the payment, then extra, rate, pause or interest, then a number: “24 extra 5000”.';

/** Reads the lines of changes during the loan. Throws a ToolInputError with the line. */
export function readChanges(
  { changes, locale }: LoanOptions,
  digits: number,
  dates: LoanDates | undefined,
  rateOf: (percent: Rational) => Rational,
): readonly LoanChange[] {
  return changes.split(/\r?\n/).flatMap((written, index) => {
    // The text after # is the person's own comment.
    const text = written.replace(/\s*#.*$/, '').trim();
    if (text === '') return [];
    const place = { field: 'changes', line: index + 1, column: 1 };
    const [, when = '', kind = '', value = ''] = form.exec(text) ?? [];
    const at = /^\d+$/.test(when) ? Number(when) : numberOn(when, dates, place);
    if (at < 1) {
      throw new ToolInputError(`“${text.slice(0, 40)}” is not a known change.`, {
        ...place,
        hint: knownHint,
      });
    }
    return [
      readChange(
        at,
        kind.toLowerCase(),
        (limits) => readPlaced(value, locale, limits, place),
        digits,
        rateOf,
      ),
    ];
  });
}

interface Place {
  readonly field: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the payment number for the date of a change; 0 without a date. */
function numberOn(when: string, dates: LoanDates | undefined, place: Place): number {
  if (when === '') return 0;
  if (!dates) {
    throw new ToolInputError(`“${when}” is a day, but the day of the first payment is not known.`, {
      ...place,
      hint: 'Choose it under “First payment date”, or write the number of the payment.',
    });
  }
  try {
    return dates.numberOn(readDate(when, 'Changes on the way'));
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...place, hint: error.details.hint });
  }
}

type Read = (limits: { min: number; max: number; isInteger?: boolean }) => Rational;

function readChange(
  at: number,
  kind: string,
  read: Read,
  digits: number,
  rateOf: (percent: Rational) => Rational,
): LoanChange {
  switch (kind) {
    case 'extra':
      return { at, kind, amount: toUnits(read({ min: 0, max: 1e13 }), digits) };
    case 'rate':
      return { at, kind, rate: rateOf(read({ min: 0, max: 1000 })) };
    default: {
      const count = Number(read({ min: 1, max: 3000, isInteger: true }).numerator);
      return { at, kind: kind === 'pause' ? 'pause' : 'interest', count };
    }
  }
}

function readPlaced(value: string, locale: string, limits: Parameters<Read>[0], place: Place): Rational {
  try {
    return readNumber(value.replace(/\s*%$/, ''), { label: 'Changes during the term', locale, ...limits });
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...place, hint: error.details.hint });
  }
}
