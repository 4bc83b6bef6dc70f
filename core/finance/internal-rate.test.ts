import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthRate, internalRates, presentValue } from './internal-rate.ts';

const yearly = (...amounts: number[]) => amounts.map((amount, years) => ({ years, amount }));
const day = (date: string) => Date.parse(date) / 86_400_000;

// Microsoft's documentation of XIRR.
test('XIRR’s example', () => {
  const flows = (
    [
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    ] as const
  ).map(([date, amount]) => ({ years: (day(date) - day('2008-01-01')) / 365, amount }));
  const rates = internalRates(flows);
  expect(rates).toHaveLength(1);
  expect(rates[0]).toBeCloseTo(0.373362534, 7);
});

// Microsoft's documentation of IRR, which prints −2.1 % and 8.7 %.
test('IRR’s examples', () => {
  expect(internalRates(yearly(-70_000, 12_000, 15_000, 18_000, 21_000))[0]).toBeCloseTo(-0.0212, 4);
  expect(internalRates(yearly(-70_000, 12_000, 15_000, 18_000, 21_000, 26_000))[0]).toBeCloseTo(0.0866, 4);
});

test('several changes of sign may have several rates, one sign has none', () => {
  // −1000 + 2300 ÷ x − 1320 ÷ x² is zero for x = 1.1 and x = 1.2.
  const rates = internalRates(yearly(-1000, 2300, -1320));
  expect(rates.map((rate) => rate.toFixed(6))).toEqual(['0.100000', '0.200000']);
  expect(internalRates(yearly(1, 2))).toEqual([]);
  expect(internalRates(yearly(0, 0))).toEqual([]);
});

test('growth', () => {
  expect(growthRate(1000, 1500, 3)).toBeCloseTo(0.144714, 6);
  expect(growthRate(1000, 0, 3)).toBe(-1);
});

test('at a rate that was found the flows are worth nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1000, max: 5000 }), { minLength: 2, maxLength: 20 }),
      (amounts) => {
        const flows = yearly(-1000, ...amounts);
        for (const rate of internalRates(flows).filter((each) => each > -0.5)) {
          const size = flows.reduce(
            (sum, { amount, years }) => sum + Math.abs(amount) * (1 + rate) ** -years,
            0,
          );
          expect(Math.abs(presentValue(rate, flows)) / size).toBeLessThan(1e-6);
        }
      },
    ),
  );
});
