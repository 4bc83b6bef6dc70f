import type { Report } from '#client/tool-kit/calculators/report.ts';
import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { isNegative, isZero, percentOf, zero } from '../logic.ts';
import type { Row, Writer } from './writer.ts';
import type { PercentageOptions } from '../schema.ts';
import { calculateTip, fromCents, type TipRequest } from './tip.ts';
import { type Portion, splitByWeights, splitRoundedUp, sumOf } from './uneven-split.ts';

const wholeAmount = 100n;

/** Describes total, tip, and each person's payment by weights or amounts. Throws a ToolInputError. */
export function describeUnevenTip(
  options: PercentageOptions,
  request: Omit<TipRequest, 'people'>,
  write: Writer,
): Report {
  const people = readPeople(options, write);
  if (options.split === 'amounts') checkAmounts(people, request.bill, write);
  const { bill, tax, rounding } = request;
  const isEachRounded = rounding === 'share';
  const plain = calculateTip({ ...request, rounding: isEachRounded ? 'none' : rounding, people: 1 });
  const weights = people.map(({ weight }) => weight);
  const portions = isEachRounded
    ? splitRoundedUp(plain.totalCents, weights, wholeAmount)
    : splitByWeights(plain.totalCents, weights);
  const totalCents = sumOf(portions.map(({ cents }) => cents));
  const tip = fromCents(totalCents - plain.totalCents + plain.tipCents);
  const base = rational.subtract(bill, tax);
  return {
    ...write.report('Total', fromCents(totalCents), '', [
      ['Tip', write.fixed(tip)],
      ...(rounding === 'none' || isZero(base)
        ? []
        : ([['Tip in fact', `${write.fixed(percentOf(tip, base))}%`]] as const)),
      ...personRows(options, people, portions, write),
      ['Together', write.fixed(fromCents(totalCents))],
    ]),
    sentences: [
      `${write.fixed(bill)} and a tip of ${write.fixed(tip)}.`,
      ...(options.split === 'amounts' ? restSentence(weights, bill, write) : []),
      ...leftoverSentence(people, portions),
    ],
  };
}

interface Person {
  readonly name: string;
  readonly weight: Rational;
}

const maxPeople = 50;

/** Reads a line for each person: `Ann 2`, `Ann: 2` or `2`. */
function readPeople(options: PercentageOptions, write: Writer): readonly Person[] {
  const field = options.split === 'amounts' ? 'amounts' : 'shares';
  const lines = options[field].split('\n').filter((line) => line.trim() !== '');
  if (lines.length > maxPeople) {
    throw new ToolInputError(`These are more than ${maxPeople} people.`, {
      field,
      hint: `Enter up to ${maxPeople} lines.`,
    });
  }
  return lines.map((line, index) => {
    const [, written = '', number = ''] = /^(?:(.*?)[\s:;=]+)?(\S+)$/.exec(line.trim()) ?? [];
    const name = written.replace(/[,\s]+$/, '') || `Person ${index + 1}`;
    const label = `${field === 'amounts' ? 'Own amount' : 'Share'} of ${name}`;
    const weight = write.readText(number, { label, field });
    if (!isNegative(weight)) return { name, weight };
    throw new ToolInputError(`${name} cannot have a negative share.`, { field, hint: 'Enter 0 or more.' });
  });
}

function checkAmounts(people: readonly Person[], bill: Rational, write: Writer): void {
  const sum = people.map(({ weight }) => weight).reduce(rational.add, zero);
  if (rational.compare(sum, bill) <= 0) return;
  throw new ToolInputError(
    `The items add up to ${write.full(sum)}, which is more than the bill of ${write.full(bill)}.`,
    { hint: 'Correct the amounts, or enter the bill with all that is on it.' },
  );
}

/** Explains the difference between the bill and the amounts: it may include tax or a shared dish. */
function restSentence(amounts: readonly Rational[], bill: Rational, write: Writer): readonly string[] {
  const rest = rational.subtract(bill, amounts.reduce(rational.add, zero));
  return isZero(rest)
    ? ['The tip is shared in proportion to the items.']
    : [
        `${write.full(rest)} of the bill belongs to no one; it is shared like the tip, in proportion to the items.`,
      ];
}

function leftoverSentence(people: readonly Person[], portions: readonly Portion[]): readonly string[] {
  const raised = people.filter((_, index) => portions[index]?.isRaised);
  if (raised.length === 0) return [];
  const names = raised.map(({ name }) => name).join(', ');
  return [
    raised.length === 1
      ? `Rounded down, the shares leave 1 cent over. It goes to the one who lost most by rounding: ${names}.`
      : `Rounded down, the shares leave ${raised.length} cents over. They go to those who lost most by rounding: ${names}.`,
  ];
}

function personRows(
  { split }: PercentageOptions,
  people: readonly Person[],
  portions: readonly Portion[],
  write: Writer,
): readonly Row[] {
  const sum = people.map(({ weight }) => weight).reduce(rational.add, zero);
  return people.map(({ name, weight }, index) => {
    const pays = fromCents(portions[index]?.cents ?? 0n);
    const working =
      split === 'amounts'
        ? `${write.full(weight)} + ${write.full(rational.subtract(pays, weight))}`
        : `${write.exact(weight)} of ${write.exact(sum)}`;
    return [`${name} (${working})`, write.fixed(pays)];
  });
}
