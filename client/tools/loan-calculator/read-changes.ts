import { ToolInputError } from '#core/errors.ts';
import { type LoanChange, toUnits } from '#core/finance/schedule.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import type { Rational } from '#core/numbers/rational.ts';
import type { LoanOptions } from './schema.ts';

const form = /^(\d{1,4})\s+(extra|rate|pause|interest)\s+(\S+)\s*%?$/i;

/** The lines of changes on the way. Throws a ToolInputError with the line. */
export function readChanges(
  { changes, locale }: LoanOptions,
  digits: number,
  rateOf: (percent: Rational) => Rational,
): readonly LoanChange[] {
  return changes.split(/\r?\n/).flatMap((text, index) => {
    if (text.trim() === '') return [];
    const place = { field: 'changes', line: index + 1, column: 1 };
    const [, at = '', kind = '', value = ''] = form.exec(text.trim()) ?? [];
    if (Number(at) < 1) {
      throw new ToolInputError(`“${text.trim().slice(0, 40)}” is no change that is known here.`, {
        ...place,
        hint: 'Write the number of the payment, then extra, rate, pause or interest, then a number: “24 extra 5000”.',
      });
    }
    return [
      readChange(
        Number(at),
        kind.toLowerCase(),
        (limits) => readPlaced(value, locale, limits, place),
        digits,
        rateOf,
      ),
    ];
  });
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

function readPlaced(
  value: string,
  locale: string,
  limits: Parameters<Read>[0],
  place: { readonly field: string; readonly line: number; readonly column: number },
): Rational {
  try {
    return readNumber(value.replace(/%$/, ''), { label: 'Changes on the way', locale, ...limits });
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...place, hint: error.details.hint });
  }
}
