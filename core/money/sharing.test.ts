import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleUp } from './settle-up.ts';
import { splitAllAlike, splitAmount } from './split-amount.ts';

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

test('many amounts split alike at once are the sums of their shares one by one', () => {
  // 1000 as 334, 333, 333 and −200 as −67, −67, −66.
  expect(splitAllAlike([1000n, -200n], 3)).toEqual([267n, 266n, 267n]);
  fc.assert(
    fc.property(fc.array(fc.bigInt(-1000n, 1000n)), fc.integer({ min: 1, max: 9 }), (amounts, people) => {
      const weights = new Array<bigint>(people).fill(1n);
      const shares = amounts.map((units) => splitAmount(units, weights));
      const sums = weights.map((_, index) => shares.reduce((sum, each) => sum + (each[index] ?? 0n), 0n));
      expect(splitAllAlike(amounts, people)).toEqual(sums);
    }),
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

test('the largest debt is paid to the largest claim, however many owe', () => {
  // By hand: a pays e 40 and owes 10 more; c pays f 25, then a pays f 10, and d the last 1.
  const balances = { a: -50n, b: 0n, c: -25n, d: -1n, e: 40n, f: 36n };
  const people = Object.entries(balances).map(([name, amount]) => ({ name, amount }));
  // Eleven pairs more, so that groups are no longer tried: each pays its own hundreds.
  const pairs = Array.from({ length: 11 }, (_, index) => BigInt(1000 * (index + 1))).flatMap((amount) => [
    { name: `from ${amount}`, amount: -amount },
    { name: `to ${amount}`, amount },
  ]);
  const transfers = settleUp([...people, ...pairs]);
  expect(transfers.slice(11)).toEqual([
    { from: 'a', to: 'e', amount: 40n },
    { from: 'c', to: 'f', amount: 25n },
    { from: 'a', to: 'f', amount: 10n },
    { from: 'd', to: 'f', amount: 1n },
  ]);
  expect(transfers.slice(0, 11).every(({ from, to }) => from.slice(5) === to.slice(3))).toBe(true);
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    name: `p${index}`,
    amount: index === 0 ? -19_999n : 1n,
  }));
  expect(settleUp(many)).toHaveLength(19_999);
});
