import { expect, test } from 'vitest';
import { currencyNames } from '#core/money/currencies.ts';
import stored from '#client/tools/currency-converter/rates/snapshot.json' with { type: 'json' };
import { makeSnapshot } from './currency-rates.ts';

const feed = Object.fromEntries(
  Object.entries(stored.rates).map(([code, rate]) => [code.toLowerCase(), Number(rate)]),
);

test('the stored snapshot passes its own guards, and names ISO currencies alone', () => {
  expect(makeSnapshot(stored.date, feed).date).toBe(stored.date);
  expect(Object.keys(stored.rates).every((code) => code in currencyNames)).toBe(true);
  for (const code of ['BGN', 'HRK', 'LTL', 'EEK', 'VEF', 'BYR', 'MRO', 'STD', 'SLL', 'ZWL', 'CUC', 'ANG']) {
    expect(stored.rates, code).not.toHaveProperty(code);
  }
});

// The laws' own numbers: 655.957 francs CFA and 1.95583 marks for a euro, 3.6725 dirhams for a dollar.
test('pegged currencies have the rate of the law', () => {
  const { rates } = makeSnapshot('2026-09-30', { ...feed, xof: 656, stn: 24.6 });
  expect([rates.XOF, rates.BAM, rates.STN]).toEqual(['655.957', '1.95583', '24.5']);
  expect(Number(rates.AED) / Number(rates.USD)).toBeCloseTo(3.6725, 9);
});

test('broken feeds are refused', () => {
  const make = (changes: Record<string, number>, former?: typeof stored) =>
    makeSnapshot('2026-09-30', { ...feed, ...changes }, former && { ...former, date: '2026-09-29' });
  expect(() => make({ xof: 670 })).toThrow('XOF is pegged to EUR');
  expect(() => make({ gbp: 0 })).toThrow('The rate of GBP is 0.');
  expect(() => make({ gbp: Number.NaN })).toThrow('GBP');
  expect(() => make({ try: (feed.try ?? 0) * 1.16 }, stored)).toThrow('TRY moved from');
  expect(() => make({ try: (feed.try ?? 0) * 1.14 }, stored)).not.toThrow();
});
