import { ToolInputError } from '#core/errors.ts';
import { subtractRational } from '#core/numbers/rational.ts';
import { chainChanges, isZero, percentOf, zero } from '../logic.ts';
import type { PercentageResult, Writer } from './result-text.ts';
import type { PercentageState } from '../state.ts';
import { describeUnevenTip } from './shared-tip.ts';
import { calculateTip, fromCents, splitEvenly } from './tip.ts';

const maxPeople = 1_000;
const maxChanges = 50;

/** Total, tip and shares. */
export function describeTip(state: PercentageState, write: Writer): PercentageResult {
  const bill = write.read('bill', 'Bill');
  const percent = write.read('tip', 'Tip');
  const tax = state.tax.trim() === '' ? zero : write.read('tax', 'Tax');
  const rounding = state.tipRounding;
  if (state.split !== 'even') return describeUnevenTip(state, { bill, percent, tax, rounding }, write);
  const people = state.people.trim() === '' ? undefined : readPeople(write);
  const { tipCents, totalCents } = calculateTip({
    bill,
    percent,
    tax,
    rounding,
    people: people ?? 2,
  });
  const tip = fromCents(tipCents);
  const base = subtractRational(bill, tax);
  const counts = [...new Set([...(people ? [people] : []), 2, 3, 4])];
  const shares = (count: number) =>
    splitEvenly(totalCents, count)
      .map(
        (group) =>
          `${group.people === count ? '' : `${write.integer(group.people)} × `}${write.fixed(fromCents(group.cents))}`,
      )
      .join(' + ');
  return {
    ...write.result('Total', fromCents(totalCents), ''),
    sentences: [`${write.fixed(bill)} and a tip of ${write.fixed(tip)}.`],
    rows: [
      ['Tip', write.fixed(tip)],
      ...(rounding === 'none' || isZero(base)
        ? []
        : ([['Tip in fact', `${write.fixed(percentOf(tip, base))}%`]] as const)),
      ...counts.map((count) => [`Each of ${write.integer(count)}`, shares(count)] as const),
    ],
  };
}

function readPeople(write: Writer): number {
  const { numerator, denominator } = write.read('people', 'People');
  const count = Number(numerator);
  if (denominator === 1n && count >= 1 && count <= maxPeople) return count;
  throw new ToolInputError('The number of people is a whole number from 1 to 1,000.', {
    field: 'people',
    hint: 'Leave it empty to see the shares of two, three and four.',
  });
}

/** `-30% -10%`, `-30%, -10%`, `-30%-10%` and `30% off, 10% off` are the same. */
function splitChanges(written: string): string[] {
  return written
    .replace(/[-−+]?([\d.,]+)\s*%?\s*off\b/gi, '-$1%')
    .replace(/%(?=[-−+\d])/g, '% ')
    .split(/[\s;]+|,\s+/)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => !/^%?$/.test(part));
}

/** A price after changes in percent, or before them. */
export function describePrice(state: PercentageState, write: Writer): PercentageResult {
  const price = write.read('price', 'Price');
  const parts = splitChanges(state.changes);
  if (parts.length > maxChanges) {
    throw new ToolInputError(`These are more than ${maxChanges} changes.`, { hint: 'Take some out.' });
  }
  const percents = parts.map((part) => write.readText(part, { label: 'Changes', field: 'changes' }));
  const { result, steps, total } = chainChanges(price, percents, state.direction);
  return {
    ...write.result(state.direction === 'apply' ? 'Price after' : 'Price before', result, ''),
    sentences: [`All changes together: ${write.signed(total)}%.`],
    rows: steps.map(
      ({ percent, before, after }) =>
        [`${write.signed(percent)}%`, `${write.full(before)} → ${write.full(after)}`] as const,
    ),
  };
}
