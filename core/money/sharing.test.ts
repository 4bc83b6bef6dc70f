import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleUp } from './settle-up.ts';
import { splitAmount } from './split-amount.ts';

// The largest-remainder method, by hand.
test('shares by hand', () => {
  const cases: readonly (readonly [bigint, bigint[], bigint[]])[] = [
    [1000n, [1n, 1n, 1n], [334n, 333n, 333n]],
    [-1000n, [1n, 1n, 1n], [-334n, -333n, -333n]],
    [100n, [2n, 1n], [67n, 33n]],
    [1n, [0n, 5n], [0n, 1n]],
  ];
  for (const [units, weights, shares] of cases) expect(splitAmount(units, weights)).toEqual(shares);
});

test('shares always add up', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 12n), 10n ** 12n),
      fc.array(fc.bigInt(1n, 1000n), { minLength: 1, maxLength: 20 }),
      (units, weights) => {
        expect(splitAmount(units, weights).reduce((sum, share) => sum + share, 0n)).toBe(units);
      },
    ),
  );
});

test('two pairs that settle among themselves need two payments', () => {
  // Paying the largest claim first would take three.
  const balances = { a: -5n, b: -4n, c: 6n, d: 3n, e: -3n, f: 3n };
  const open = Object.entries(balances).map(([name, amount]) => ({ name, amount }));
  expect(settleUp(open)).toHaveLength(4);
  expect(settleUp(open)).toContainEqual({
    from: 'e',
    to: expect.stringMatching(/[df]/) as string,
    amount: 3n,
  });
});

test('payments settle whatever is open, with fewer than people', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-50n, 50n), { maxLength: 9 }), (amounts) => {
      const all = [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0n)];
      const left = new Map(all.map((amount, index) => [String(index), amount]));
      const transfers = settleUp([...left].map(([name, amount]) => ({ name, amount })));
      for (const { from, to, amount } of transfers) {
        expect(amount > 0n).toBe(true);
        left.set(from, (left.get(from) ?? 0n) + amount);
        left.set(to, (left.get(to) ?? 0n) - amount);
      }
      expect([...left.values()].every((amount) => amount === 0n)).toBe(true);
      expect(transfers.length).toBeLessThanOrEqual(
        Math.max(0, all.filter((amount) => amount !== 0n).length - 1),
      );
    }),
  );
});
