import type { Report } from '#client/tool-kit/calculators/report.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import {
  absolute,
  changeBetween,
  comparePercentages,
  isNegative,
  isZero,
  partOf,
  percentOf,
  wholeOf,
} from '../logic.ts';
import { describePrice, describeTax, describeTip } from './money-results.ts';
import { type Row, Writer } from './writer.ts';
import type { PercentageOptions } from '../schema.ts';

const hundred = rational(100n);

/** Calculates the chosen tab. Throws a ToolInputError that names the field at fault. */
export function describePercentage(options: PercentageOptions): Report {
  const write = new Writer(options);
  switch (options.tab) {
    case 'basic':
      return describeBasic(options, write);
    case 'percent-of':
      return describeShare(write.read('ofPart'), write.read('ofWhole'), write);
    case 'change':
      return describeChange(write.read('changeFrom'), write.read('changeTo'), write);
    case 'points':
      return describePoints(write.read('pointsFrom'), write.read('pointsTo'), write);
    case 'tip':
      return describeTip(options, write);
    case 'price':
      return describePrice(options, write);
    case 'vat':
      return describeTax(options, write);
  }
}

function describeBasic(options: PercentageOptions, write: Writer): Report {
  if (options.find === 'percent') {
    return describeShare(write.read('part'), write.read('whole'), write);
  }
  const percent = write.read('percent');
  const isPart = options.find === 'part';
  const whole = isPart ? write.read('whole') : wholeOf(write.read('part'), percent);
  const part = isPart ? partOf(percent, whole) : write.read('part');
  const working = isPart
    ? `${write.exact(whole)} × ${write.exact(percent)} ÷ ${write.exact(hundred)}`
    : `${write.exact(part)} × ${write.exact(hundred)} ÷ ${write.exact(percent)}`;
  const rows: readonly Row[] = [
    ['The rest', write.exact(rational.subtract(whole, part))],
    [`${write.exact(percent)}% more`, write.exact(rational.add(whole, part))],
    [`${write.exact(percent)}% less`, write.exact(rational.subtract(whole, part))],
  ];
  return {
    ...write.report(
      isPart ? 'Part' : 'Whole',
      isPart ? part : whole,
      '',
      isPart ? rows.slice(1) : rows.slice(0, 1),
    ),
    sentences: [`${write.exact(percent)}% of ${write.exact(whole)} is ${write.exact(part)}.`, working],
    share: shareOf(percent),
  };
}

function describeShare(part: Rational, whole: Rational, write: Writer): Report {
  const percent = percentOf(part, whole);
  const fraction = write.fraction(rational.divide(part, whole));
  return {
    ...write.report('Percentage', percent, '%', [
      [
        'The rest',
        `${write.exact(rational.subtract(whole, part))}, ${write.exact(rational.subtract(hundred, percent))}%`,
      ],
      ...(fraction === undefined ? [] : ([['As a fraction', fraction]] as const)),
    ]),
    sentences: [
      `${write.exact(part)} is ${write.exact(percent)}% of ${write.exact(whole)}.`,
      `${write.exact(part)} ÷ ${write.exact(whole)} × ${write.exact(hundred)}`,
    ],
    share: shareOf(percent),
  };
}

function describeChange(from: Rational, to: Rational, write: Writer): Report {
  const { difference, percent, percentOfSize } = changeBetween(from, to);
  const [a, b] = [write.exact(from), write.exact(to)];
  const kind = isZero(difference) ? 'no change' : isNegative(difference) ? 'a decrease' : 'an increase';
  const isBelowZero = isNegative(from) && !isZero(difference);
  const back = isZero(to) ? undefined : changeBetween(to, from).percentOfSize;
  return {
    ...write.report('Change', percentOfSize, '%', [
      ['Difference', write.signed(difference)],
      ['Factor', `× ${write.exact(rational.divide(to, from))}`],
      ...(back ? ([['The way back', `${write.signed(back)}%`]] as const) : []),
    ]),
    sentences: [
      isZero(difference)
        ? `${a} and ${b} are the same.`
        : `From ${a} to ${b} is ${kind} of ${write.exact(absolute(difference))}, ${write.exact(absolute(percentOfSize))}% of ${write.exact(absolute(from))}.`,
      ...(isBelowZero
        ? [
            `The original is negative, so its absolute value counts as the whole. The bare formula (new − original) ÷ original gives ${write.signed(percent)}%.`,
          ]
        : [`(${b} − ${a}) ÷ ${a} × ${write.exact(hundred)}`]),
    ],
  };
}

function describePoints(from: Rational, to: Rational, write: Writer): Report {
  const { points, relative } = comparePercentages(from, to);
  const [a, b] = [`${write.exact(from)}%`, `${write.exact(to)}%`];
  return {
    ...write.report('Percentage points', points, ' points', [
      ['Relative change', relative === undefined ? 'none, as the start is 0%' : `${write.fixed(relative)}%`],
    ]),
    sentences: [
      relative === undefined
        ? `From ${a} to ${b} is ${write.signed(points)} percentage points. A start at 0% has no relative change.`
        : `From ${a} to ${b} is ${write.signed(points)} percentage points, but a relative change of ${write.signed(relative)}%.`,
    ],
  };
}

function shareOf(percent: Rational): number {
  return Math.min(1, Math.max(0, Number(toFixedDecimal(percent, 2)) / 100));
}
