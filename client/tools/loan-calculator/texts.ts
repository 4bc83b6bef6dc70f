import type { ScheduleRow } from '#core/finance/schedule.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import type { ReadLoan } from './read-loan.ts';

/** Writes an amount for display. */
export function amountText({ write, digits }: ReadLoan, units: bigint): string {
  return write.units(units, digits);
}

/** Writes a number of payments as years and a rest. */
export function timeText(payments: number, perYear: number, { write }: ReadLoan): string {
  const years = Math.floor(payments / perYear);
  const rest = payments % perYear;
  const name = { 12: 'month', 26: 'fortnight', 52: 'week', 4: 'quarter' }[perYear] ?? 'payment';
  const counted = (count: number, noun: string) => `${write.integer(count)} ${noun}${count === 1 ? '' : 's'}`;
  const parts = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, name)];
  return parts.filter(Boolean).join(' ');
}

/** Up to this many different payments are listed one by one. */
const mostRuns = 6;

/** Lists the payments over time if changes make them differ; none if all but the last are equal. */
export function paymentFigures(rows: readonly ScheduleRow[], read: ReadLoan): readonly Figure[] {
  // The last payment contains the rounding differences.
  const usual = rows.slice(0, -1);
  const runs: { from: number; to: number; payment: bigint }[] = [];
  for (const { number, payment } of usual) {
    const last = runs.at(-1);
    if (last?.payment === payment) last.to = number;
    else runs.push({ from: number, to: number, payment });
  }
  if (runs.length < 2) return [];
  if (runs.length <= mostRuns) {
    return runs.map(({ from, to, payment }) => ({
      label: from === to ? `Payment ${from}` : `Payments ${from} to ${to}`,
      value: amountText(read, payment),
    }));
  }
  const paid = usual.map(({ payment }) => payment).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return [
    { label: 'Lowest payment before the last', value: amountText(read, paid[0] ?? 0n) },
    { label: 'Highest payment before the last', value: amountText(read, paid.at(-1) ?? 0n) },
  ];
}
