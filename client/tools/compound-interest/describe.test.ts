import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { describeSaving } from './describe.ts';
import { type SavingOptions, schema } from './schema.ts';

const report = (options: Partial<SavingOptions>) => describeSaving({ ...initialState(schema), ...options });
const figures = (options: Partial<SavingOptions>) =>
  Object.fromEntries(report(options).figures.map(({ label, value }) => [label, value]));
const lines = (options: Partial<SavingOptions>) => report(options).tables?.[0]?.plainRows ?? [];

// The first is the example of numpy-financial's fv, the second the usual one of textbooks; all by Python's decimal.
test.each([
  [{ start: '100' }, '15,692.93'],
  [{ start: '5000', deposit: '0', rate: '6' }, '9,096.98'],
  [{}, '17,175.24'],
  [{ timing: 'begin' }, '17,239.94'],
  [{ deposit: '0', perYear: 1, compounding: 1 }, '1,628.89'],
  [{ compounding: 1 }, '17,065.21'],
] as const)('after 10 years: %j', (options, wanted) => {
  expect(figures(options)['After 10 years']).toBe(wanted);
});

test.each([
  [{ deposit: '250', perYear: 4, rate: '3.5', compounding: 365, years: '20' }, '30,850.98'],
  [{ deposit: '50', timing: 'begin', rate: '7.25', compounding: 0, years: '30' }, '73,567.24'],
  [
    { start: '123456789012345', deposit: '1', perYear: 1, rate: '100', compounding: 2, years: '3' },
    '1,406,249,987,343,750.58',
  ],
  [{ deposit: '0', rate: '0', years: '3' }, '1,000.00'],
] as const)('%j', (options, wanted) => {
  expect(report(options).figures[0].value).toBe(wanted);
});

test('what was paid in, the rates, and the prices of today', () => {
  expect(figures({ inflation: '2' })).toMatchObject({
    'Total contributions': '13,000.00',
    Interest: '4,175.24',
    'Effective annual rate (APY)': '5.116%',
    'Doubles in': '13.9 years',
    'In today’s money': '14,089.68',
  });
  expect(figures({ compounding: 365 })['Effective annual rate (APY)']).toBe('5.127%');
  expect(figures({ rate: '0' })).not.toHaveProperty('Doubles in');
});

test('the deposit for a goal is rounded up', () => {
  expect(figures({ find: 'deposit' })['Regular deposit']).toBe('311.39');
  expect(() => figures({ find: 'deposit', start: '40000' })).toThrow(ToolInputError);
  expect(figures({ find: 'deposit', goal: '1000', rate: '0' })['Regular deposit']).toBe('0.00');
});

test('the years add up to the cent', () => {
  expect(lines({})[0]).toEqual(['1', '1200.00', '79.05', '2279.05']);
  expect(lines({})[1]).toEqual(['2', '1200.00', '144.48', '3623.53']);
  const cents = (text = '') => Math.round(Number(text) * 100);
  const amount = fc.integer({ min: 0, max: 10_000_00 }).map((units) => (units / 100).toFixed(2));
  const compounding = fc.constantFrom(...([365, 12, 4, 2, 1, 0] as const));
  fc.assert(
    fc.property(amount, amount, compounding, (start, deposit, often) => {
      let balance = cents(start);
      for (const [, deposits, interest, after] of lines({ start, deposit, compounding: often, years: '5' })) {
        balance += cents(deposits) + cents(interest);
        expect(cents(after)).toBe(balance);
      }
    }),
    { numRuns: 30 },
  );
});

test('mistakes name their field', () => {
  const cases = {
    years: ['0', '1.5', '101', ''],
    rate: ['-1', '101', 'x'],
    start: ['-1', '1e16'],
    deposit: ['-1'],
  };
  for (const [field, texts] of Object.entries(cases))
    for (const text of texts) {
      try {
        report({ [field]: text });
        expect.unreachable(`${field} ${text}`);
      } catch (error) {
        expect(error, `${field} ${text}`).toMatchObject({ details: { field } });
      }
    }
});
