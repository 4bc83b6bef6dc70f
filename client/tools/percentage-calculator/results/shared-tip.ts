import { ToolInputError } from '#core/errors.ts';
import { addRational, compareRational, type Rational, subtractRational } from '#core/numbers/rational.ts';
import { isNegative, isZero, percentOf, zero } from '../logic.ts';
import type { PercentageResult, Writer } from './result-text.ts';
import { nameOf, sharerField } from '../sharers.ts';
import type { PercentageState } from '../state.ts';
import { calculateTip, fromCents, type TipRequest } from './tip.ts';
import { type Portion, splitByWeights, splitRoundedUp, sumOf } from './uneven-split.ts';

const wholeAmount = 100n;

/** Total, tip, and what each person pays by own weight or own amounts. Throws a ToolInputError. */
export function describeUnevenTip(
  state: PercentageState,
  request: Omit<TipRequest, 'people'>,
  write: Writer,
): PercentageResult {
  const people = readPeople(state, write);
  if (state.split === 'amounts') checkAmounts(people, request.bill, write);
  const { bill, tax, rounding } = request;
  const isEachRounded = rounding === 'share';
  const plain = calculateTip({ ...request, rounding: isEachRounded ? 'none' : rounding, people: 1 });
  const weights = people.map(({ weight }) => weight);
  const portions = isEachRounded
    ? splitRoundedUp(plain.totalCents, weights, wholeAmount)
    : splitByWeights(plain.totalCents, weights);
  const totalCents = sumOf(portions.map(({ cents }) => cents));
  const tip = fromCents(totalCents - plain.totalCents + plain.tipCents);
  const base = subtractRational(bill, tax);
  return {
    ...write.result('Total', fromCents(totalCents), ''),
    sentences: [
      `${write.fixed(bill)} and a tip of ${write.fixed(tip)}.`,
      ...(state.split === 'amounts' ? restSentence(weights, bill, write) : []),
      ...leftoverSentence(people, portions),
    ],
    rows: [
      ['Tip', write.fixed(tip)],
      ...(rounding === 'none' || isZero(base)
        ? []
        : ([['Tip in fact', `${write.fixed(percentOf(tip, base))}%`]] as const)),
      ...personRows(state, people, portions, write),
      ['Together', write.fixed(fromCents(totalCents))],
    ],
  };
}

interface Person {
  readonly name: string;
  readonly weight: Rational;
}

function readPeople({ split, sharers }: PercentageState, write: Writer): readonly Person[] {
  return sharers.map((sharer, index) => {
    const name = nameOf(sharer, index);
    const field = sharerField(index);
    const weight =
      split === 'amounts'
        ? write.readText(sharer.amount, { label: `Own amount of ${name}`, field })
        : write.readText(sharer.weight, { label: `Share of ${name}`, field });
    if (!isNegative(weight)) return { name, weight };
    throw new ToolInputError(`${name} cannot have a negative share.`, { field, hint: 'Enter 0 or more.' });
  });
}

function checkAmounts(people: readonly Person[], bill: Rational, write: Writer): void {
  const sum = people.map(({ weight }) => weight).reduce(addRational, zero);
  if (compareRational(sum, bill) <= 0) return;
  throw new ToolInputError(
    `The own amounts add up to ${write.money(sum)}, which is more than the bill of ${write.money(bill)}.`,
    { hint: 'Correct the amounts, or enter the bill with all that is on it.' },
  );
}

/** A bill may hold what nobody ordered alone, such as tax or a shared dish. */
function restSentence(amounts: readonly Rational[], bill: Rational, write: Writer): readonly string[] {
  const rest = subtractRational(bill, amounts.reduce(addRational, zero));
  return isZero(rest)
    ? ['The tip is shared in proportion to the own amounts.']
    : [
        `${write.money(rest)} of the bill is nobody’s own; it is shared in proportion to the own amounts, as the tip is.`,
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
  { split }: PercentageState,
  people: readonly Person[],
  portions: readonly Portion[],
  write: Writer,
): PercentageResult['rows'] {
  const sum = people.map(({ weight }) => weight).reduce(addRational, zero);
  return people.map(({ name, weight }, index) => {
    const pays = fromCents(portions[index]?.cents ?? 0n);
    const working =
      split === 'amounts'
        ? `${write.money(weight)} + ${write.money(subtractRational(pays, weight))}`
        : `${write.full(weight)} of ${write.full(sum)}`;
    return [`${name} (${working})`, write.fixed(pays)];
  });
}
