import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeTrade } from './describe.ts';
import { type MarginOptions, schema } from './schema.ts';

const notes = (options: Partial<MarginOptions>) =>
  describeTrade({ ...initialState(schema), ...options }).notes?.map(({ sentence }) => sentence);

test('a sale that loses money says why', () => {
  // 100 − 10 − 12 % of 90 = 79.20, less than the cost of 80.
  expect(notes({ discount: '10', fee: '12' })).toEqual([
    'This sale loses money: discount, fee and other costs take more than the profit.',
  ]);
  expect(notes({ discount: '10' })).toEqual([]);
  expect(notes({ cost: '120' })).toEqual(['This sale loses money: the price is below the cost.']);
});
