import type { Answer } from '#client/tool-kit/answer.ts';
import { readPlace } from '#client/tool-kit/asking/phrases.ts';
import { plainQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { writeFixed } from '#core/numbers/rational-text.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { type PercentTask, readTask } from './answer-phrases.ts';
import {
  chainChanges,
  changeBetween,
  isNegative,
  isZero,
  partOf,
  percentOf,
  taxPrice,
  wholeOf,
} from './logic.ts';

/** The number of decimals, as in the tool. */
const fractionDigits = 6;
const mostPeople = 1000n;

/** The numbers of a question. */
interface Numbers {
  readonly a: Rational | undefined;
  readonly b: Rational | undefined;
  readonly p: Rational | undefined;
  readonly n: Rational | undefined;
}

type Solve = (numbers: Numbers, locale: string) => Answer | undefined;

/** Answers `15% of 80`, `45 out of 60 as a percentage`, `80 + 15%`, `120 including 20% VAT` and `18% tip on 40`. */
export function answer(query: string, locale: string): Answer | undefined {
  const asked = readTask(plainQuestion(query));
  if (!asked) return undefined;
  const [a, b, p, n] = [asked.a, asked.b, asked.p, asked.n].map((text) => readPlace(text, locale));
  return solvers[asked.task]({ a, b, p, n }, locale);
}

const solvers: Readonly<Record<PercentTask, Solve>> = {
  part: ({ p, b }, locale) => {
    if (!p || !b) return undefined;
    const [percent, whole] = [write(p, locale), write(b, locale)];
    return {
      text: write(partOf(p, b), locale),
      working: `${percent} ÷ 100 × ${whole}`,
      opens: `${percent}% of ${whole}`,
      values: { tab: 'basic', find: 'part', percent: type(p, locale), whole: type(b, locale), locale },
    };
  },
  share: ({ a, b }, locale) => {
    if (!a || !b || isZero(b)) return undefined;
    const [part, whole] = [write(a, locale), write(b, locale)];
    return {
      text: `${write(percentOf(a, b), locale)}%`,
      working: `${part} ÷ ${whole} × 100`,
      opens: `${part} of ${whole}`,
      values: { tab: 'percent-of', ofPart: type(a, locale), ofWhole: type(b, locale), locale },
    };
  },
  whole: ({ a, p }, locale) => {
    if (!a || !p || isZero(p)) return undefined;
    const [part, percent] = [write(a, locale), write(p, locale)];
    return {
      text: write(wholeOf(a, p), locale),
      working: `${part} ÷ ${percent} × 100`,
      opens: `${part} is ${percent}%`,
      values: { tab: 'basic', find: 'whole', percent: type(p, locale), part: type(a, locale), locale },
    };
  },
  plus: (numbers, locale) => solvePrice(numbers, '+', 'apply', locale),
  minus: (numbers, locale) => solvePrice(numbers, '-', 'apply', locale),
  'before-minus': (numbers, locale) => solvePrice(numbers, '-', 'undo', locale),
  tax: (numbers, locale) => solveTax(numbers, 'add', 'tax', locale),
  'tax-part': (numbers, locale) => solveTax(numbers, 'remove', 'tax', locale),
  'with-tax': (numbers, locale) => solveTax(numbers, 'add', 'price', locale),
  'without-tax': (numbers, locale) => solveTax(numbers, 'remove', 'price', locale),
  change: ({ a, b }, locale) => {
    if (!a || !b || isZero(a)) return undefined;
    const { percentOfSize } = changeBetween(a, b);
    const [from, to] = [write(a, locale), write(b, locale)];
    return {
      text: `${isNegative(percentOfSize) ? '' : '+'}${write(percentOfSize, locale)}%`,
      working: `(${to} − ${from}) ÷ ${from} × 100`,
      opens: `${from} → ${to}`,
      values: { tab: 'change', changeFrom: type(a, locale), changeTo: type(b, locale), locale },
    };
  },
  tip: solveTip,
  split: (numbers, locale) => solveTip({ ...numbers, p: rational(0n) }, locale),
};

/** Solves a price after a change, or before it. */
function solvePrice(
  { p, b }: Numbers,
  sign: '+' | '-',
  direction: 'apply' | 'undo',
  locale: string,
): Answer | undefined {
  if (!p || !b || isNegative(p)) return undefined;
  const percent = sign === '+' ? p : rational(-p.numerator, p.denominator);
  if (direction === 'undo' && percent.numerator === -100n * percent.denominator) return undefined;
  const { result } = chainChanges(b, [percent], direction);
  const [base, written] = [write(b, locale), write(p, locale)];
  const shownSign = sign === '+' ? '+' : '−';
  return {
    text: write(result, locale),
    working:
      direction === 'apply'
        ? `${base} ${shownSign} ${written} ÷ 100 × ${base}`
        : `${base} ÷ (1 ${shownSign} ${written} ÷ 100)`,
    opens:
      direction === 'apply' ? `${base} ${shownSign} ${written}%` : `${base} before ${shownSign}${written}%`,
    values: {
      tab: 'price',
      direction,
      price: type(b, locale),
      changes: `${sign}${type(p, locale)}%`,
      locale,
    },
  };
}

/**
 * Computes the tax on a net price, or in a gross price: in cents, as on a bill. The requested amount comes first.
 */
function solveTax(
  { p, b }: Numbers,
  way: 'add' | 'remove',
  asked: 'tax' | 'price',
  locale: string,
): Answer | undefined {
  if (!p || !b || isNegative(p)) return undefined;
  const prices = taxPrice(b, p, way);
  const [percent, amount] = [write(p, locale), write(b, locale)];
  const tax = writeFixed(prices.tax, locale);
  const price = writeFixed(way === 'add' ? prices.gross : prices.net, locale);
  return {
    text: asked === 'tax' ? `${tax}, ${way === 'add' ? 'total' : 'net'} ${price}` : `${price}, tax ${tax}`,
    working:
      way === 'add' ? `Tax: ${percent}% of ${amount}` : `Tax: ${amount} × ${percent} ÷ (100 + ${percent})`,
    opens: way === 'add' ? `${amount} + ${percent}%` : `${amount} with ${percent}% tax`,
    values: { tab: 'vat', taxWay: way, taxRate: type(p, locale), taxPrice: type(b, locale), locale },
  };
}

/** Answers with the tip and total, or with equal shares for several people. */
function solveTip({ p, b, n }: Numbers, locale: string): Answer | undefined {
  if (!p || !b || isNegative(p)) return undefined;
  const people = n?.numerator ?? 1n;
  if (n && (n.denominator !== 1n || people < 2n || people > mostPeople)) return undefined;
  const tip = partOf(p, b);
  const total = rational.add(b, tip);
  const share = writeFixed(rational.divide(total, rational(people)), locale);
  const [bill, percent] = [write(b, locale), write(p, locale)];
  const whole = `${writeFixed(tip, locale)}, total ${writeFixed(total, locale)}`;
  const counts = people > 1n ? ` ÷ ${people}` : '';
  return {
    text: people > 1n ? `${share} each` : whole,
    working: isZero(p) ? `${bill}${counts}` : `${percent}% of ${bill}${counts && `: ${whole}${counts}`}`,
    opens: isZero(p) ? `a bill of ${bill} for ${people}` : `a tip of ${percent}% on ${bill}`,
    values: {
      tab: 'tip',
      bill: type(b, locale),
      tip: type(p, locale),
      ...(people > 1n ? { people: String(people) } : {}),
      locale,
    },
  };
}

function write(value: Rational, locale: string): string {
  return writeDecimal(toFixedDecimal(value, fractionDigits), locale);
}

/** Writes a number for the tool's fields. */
function type(value: Rational, locale: string): string {
  return writeAsTyped(toFixedDecimal(value, fractionDigits), locale);
}
