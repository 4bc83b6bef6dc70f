import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseRational, rational, toExactDecimal } from '#core/numbers/rational.ts';
import { chainChanges, changeBetween, comparePercentages, partOf, percentOf, wholeOf } from './logic.ts';
import { describePercentage } from './results/results.ts';
import { type PercentageOptions, schema } from './schema.ts';
import { calculateTip, splitEvenly } from './results/tip.ts';

const r = parseRational;
const text = (value: ReturnType<typeof r>) => toExactDecimal(value, 40);
const describe = (changes: Partial<PercentageOptions>, reader = 'en') => {
  const {
    figures,
    sentences = [],
    plain,
  } = describePercentage({
    ...initialState(schema),
    ...changes,
    reader,
  });
  const rows = figures.slice(1).map(({ label, value }) => [label, value]);
  return { shown: figures[0].value, rows, sentences, plain };
};

test('percentages that binary floating point gets wrong', () => {
  expect(text(partOf(r('15'), r('19.99')))).toBe('2.9985');
  expect(text(percentOf(r('29'), r('100')))).toBe('29');
  expect(text(percentOf(r('57'), r('100')))).toBe('57');
  expect(text(partOf(r('0.1'), r('0.2')))).toBe('0.0002');
  expect(text(partOf(r('250'), r('80')))).toBe('200');
  expect(() => percentOf(r('1'), r('0'))).toThrow(ToolInputError);
  // 0 · x = 5 has no solution, and every x solves 0 · x = 0.
  expect(() => wholeOf(r('5'), r('0'))).toThrow('no whole has this part');
  expect(() => wholeOf(r('0'), r('0'))).toThrow('could be anything');
});

test('change: both readings below zero, none from zero', () => {
  expect(text(changeBetween(r('100'), r('125')).percent)).toBe('25');
  const negative = changeBetween(r('-50'), r('-25'));
  expect([text(negative.percent), text(negative.percentOfSize)]).toEqual(['-50', '50']);
  expect(() => changeBetween(r('0'), r('5'))).toThrow('A change from 0 has no percentage.');
});

test('points and the relative change', () => {
  const { points, relative } = comparePercentages(r('6'), r('8'));
  expect(text(points)).toBe('2');
  expect(relative).toEqual(rational(100n, 3n));
  expect(comparePercentages(r('0'), r('8')).relative).toBeUndefined();
});

test('successive discounts, and the price before them', () => {
  const { result, total, steps } = chainChanges(r('100'), [r('-30'), r('-10')], 'apply');
  expect([text(result), text(total)]).toEqual(['63', '-37']);
  expect(steps.map(({ before, after }) => [text(before), text(after)])).toEqual([
    ['100', '70'],
    ['70', '63'],
  ]);
  expect(text(chainChanges(r('120'), [r('20')], 'undo').result)).toBe('100');
  expect(() => chainChanges(r('5'), [r('-100')], 'undo')).toThrow(ToolInputError);
});

test('tips: before tax, to the cent, rounded up', () => {
  const bill = { bill: r('50'), percent: r('15'), tax: r('0'), rounding: 'none', people: 2 } as const;
  expect(calculateTip(bill)).toEqual({ tipCents: 750n, totalCents: 5750n });
  expect(calculateTip({ ...bill, tax: r('4') })).toEqual({ tipCents: 690n, totalCents: 5690n });
  expect(calculateTip({ ...bill, rounding: 'total' })).toEqual({ tipCents: 800n, totalCents: 5800n });
  expect(calculateTip({ ...bill, rounding: 'share', people: 3 })).toEqual({
    tipCents: 1000n,
    totalCents: 6000n,
  });
  expect(() => calculateTip({ ...bill, tax: r('60') })).toThrow('The tax is more than the bill.');
  expect(() => calculateTip({ ...bill, percent: r('-1') })).toThrow(ToolInputError);
  expect(calculateTip({ ...bill, bill: r('1.005'), percent: r('0') }).totalCents).toBe(101n);
});

test('shares differ by a cent at most and add up', () => {
  expect(splitEvenly(1000n, 3)).toEqual([
    { cents: 334n, people: 1 },
    { cents: 333n, people: 2 },
  ]);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 1000 }),
      (cents, people) => {
        const groups = splitEvenly(cents, people);
        expect(groups.reduce((sum, group) => sum + group.cents * BigInt(group.people), 0n)).toBe(cents);
        expect(groups.reduce((sum, group) => sum + group.people, 0)).toBe(people);
      },
    ),
  );
});

test('the specified defaults, shown with two decimals', () => {
  expect(describe({})).toMatchObject({
    shown: '25.00',
    plain: '25',
    rows: [
      ['25% more', '125'],
      ['25% less', '75'],
    ],
  });
  expect(describe({ tab: 'percent-of' }).shown).toBe('37.50%');
  expect(describe({ tab: 'change' }).shown).toBe('25.00%');
  expect(describe({ tab: 'points' }).shown).toBe('5.00 points');
  expect(describe({ tab: 'points' }).rows).toContainEqual(['Relative change', '50.00%']);
  const tip = describe({ tab: 'tip' });
  expect(tip.shown).toBe('57.50');
  expect(tip.rows).toEqual([
    ['Tip', '7.50'],
    ['Each of 2', '28.75'],
    ['Each of 3', '2 × 19.17 + 1 × 19.16'],
    ['Each of 4', '2 × 14.38 + 2 × 14.37'],
  ]);
  expect(describe({ tab: 'price' }).shown).toBe('63.00');
});

test('solves for the whole and the percentage, too', () => {
  expect(describe({ find: 'whole', percent: '15', part: '12' }).shown).toBe('80.00');
  expect(describe({ find: 'percent', part: '12', whole: '80' }).shown).toBe('15.00%');
});

test('rounding never hides the value; locales are kept', () => {
  const english = describe({ percent: '15', whole: '19.99' });
  expect([english.shown, english.rows[0]]).toEqual(['3.00', ['Exactly', '2.9985']]);
  const german = describe({ percent: '15', whole: '19,99', locale: 'de' }, 'de');
  expect([german.shown, german.rows[0], german.plain]).toEqual(['3,00', ['Exactly', '2,9985'], '3']);
  expect(describe({ tab: 'change', changeFrom: '-50', changeTo: '-25' }).sentences.join()).toContain('−50%');
});

test('money and changes as people write them', () => {
  expect(describe({ tab: 'tip', bill: '$50', tip: '15%' }).shown).toBe('57.50');
  expect(describe({ tab: 'tip', bill: '50 €', tip: '15' }).shown).toBe('57.50');
  for (const changes of ['-30%, -10%', '-30%-10%', '30% off, 10% off', '30 off 10% OFF', '−30%;−10']) {
    expect([changes, describe({ tab: 'price', changes }).shown]).toEqual([changes, '63.00']);
  }
  expect(describe({ tab: 'price', changes: '-12,5%, -10%', locale: 'de' }).shown).toBe('78.75');
});

test('what is rounded says so, and no fraction is longer than a line', () => {
  expect(describe({ percent: '9'.repeat(100), whole: '9'.repeat(100) }).shown).toBe('≈ 1 × 10^198');
  const tiny = describe({ tab: 'percent-of', ofPart: '1e-999', ofWhole: '7e999' });
  expect(tiny.rows.map(([label]) => label)).not.toContain('As a fraction');
  expect(describe({ tab: 'percent-of', ofPart: '-1', ofWhole: '3' }).rows).toContainEqual([
    'As a fraction',
    '−1/3',
  ]);
  expect(() => describe({ whole: '1e5000' })).toThrow('too large or too small to calculate');
});

// By Python's decimal: quantize(Decimal('0.01'), ROUND_HALF_UP). The VAT fraction of HMRC for 20% is 1/6.
test.each([
  ['add', '100', '20', '120.00', '20.00', '100.00'],
  ['add', '19.99', '19', '23.79', '3.80', '19.99'],
  ['add', '0.125', '20', '0.155', '0.03', '0.125'],
  ['add', '33.30', '7.25', '35.71', '2.41', '33.30'],
  ['add', '2.50', '19', '2.98', '0.48', '2.50'],
  ['add', '-2.50', '19', '−2.98', '−0.48', '−2.50'],
  ['add', '0.50', '5', '0.53', '0.03', '0.50'],
  ['add', '999999999999.99', '25', '1,249,999,999,999.99', '250,000,000,000.00', '999,999,999,999.99'],
  ['remove', '120', '20', '100.00', '20.00', '120.00'],
  ['remove', '119', '19', '100.00', '19.00', '119.00'],
  ['remove', '19.99', '19', '16.80', '3.19', '19.99'],
  ['remove', '0.03', '20', '0.02', '0.01', '0.03'],
  ['remove', '100', '7', '93.46', '6.54', '100.00'],
  ['remove', '100', '0', '100.00', '0.00', '100.00'],
  ['remove', '-119', '19', '−100.00', '−19.00', '−119.00'],
  ['remove', '50', '7.25', '46.62', '3.38', '50.00'],
] as const)('tax: %s %s at %s%%', (taxWay, amount, rate, asked, tax, given) => {
  const { shown, rows } = describe({ tab: 'vat', taxWay, taxPrice: amount, taxRate: rate });
  expect([shown, ...rows.slice(0, 2).map(([, value]) => value)]).toEqual([asked, tax, given]);
});

test('tax: its part of the gross price, and what was rounded', () => {
  const { rows } = describe({ tab: 'vat', taxWay: 'remove', taxPrice: '100' });
  expect(rows).toContainEqual(['Tax in the gross price', '1/6']);
  expect(rows.map(([label]) => label)).toContain('Tax before rounding');
  expect(() => describe({ tab: 'vat', taxRate: '-1' })).toThrow(ToolInputError);
});

// Python’s decimal with 60 digits.
test.each([
  ['remove', '1234567890123.45', '8.875', '≈ 100,636,418,138.6509'],
  ['remove', '100000000000000', '8.875', '≈ 8,151,549,942,594.7187'],
  ['add', '123456789012345678901234567890.12', '21', '25,925,925,692,592,592,569,259,259,256.9252'],
  ['remove', '-123456789.01', '7', '≈ −8,076,612.36514'],
] as const)(
  'the tax before rounding has more digits than after it: %s %s at %s%%',
  (taxWay, taxPrice, taxRate, exact) => {
    const { rows } = describe({ tab: 'vat', taxWay, taxPrice, taxRate });
    expect(rows).toContainEqual(['Tax before rounding', exact]);
  },
);

test('mistakes and vast numbers', () => {
  const mistake = (changes: Partial<PercentageOptions>) => {
    expect(() => describe(changes)).toThrow(ToolInputError);
  };
  mistake({ whole: 'abc' });
  mistake({ tab: 'tip', people: '2.5' });
  mistake({ tab: 'tip', people: '0' });
  mistake({ tab: 'price', changes: '1 '.repeat(51) });
  mistake({ tab: 'percent-of', ofWhole: '0' });
  expect(describe({ whole: '1e999' }).shown).toBe('2.5 × 10^998');
  expect(describe({ tab: 'price', changes: ' % ' }).shown).toBe('100.00');
});

const numbers = fc
  .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

test('each formula undoes the other, without loss', () => {
  fc.assert(
    fc.property(numbers, numbers, (percent, whole) => {
      fc.pre(percent.numerator !== 0n && whole.numerator !== 0n);
      const part = partOf(percent, whole);
      expect(percentOf(part, whole)).toEqual(percent);
      expect(wholeOf(part, percent)).toEqual(whole);
      fc.pre(percent.numerator !== -100n * percent.denominator);
      const { result } = chainChanges(whole, [percent], 'apply');
      expect(chainChanges(result, [percent], 'undo').result).toEqual(whole);
    }),
  );
});

test('any text is a result or a mistake', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (percent, whole) => {
      try {
        describe({ percent, whole });
        describe({ tab: 'price', price: percent, changes: whole });
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});
