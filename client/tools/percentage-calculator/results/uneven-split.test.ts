import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseRational } from '#core/numbers/rational.ts';
import { describePercentage } from './results.ts';
import { type PercentageOptions, schema } from '../schema.ts';
import { splitByWeights, splitRoundedUp, sumOf } from './uneven-split.ts';

const r = parseRational;
const describe = (changes: Partial<PercentageOptions>) => {
  const options = { ...initialState(schema), tab: 'tip', ...changes } as const;
  const { figures, sentences = [] } = describePercentage(options);
  const rows = figures.slice(1).map(({ label, value }) => [label, value]);
  return { shown: figures[0].value, rows, sentences };
};
const byWeights = (...weights: string[]) => ({ split: 'weights', shares: weights.join('\n') }) as const;
const byAmounts = (...amounts: string[]) => ({ split: 'amounts', amounts: amounts.join('\n') }) as const;

test('uneven shares by the largest remainder, as in its textbook example', () => {
  // 100,000 votes and 10 seats by Hare quota: https://en.wikipedia.org/wiki/Quota_method
  const votes = ['47000', '16000', '15900', '12000', '6000', '3100'];
  const seats = splitByWeights(10n, votes.map(r));
  expect(seats.map(({ cents }) => cents)).toEqual([5n, 2n, 1n, 1n, 1n, 0n]);
  expect(seats.map(({ isRaised }) => isRaised)).toEqual([true, true, false, false, true, false]);
  expect(() => splitByWeights(10n, [r('0'), r('0')])).toThrow('Every share is 0');
  expect(() => splitByWeights(10n, [r('2'), r('-1')])).toThrow(ToolInputError);
});

const weightLists = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => weights.map((weight) => r(`${weight / 1000}`)));

test('portions add up to the whole exactly, each within a cent of its exact value', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), weightLists, (cents, weights) => {
      const portions = splitByWeights(cents, weights);
      expect(sumOf(portions.map((portion) => portion.cents))).toBe(cents);
      for (const { cents: paid, exact } of portions) {
        const distance = paid * exact.denominator - exact.numerator;
        expect(distance < exact.denominator && distance > -exact.denominator).toBe(true);
      }
      for (const [index, { cents: paid, exact }] of splitRoundedUp(cents, weights, 100n).entries()) {
        expect(paid % 100n).toBe(0n);
        expect(paid * exact.denominator >= exact.numerator).toBe(true);
        expect(paid < (portions[index]?.cents ?? 0n) + 101n).toBe(true);
      }
    }),
  );
});

test('a bill by shares: what is left over by rounding is reported', () => {
  // 57.50 ÷ 3.5 = 16.428571…: 16.42 + 32.85 + 8.21 = 57.48, and .8571 and .7142 are the largest losses
  const { shown, rows, sentences } = describe(byWeights('1', '2', '0.5'));
  expect(shown).toBe('57.50');
  expect(rows).toEqual([
    ['Tip', '7.50'],
    ['Person 1 (1 of 3.5)', '16.43'],
    ['Person 2 (2 of 3.5)', '32.86'],
    ['Person 3 (0.5 of 3.5)', '8.21'],
    ['Together', '57.50'],
  ]);
  expect(sentences).toContain(
    'Rounded down, the shares leave 2 cents over. They go to those who lost most by rounding: Person 1, Person 2.',
  );
});

test('a bill by own amounts: the tip, and what is nobody’s own, in proportion', () => {
  expect(describe(byAmounts('30', '20')).rows).toEqual([
    ['Tip', '7.50'],
    ['Person 1 (30.00 + 4.50)', '34.50'],
    ['Person 2 (20.00 + 3.00)', '23.00'],
    ['Together', '57.50'],
  ]);
  const rest = describe({ ...byAmounts('30', '10'), tax: '10', tip: '10' });
  expect(rest.sentences[1]).toMatch(/^10\.00 of the bill belongs to no one/);
  expect(rest.rows.slice(1, 3)).toEqual([
    ['Person 1 (30.00 + 10.50)', '40.50'],
    ['Person 2 (10.00 + 3.50)', '13.50'],
  ]);
  expect(() => describe(byAmounts('30', '20.01'))).toThrow(
    'The items add up to 50.01, which is more than the bill of 50.00.',
  );
});

test('rounding up the total, and each uneven share', () => {
  const total = describe({ ...byWeights('1', '2'), tipRounding: 'total' });
  expect(total.rows).toContainEqual(['Tip in fact', '16.00%']);
  expect(total.rows.slice(2, 4).map(([, value]) => value)).toEqual(['19.33', '38.67']);
  const share = describe({ ...byWeights('1', '2'), tipRounding: 'share' });
  expect(share.shown).toBe('59.00');
  expect(share.rows.map(([, value]) => value)).toEqual(['9.00', '18.00%', '20.00', '39.00', '59.00']);
});

test('mistakes name the person', () => {
  expect(() => describe(byWeights('Ann x', '1'))).toThrow('Share of Ann: “x” is not a number.');
  expect(() => describe(byAmounts('Ann: -3', '1'))).toThrow('Ann cannot have a negative share.');
  expect(() => describe(byWeights('Ann'))).toThrow('Share of Person 1: “Ann” is not a number.');
  expect(() => describe(byWeights(...Array<string>(51).fill('1')))).toThrow('more than 50 people');
});

test.each([
  ['Ann 2', 'Ann (2 of 3)'],
  ['Ann: 2', 'Ann (2 of 3)'],
  ['  Ann Lee,\t2  ', 'Ann Lee (2 of 3)'],
  ['Åsa\u00a02', 'Åsa (2 of 3)'],
  ['2', 'Person 1 (2 of 3)'],
])('“%s” is a line for a person', (line, label) => {
  expect(describe(byWeights(line, '', 'Ben 1')).rows[1]?.[0]).toBe(label);
});
