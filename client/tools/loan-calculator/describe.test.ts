import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeLoan } from './describe.ts';
import { type LoanOptions, schema } from './schema.ts';

beforeAll(provideTemporal);

const report = (options: Partial<LoanOptions>) => describeLoan({ ...initialState(schema), ...options });
const figures = (options: Partial<LoanOptions>) =>
  Object.fromEntries(report(options).figures.map(({ label, value }) => [label, value]));
const mistake = (options: Partial<LoanOptions>) => {
  try {
    report(options);
  } catch (error) {
    return error;
  }
  return undefined;
};

test('the usual loan, to the cent', () => {
  expect(figures({})).toMatchObject({
    'Each payment': '1,199.10',
    'Last payment': '1,200.14',
    'Number of payments': '360',
  });
  // CFPB, sample form H-25(B).
  expect(figures({ amount: '162000', rate: '3.875' })['Each payment']).toBe('761.78');
  expect(
    figures({ amount: '300000', rate: '5', years: '25', compounding: 'half-yearly' })['Each payment'],
  ).toBe('1,744.81');
  expect(figures({ extra: '100' })).toMatchObject({
    'Number of payments': '295',
    'Total interest': '182,538.19',
  });
  expect(figures({ rate: '0', amount: '1000', years: '1' })['Each payment']).toBe('83.33');
});

test('any of the four is found from the others', () => {
  expect(figures({ find: 'amount', payment: '1199.10' })['Loan amount']).toBe('199,999.82');
  expect(figures({ find: 'term', payment: '1199.11' })['Loan term']).toBe('30 years');
  expect(figures({ find: 'rate', payment: '1199.10' })['Annual interest rate']).toBe('6.0000%');
  expect(mistake({ find: 'term', payment: '1000' })).toMatchObject({ details: { field: 'payment' } });
  expect(mistake({ find: 'rate', payment: '1' })).toMatchObject({ details: { field: 'payment' } });
});

test('without fees the annual percentage rate is the rate', () => {
  const own = figures({ fees: '0.01' });
  expect(own['APR with fees (nominal, as in the USA)']).toBe('6.000%');
  // (1 + 0.06 ÷ 12)^12 − 1
  expect(own['APR with fees (effective, as in the EU)']).toBe('6.168%');
});

test('smallest units by currency, dates by the month’s end, comparison', () => {
  expect(figures({ currency: 'jpy' })['Each payment']).toBe('1,199');
  expect(figures({ currency: 'KWD' })['Each payment']).toBe('1,199.101');
  const dates = report({ first: '2026-01-31', years: '1' }).tables?.[0]?.plainRows.map(([date]) => date);
  expect(dates?.slice(0, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  const compared = report({ compares: true }).tables?.[1];
  expect(compared?.rows.map(([name]) => name)).toEqual(['A', 'B', 'C']);
  expect(compared?.rows[1]?.[1]).toBe('1,073.64');
});

test('changes are read by line, and mistakes name it', () => {
  expect(figures({ changes: '12 extra 5,000\n\n61 rate 4.5%\n70 pause 3' }).Payments).not.toBe('0');
  for (const changes of ['\nx', '\n0 extra 5', '\n5 extra x', '\n5 pause 1.5', '\n5 rate -1'])
    expect(mistake({ changes }), changes).toMatchObject({ details: { field: 'changes', line: 2 } });
  expect(mistake({ currency: '€' })).toMatchObject({ details: { field: 'currency' } });
  expect(mistake({ years: '0' })).toMatchObject({ details: { field: 'years' } });
});
