import { plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import { ToolInputError } from '#core/errors.ts';
import { rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isFixedExact } from '#core/numbers/rational-text.ts';
import { chainChanges, isZero, percentOf, taxPrice, zero } from '../logic.ts';
import type { Row, Writer } from './writer.ts';
import type { PercentageOptions } from '../schema.ts';
import { describeUnevenTip } from './shared-tip.ts';
import { calculateTip, fromCents, splitEvenly } from './tip.ts';

const maxPeople = 1_000;
const maxChanges = 50;
const maxDigits = 20;

/** Describes total, tip and shares. */
export function describeTip(options: PercentageOptions, write: Writer): Report {
  const bill = write.read('bill');
  const percent = write.read('tip');
  const tax = write.optional('tax') ?? zero;
  const rounding = options.tipRounding;
  if (options.split !== 'even') return describeUnevenTip(options, { bill, percent, tax, rounding }, write);
  const people = write.isEmpty('people') ? undefined : readPeople(write);
  const { tipCents, totalCents } = calculateTip({
    bill,
    percent,
    tax,
    rounding,
    people: people ?? 2,
  });
  const tip = fromCents(tipCents);
  const base = rational.subtract(bill, tax);
  const counts = [...new Set([...(people ? [people] : []), 2, 3, 4])];
  const shares = (count: number) =>
    splitEvenly(totalCents, count)
      .map(
        (group) =>
          `${group.people === count ? '' : `${write.integer(group.people)} × `}${write.fixed(fromCents(group.cents))}`,
      )
      .join(' + ');
  return {
    ...write.report('Total', fromCents(totalCents), '', [
      ['Tip', write.fixed(tip)],
      ...(rounding === 'none' || isZero(base)
        ? []
        : ([['Tip in fact', `${write.fixed(percentOf(tip, base))}%`]] as const)),
      ...counts.map((count) => [`Each of ${write.integer(count)}`, shares(count)] as const),
    ]),
    sentences: [`${write.fixed(bill)} and a tip of ${write.fixed(tip)}.`],
  };
}

function readPeople(write: Writer): number {
  const { numerator, denominator } = write.read('people');
  const count = Number(numerator);
  if (denominator === 1n && count >= 1 && count <= maxPeople) return count;
  throw new ToolInputError('The number of people is a whole number from 1 to 1,000.', {
    field: 'people',
    hint: 'Leave it empty to see the shares of two, three and four.',
  });
}

/** Splits changes; `-30% -10%`, `-30%, -10%`, `-30%-10%` and `30% off, 10% off` are the same. */
function splitChanges(written: string): string[] {
  return written
    .replace(/[-−+]?([\d.,]+)\s*%?\s*off\b/gi, '-$1%')
    .replace(/%(?=[-−+\d])/g, '% ')
    .split(/[\s;]+|,\s+/)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => !/^%?$/.test(part));
}

/** Describes a price after or before changes in percent. */
export function describePrice(options: PercentageOptions, write: Writer): Report {
  const price = write.read('price');
  const parts = splitChanges(options.changes);
  if (parts.length > maxChanges) {
    throw new ToolInputError(`These are more than ${maxChanges} changes.`, { hint: 'Remove some.' });
  }
  const percents = parts.map((part) => write.readText(part, { label: 'Changes', field: 'changes' }));
  const { result, steps, total } = chainChanges(price, percents, options.direction);
  const rows = steps.map(({ percent, before, after }): Row => [
    `${write.signed(percent)}%`,
    `${write.exact(before)} → ${write.exact(after)}`,
  ]);
  return {
    ...write.report(options.direction === 'apply' ? 'Price after' : 'Price before', result, '', rows),
    sentences: [`All changes together: ${write.signed(total)}%.`],
  };
}

/** Describes a price with its tax, and without. */
export function describeTax({ taxWay }: PercentageOptions, write: Writer): Report {
  const rate = write.read('taxRate', { min: 0 });
  const amount = write.read('taxPrice');
  const { net, tax, gross, exactTax } = taxPrice(amount, rate, taxWay);
  const divisor = rational.add(rational(100n), rate);
  const figures = {
    gross: { label: 'Gross price', value: write.full(gross) },
    tax: { label: 'Tax', value: write.full(tax) },
    net: { label: 'Net price', value: write.full(net) },
  };
  const [first, last] = taxWay === 'add' ? (['gross', 'net'] as const) : (['net', 'gross'] as const);
  const asked = taxWay === 'add' ? gross : net;
  const fraction = write.fraction(rational.divide(rate, divisor));
  return {
    figures: [
      figures[first],
      figures.tax,
      figures[last],
      ...(rational.compare(tax, exactTax) === 0
        ? []
        : [{ label: 'Tax before rounding', value: write.exact(exactTax) }]),
      ...(fraction === undefined ? [] : [{ label: 'Tax in the gross price', value: fraction }]),
    ],
    plain: isFixedExact(asked) ? plainFixed(asked) : toFixedDecimal(asked, maxDigits),
    sentences: [
      `${write.full(net)} + ${write.full(tax)} tax (${write.exact(rate)}%) = ${write.full(gross)}`,
      taxWay === 'add'
        ? `Tax: ${write.full(net)} × ${write.exact(rate)} ÷ ${write.exact(rational(100n))}`
        : `Tax: ${write.full(gross)} × ${write.exact(rate)} ÷ ${write.exact(divisor)}`,
    ],
  };
}
