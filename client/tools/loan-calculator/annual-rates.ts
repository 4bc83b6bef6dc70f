import type { Figure } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { rateOfPayments } from '#core/finance/annuity.ts';
import { internalRates } from '#core/finance/internal-rate.ts';
import { type ScheduleRow, toUnits } from '#core/finance/schedule.ts';
import { parseRational } from '#core/numbers/rational.ts';
import type { ReadLoan } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';

/** Calculates the yearly rates including fees; none if there are no fees. Throws a ToolInputError. */
export function feeFigures(
  options: LoanOptions,
  read: ReadLoan,
  rows: readonly ScheduleRow[],
): readonly Figure[] {
  const { write, digits, loan } = read;
  const fees = write.optional('fees', { min: 0, max: 1e13 });
  if (!fees) return [];
  const received = loan.amount - toUnits(fees, digits);
  if (received <= 0n) {
    throw new ToolInputError('The fees are as much as the loan.', {
      field: 'fees',
      hint: 'Enter less than the amount.',
    });
  }
  const paid = rows.map(({ payment, extra }) => Number(payment + extra));
  const percent = (value: number) => write.percent(parseRational((value * 100).toPrecision(12)), 3);
  if (options.basis !== 'periods' && read.dates) {
    const { dates } = read;
    // Directive 2008/48/EC: calendar days, in years of 365 days.
    const flows = paid.map((amount, index) => ({ amount, years: dates.daysTo(index + 1) / 365 }));
    const [rate] = internalRates([{ amount: -Number(received), years: 0 }, ...flows]);
    return rate === undefined
      ? []
      : [{ label: 'APR with fees (by days, as in the EU)', value: percent(rate) }];
  }
  const rate = rateOfPayments(Number(received), paid);
  if (rate === undefined) return [];
  const effective = Math.expm1(Math.log1p(rate) * options.perYear);
  return [
    { label: 'APR with fees (nominal, as in the USA)', value: percent(rate * options.perYear) },
    { label: 'APR with fees (effective, as in the EU)', value: percent(effective) },
  ];
}
