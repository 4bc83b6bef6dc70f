import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { annuityAmount, annuityPayment, type Compounding, periodRate, rateOfPayments } from './annuity.ts';
import { amortize, type Loan, paymentsNeeded, roundUnits, toUnits, totalOf } from './schedule.ts';

const rateOf = (percent: string, perYear = 12, compounding: Compounding = 'payments') =>
  periodRate(parseRational(percent), perYear, compounding);
const paymentOf = (amount: string, rate: ReturnType<typeof rateOf>, count: number) =>
  toFixedDecimal(annuityPayment(parseRational(amount), rate, count), 2);

function loan(amount: string, percent: string, payments: number, more: Partial<Loan> = {}): Loan {
  const rate = rateOf(percent);
  const units = toUnits(parseRational(amount), 2);
  const payment = roundUnits(annuityPayment(rational(units), rate, payments));
  return {
    amount: units,
    rate,
    payments,
    payment,
    balloon: 0n,
    extra: 0n,
    effect: 'shorter',
    changes: [],
    ...more,
  };
}

test('payments as authorities print them', () => {
  // CFPB, sample form H-25(B).
  expect(paymentOf('162000', rateOf('3.875'), 360)).toBe('761.78');
  // Microsoft's documentation of PMT.
  expect(paymentOf('10000', rateOf('8'), 10)).toBe('1037.03');
  expect(paymentOf('200000', rateOf('6'), 360)).toBe('1199.1');
  // Canada: interest is added twice a year.
  expect(paymentOf('300000', rateOf('5', 12, 2), 300)).toBe('1744.81');
  expect(paymentOf('1000', rateOf('0'), 4)).toBe('250');
});

test('a tiny rate is not lost', () => {
  // 100,000 over 360 payments at a rate of 1e-9 each: (1e5 ÷ 360) × (1 + 361 ÷ 2 × 1e-9).
  const payment = annuityPayment(parseRational('100000'), parseRational('1e-9'), 360);
  expect(Number(toFixedDecimal(payment, 12))).toBeCloseTo((100_000 / 360) * (1 + 180.5e-9), 9);
});

test('the last payment pays what rounding left', () => {
  const rows = amortize(loan('200000', '6', 360));
  expect(rows).toHaveLength(360);
  expect(rows[358]?.payment).toBe(119_910n);
  expect(rows[359]?.payment).toBe(120_014n);
  expect(rows[359]?.balance).toBe(0n);
  expect(totalOf(rows, 'interest')).toBe(23_167_704n);
});

test('extra payments end it sooner, or lower the next', () => {
  const sooner = amortize(loan('200000', '6', 360, { extra: 10_000n }));
  expect(sooner).toHaveLength(295);
  expect(totalOf(sooner, 'interest')).toBe(18_253_819n);
  const changes = [{ at: 12, kind: 'extra', amount: 5_000_000n }] as const;
  const lower = amortize(loan('200000', '6', 360, { changes, effect: 'lower' }));
  expect(lower).toHaveLength(360);
  expect(lower[12]?.payment).toBeLessThan(119_910n);
});

test('rates, pauses and interest alone', () => {
  const changes = [
    { at: 13, kind: 'rate', rate: rateOf('3') },
    { at: 25, kind: 'pause', count: 2 },
    { at: 37, kind: 'interest', count: 2 },
  ] as const;
  const rows = amortize(loan('12000', '6', 60, { changes }));
  expect(rows).toHaveLength(60);
  expect(rows[12]?.payment).toBeLessThan(rows[11]?.payment ?? 0n);
  expect(rows[24]?.payment).toBe(0n);
  expect(rows[24]?.balance).toBeGreaterThan(rows[23]?.balance ?? 0n);
  expect(rows[36]?.principal).toBe(0n);
  // Computed again each time, so the last differs from the others by a few cents at most.
  expect(Number((rows[59]?.payment ?? 0n) - (rows[58]?.payment ?? 0n))).toBeLessThan(100);
});

test('solving for the others leads back', () => {
  const rate = rateOf('6');
  expect(toFixedDecimal(annuityAmount(parseRational('1199.1010503'), rate, 360), 1)).toBe('200000');
  expect(paymentsNeeded(20_000_000n, rate, 119_911n, 1200)).toBe(360);
  expect(paymentsNeeded(20_000_000n, rate, 100_000n, 1200)).toBeUndefined();
  const found = rateOfPayments(200_000, Array<number>(360).fill(1199.101_050_305_5));
  expect(found).toBeCloseTo(0.005, 10);
  expect(rateOfPayments(200_000, [1])).toBeUndefined();
});

test('whatever the loan, principal and extra payments are the amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 120 }),
      fc.bigInt(0n, 10n ** 9n),
      (amount, basis, payments, extra) => {
        const own = loan('1', String(basis / 100), payments);
        const payment = roundUnits(annuityPayment(rational(amount), own.rate, payments));
        const rows = amortize({ ...own, amount, payment, extra });
        const repaid = rows.reduce((sum, row) => sum + row.principal + row.extra, 0n);
        expect(repaid).toBe(amount);
        expect(rows.at(-1)?.balance).toBe(0n);
        expect(rows.every((row) => row.payment >= 0n && row.balance >= 0n)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
