import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { monthlySum, readRecurring } from './recurring.ts';
import { schema } from './schema.ts';

const read = (recurring: string) => readRecurring({ ...initialState(schema), recurring }, 2);

test('what recurs, by the month and the year', () => {
  // 7.50 × 52 = 390; 390 ÷ 12 = 32.50; 240 ÷ 12 = 20; 900 + 32.50 + 20 = 952.50
  const items = read('Rent 900 monthly\nGym: 7.50 weekly\nInsurance €240 a year\n');
  expect(items.map(({ name, monthly, yearly }) => [name, monthly, yearly])).toEqual([
    ['Rent', 90_000n, 1_080_000n],
    ['Gym', 3250n, 39_000n],
    ['Insurance', 2000n, 24_000n],
  ]);
  expect(monthlySum(items)).toBe(95_250n);
  // 10 a year three times is 2.50 a month; rounded one by one it would be 2.49.
  expect(monthlySum(read('A 10 yearly\nB 10 yearly\nC 10 yearly'))).toBe(250n);
  expect(read('Rent: 900 monthly')[0]?.name).toBe('Rent');
  // As prices of subscriptions are written: 47.88 ÷ 12 = 3.99.
  expect(monthlySum(read('Spotify €47.88/year\nNetflix 9.99 / month\nCloud 2/mo'))).toBe(1598n);
  // 4 × 52 = 208; 30 × 4 = 120; 328 ÷ 12 = 27.33
  expect(monthlySum(read('Paper 4/wk\nWater 30/qtr'))).toBe(2733n);
  expect(() => read('Rent 900')).toThrow('how often');
  expect(() => read('Rent 900 sometimes')).toThrow('how often');
});
