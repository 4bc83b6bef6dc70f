import {
  addRational,
  divideRational,
  type Rational,
  rational,
  subtractRational,
  toFixedDecimal,
} from '#core/numbers/rational.ts';
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
import { describePrice, describeTip } from './money-results.ts';
import { type PercentageResult, Writer } from './result-text.ts';
import type { PercentageState } from '../state.ts';

const hundred = rational(100n);

/** The result of the chosen tab. Throws a ToolInputError that names the field at fault. */
export function describePercentage(state: PercentageState, locale: string): PercentageResult {
  const write = new Writer(state, locale);
  switch (state.tab) {
    case 'basic':
      return describeBasic(state, write);
    case 'percent-of':
      return describeShare(write.read('ofPart', 'Part'), write.read('ofWhole', 'Total'), write);
    case 'change':
      return describeChange(
        write.read('changeFrom', 'Original value'),
        write.read('changeTo', 'New value'),
        write,
      );
    case 'points':
      return describePoints(
        write.read('pointsFrom', 'Original percentage'),
        write.read('pointsTo', 'New percentage'),
        write,
      );
    case 'tip':
      return describeTip(state, write);
    case 'price':
      return describePrice(state, write);
  }
}

function describeBasic(state: PercentageState, write: Writer): PercentageResult {
  if (state.find === 'percent') {
    return describeShare(write.read('part', 'Part'), write.read('whole', 'Whole'), write);
  }
  const percent = write.read('percent', 'Percentage');
  const isPart = state.find === 'part';
  const whole = isPart ? write.read('whole', 'Whole') : wholeOf(write.read('part', 'Part'), percent);
  const part = isPart ? partOf(percent, whole) : write.read('part', 'Part');
  const working = isPart
    ? `${write.full(whole)} × ${write.full(percent)} ÷ ${write.full(hundred)}`
    : `${write.full(part)} × ${write.full(hundred)} ÷ ${write.full(percent)}`;
  return {
    ...write.result(isPart ? 'Part' : 'Whole', isPart ? part : whole, ''),
    sentences: [`${write.full(percent)}% of ${write.full(whole)} is ${write.full(part)}.`, working],
    rows: [
      ['The rest', write.full(subtractRational(whole, part))],
      [`${write.full(percent)}% more`, write.full(addRational(whole, part))],
      [`${write.full(percent)}% less`, write.full(subtractRational(whole, part))],
    ].slice(isPart ? 1 : 0, isPart ? 3 : 1) as [string, string][],
    share: shareOf(percent),
  };
}

function describeShare(part: Rational, whole: Rational, write: Writer): PercentageResult {
  const percent = percentOf(part, whole);
  return {
    ...write.result('Percentage', percent, '%'),
    sentences: [
      `${write.full(part)} is ${write.full(percent)}% of ${write.full(whole)}.`,
      `${write.full(part)} ÷ ${write.full(whole)} × ${write.full(hundred)}`,
    ],
    rows: [
      [
        'The rest',
        `${write.full(subtractRational(whole, part))}, ${write.full(subtractRational(hundred, percent))}%`,
      ],
      ...fractionRow(divideRational(part, whole), write),
    ],
    share: shareOf(percent),
  };
}

const maxFractionLength = 40;

/** Nobody reads a longer fraction. */
function fractionRow(
  { numerator, denominator }: Rational,
  write: Writer,
): readonly (readonly [string, string])[] {
  if (`${numerator}/${denominator}`.length > maxFractionLength) return [];
  const top = write.integer(numerator);
  return [['As a fraction', denominator === 1n ? top : `${top}/${write.integer(denominator)}`]];
}

function describeChange(from: Rational, to: Rational, write: Writer): PercentageResult {
  const { difference, percent, percentOfSize } = changeBetween(from, to);
  const [a, b] = [write.full(from), write.full(to)];
  const kind = isZero(difference) ? 'no change' : isNegative(difference) ? 'a decrease' : 'an increase';
  const isBelowZero = isNegative(from) && !isZero(difference);
  const back = isZero(to) ? undefined : changeBetween(to, from).percentOfSize;
  return {
    ...write.result('Change', percentOfSize, '%'),
    sentences: [
      isZero(difference)
        ? `${a} and ${b} are the same.`
        : `From ${a} to ${b} is ${kind} of ${write.full(absolute(difference))}, ${write.full(absolute(percentOfSize))}% of ${write.full(absolute(from))}.`,
      ...(isBelowZero
        ? [
            `The original is negative, so its size is taken for the whole. The bare formula (new − original) ÷ original gives ${write.signed(percent)}%.`,
          ]
        : [`(${b} − ${a}) ÷ ${a} × ${write.full(hundred)}`]),
    ],
    rows: [
      ['Difference', write.signed(difference)],
      ['Factor', `× ${write.full(divideRational(to, from))}`],
      ...(back ? ([['The way back', `${write.signed(back)}%`]] as const) : []),
    ],
  };
}

function describePoints(from: Rational, to: Rational, write: Writer): PercentageResult {
  const { points, relative } = comparePercentages(from, to);
  const [a, b] = [`${write.full(from)}%`, `${write.full(to)}%`];
  return {
    ...write.result('Percentage points', points, ' points'),
    sentences: [
      relative === undefined
        ? `From ${a} to ${b} is ${write.signed(points)} percentage points. A start at 0% has no relative change.`
        : `From ${a} to ${b} is ${write.signed(points)} percentage points, but a relative change of ${write.signed(relative)}%.`,
    ],
    rows: [
      ['Relative change', relative === undefined ? 'none, as the start is 0%' : `${write.fixed(relative)}%`],
    ],
  };
}

function shareOf(percent: Rational): number {
  return Math.min(1, Math.max(0, Number(toFixedDecimal(percent, 2)) / 100));
}
