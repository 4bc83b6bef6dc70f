import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { describeReturn } from './describe.ts';
import { type ReturnOptions, schema } from './schema.ts';

beforeAll(provideTemporal);

const report = (flows: string, options: Partial<ReturnOptions> = {}) =>
  describeReturn({ ...initialState(schema), kind: 'flows', ...options, flows });

// Microsoft's example of XIRR, as spreadsheets, banks and people write it.
const days = [
  ['2008-01-01', '01.01.2008', '1/1/2008', '1 Jan 2008', '-10000', '-10.000,00', '"-10,000.00"'],
  ['2008-03-01', '01.03.2008', '3/1/2008', '1 Mar 2008', '2750', '2.750,00', '"2,750.00"'],
  ['2008-10-30', '30.10.2008', '10/30/2008', '30 Oct 2008', '4250', '4.250,00', '"4,250.00"'],
  ['2009-02-15', '15.02.2009', '2/15/2009', '15 Feb 2009', '3250', '3.250,00', '"3,250.00"'],
  ['2009-04-01', '01.04.2009', '4/1/2009', '1 Apr 2009', '2750', '2.750,00', '"2,750.00"'],
] as const;
const lines = (write: (row: (typeof days)[number]) => string) => days.map(write).join('\r\n');

test.each([
  ['with names above', `Date,Amount\n${lines(([day, , , , amount]) => `${day},${amount}`)}`],
  ['quoted CSV', lines(([day, , , , , , amount]) => `"${day}",${amount}`)],
  ['semicolons and commas', lines(([, day, , , , amount]) => `${day};${amount}`)],
  ['tabs', lines(([day, , , , amount]) => `${day}\t${amount}`)],
  ['the month first', lines(([, , day, , amount]) => `${day} ${amount}`)],
  ['names of months', lines(([, , , day, amount]) => `${day} ${amount}`)],
  ['a time behind the day', lines(([day, , , , amount]) => `${day}T10:15:00Z ${amount}`)],
  ['notes and signs', lines(([day, , , , amount]) => `${day} ${amount} € bought or sold, 2 at once`)],
])('%s', (_, flows) => {
  expect(report(flows).figures[0].value).toBe('37.34%');
});

test('what cannot be read is named as what it is', () => {
  expect(() => report('3/1/2008 -5\n4/1/2009 6')).toThrow('“3/1/2008” can be read in two ways');
  expect(() => report('sometime -5\n2009-04-01 6')).toThrow('is not a date and an amount');
  expect(() => report('1\n'.repeat(1001))).toThrow('2 to 1,000 lines');
});

test('why there is no rate, and when one means little', () => {
  // 1,000 − 3,000 ÷ q + 2,500 ÷ q² has no real root.
  const [none] = report('1000\n-3000\n2500').notes ?? [];
  expect(none?.hint).toContain('no rate balances');
  expect(report('100\n200').notes?.[0]?.hint).toContain('one above');
  expect(report('2026-01-01 -10000\n2026-01-02 10100').notes?.[0]?.sentence).toContain('Less than a year');
  expect(report('2025-01-01 -10000\n2026-01-02 10100').notes).toEqual([]);
});

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('2026-01/;, \n"Jan1.€(')) }), (flows) => {
      try {
        report(flows);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});
