import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { makeCalendarFile } from '#core/dates/days/calendar-file.ts';
import { readHolidayFile } from '#core/dates/holidays/holiday-file.ts';
import { describeLoan } from './describe.ts';
import { type LoanOptions, schema } from './schema.ts';

beforeAll(provideTemporal);

const report = (options: Partial<LoanOptions>) => describeLoan({ ...initialState(schema), ...options });
const figures = (options: Partial<LoanOptions>) =>
  Object.fromEntries(report(options).figures.map(({ label, value }) => [label, value]));

// Worked out with Python's decimal: day fractions, the present value of 1 a period, each interest rounded half up.
const odd = { first: '2026-03-01', start: '2026-01-15' } as const;
const short = { amount: '10000', rate: '8', years: '2', first: '2026-02-28', start: '2026-01-31' } as const;

test.each([
  ['act365', '1,202.69', '1,200.11', '232,965.82', '451.90', '451.87', '845.57'],
  ['act360', '1,213.50', '1,216.53', '236,863.03', '452.40', '452.40', '857.60'],
  ['30e360', '1,202.28', '1,205.03', '232,823.55', '452.07', '452.15', '849.76'],
] as const)(
  'an odd first period, by %s',
  (basis, payment, last, interest, small, smallLast, smallInterest) => {
    expect(figures({ ...odd, basis })).toMatchObject({
      'Each payment': payment,
      'Last payment': last,
      'Total interest': interest,
    });
    expect(figures({ ...short, basis })).toMatchObject({
      'Each payment': small,
      'Last payment': smallLast,
      'Total interest': smallInterest,
    });
  },
);

test('by days, too, any of the four is found from the others', () => {
  const days = { ...odd, basis: 'act365', payment: '1202.69' } as const;
  // Python: 1202.69 a month are worth 200,000.45 on the day of paying out.
  expect(figures({ ...days, find: 'amount' })['Loan amount']).toBe('200,000.45');
  expect(figures({ ...days, find: 'rate' })['Annual interest rate']).toBe('6.0000%');
  expect(figures({ ...days, find: 'term', payment: '1202.70' })['Loan term']).toBe('30 years');
  expect(() => report({ basis: 'act365' })).toThrow('the day of the first payment is needed');
  expect(() => report({ ...odd, basis: 'act365', start: '2026-03-01' })).toThrow('before its first payment');
  expect(() => report({ ...odd, basis: 'act365', compounding: 'yearly' })).toThrow('added with each payment');
});

test('months of 30 days without an odd first period are periods that are alike', () => {
  const even = figures({ first: '2026-02-15' });
  expect(figures({ first: '2026-02-15', basis: '30e360' })).toEqual(even);
});

test('changes by their day come with the next payment', () => {
  const first = '2026-01-31';
  const byDay = { first, changes: '2028-01-01 extra 5,000 # bonus\n- 31.01.2031: Rate 4.5 %' };
  // The 25th payment is on 2028-01-31, the 61st on 2031-01-31.
  expect(figures(byDay)).toEqual(figures({ first, changes: '25 extra 5000\n61 rate 4.5' }));
  expect(() => report({ changes: '2028-01-01 extra 5000' })).toThrow('first payment is not known');
  expect(() => report({ first, changes: '2028-02-30 extra 5000' })).toThrow('is not a date');
  for (const perYear of [12, 26, 52, 4, 1] as const) {
    const yearly = figures({ first, perYear, changes: '2036-01-31 extra 1' });
    expect(yearly).toHaveProperty('Interest saved by the changes');
  }
});

test('what becomes of the payment is reported', () => {
  const { 'Payments 1 to 60': before, 'Payments 61 to 359': after } = figures({ changes: '61 rate 4.5' });
  // Python: 186,108.80 are left after 60 payments; 300 payments at 4.5 % ÷ 12.
  expect([before, after]).toEqual(['1,199.10', '1,034.45']);
  expect(figures({ years: '1', extra: '100', effect: 'lower' })).toHaveProperty(
    'Lowest payment before the last',
  );
  expect(figures({ years: '1' })['Paid off after']).toBe('1 year');
});

test('a currency that ISO 4217 does not have is refused', () => {
  for (const currency of ['XYZ', 'Yen']) expect(() => report({ currency })).toThrow('not an ISO 4217 code');
});

test('the payments for a calendar', () => {
  const events = report({ first: '2026-01-31', years: '1' }).tables?.[0]?.calendar?.events ?? [];
  const lines = readHolidayFile(makeCalendarFile(events, '2026-01-01T00:00:00Z', 'Loan Calculator')).lines;
  expect(lines.split('\n').slice(0, 2)).toEqual([
    '2026-01-31 Loan payment 1: 17,213.29',
    '2026-02-28 Loan payment 2: 17,213.29',
  ]);
  expect(events).toHaveLength(12);
  expect(report({}).tables?.[0]).not.toHaveProperty('calendar');
});
