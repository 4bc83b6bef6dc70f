import { beforeAll, describe, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeReturn } from './describe.ts';
import { type ReturnOptions, schema } from './schema.ts';

beforeAll(provideTemporal);

const figures = (options: Partial<ReturnOptions>) =>
  Object.fromEntries(
    describeReturn({ ...initialState(schema), ...options }).figures.map(({ label, value }) => [label, value]),
  );
const mistake = (options: Partial<ReturnOptions>) => {
  try {
    figures(options);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('what went in and came out', () => {
  test('1000 to 1500 in 3 years', () => {
    expect(figures({})).toMatchObject({ ROI: '50.00%', Gain: '500.00', 'Annual return (CAGR)': '14.47%' });
  });

  test('a total loss, tax on the gain alone, inflation', () => {
    expect(figures({ returned: '0' })).toMatchObject({ ROI: '−100.00%', 'Annual return (CAGR)': '−100.00%' });
    // 25 % of 500 is 125: 375 of 1000 are left.
    expect(figures({ tax: '25' })).toMatchObject({ Tax: '125.00', 'ROI after tax': '37.50%' });
    expect(figures({ returned: '900', tax: '25' })).toMatchObject({ Tax: '0.00' });
    // 1.21 ÷ 1.1 = 1.1
    expect(figures({ returned: '1210', years: '1', inflation: '10' })['Annual return after inflation']).toBe(
      '10.00%',
    );
  });

  test('another end value leaves the income as it is', () => {
    const { tables } = describeReturn({ ...initialState(schema), income: '100' });
    // 1500 − 30% = 1050, and 100 of income: 1150 for 1000.
    expect(tables?.[0]?.plainRows[0]?.slice(0, 3)).toEqual(['-30%', '1050.00', '15.00']);
    expect(tables?.[0]?.plainRows[3]?.slice(0, 3)).toEqual(['0%', '1500.00', '60.00']);
  });

  test('by dates, in days of a year of 365', () => {
    expect(
      figures({ period: 'dates', start: '2025-01-01', end: '2026-01-01', returned: '1100' }),
    ).toMatchObject({
      'Annual return (CAGR)': '10.00%',
      Years: '1.00',
    });
  });

  test('mistakes name their box', () => {
    expect(mistake({ paid: '0' })).toMatchObject({ details: { field: 'paid' } });
    expect(mistake({ years: '0' })).toMatchObject({ details: { field: 'years' } });
    expect(mistake({ period: 'dates', start: '2026-01-01', end: '2025-01-01' })).toMatchObject({
      details: { field: 'end' },
    });
  });
});

describe('payments over time', () => {
  const xirr = 'Internal rate of return (XIRR)';

  test('the example of spreadsheets, in any order', () => {
    expect(figures({ kind: 'flows' })[xirr]).toBe('37.34%');
    const turned = initialState(schema).flows.split('\n').toReversed().join('\n');
    expect(figures({ kind: 'flows', flows: turned })).toMatchObject({
      [xirr]: '37.34%',
      Payback: '2009-02-15',
    });
  });

  test('without dates, one a year', () => {
    const flows = '-70000\n12000\n15000\n18000\n21000\n26000';
    const irr = 'Internal rate of return (IRR)';
    expect(figures({ kind: 'flows', flows })[irr]).toBe('8.66%');
    expect(figures({ kind: 'flows', flows: '-1000\n2300\n-1320' })[irr]).toBe('10.00% or 20.00%');
    expect(figures({ kind: 'flows', flows: '1\n2' })[irr]).toBe('none');
  });

  test('dates by the point, and what payments of one day lack', () => {
    const flows = '1.1.2025 -1.000,00\n01.01.2026 1.100,00';
    expect(figures({ kind: 'flows', flows, locale: 'de' })).toMatchObject({
      [xirr]: '10.00%',
      Payback: '2026-01-01',
    });
    const oneDay = { kind: 'flows', flows: '2025-01-01 -1\n2025-01-01 2' } as const;
    const { notes } = describeReturn({ ...initialState(schema), ...oneDay });
    expect(notes?.[0]?.hint).toContain('of one day');
  });

  // By hand: −100 + 110 ÷ 1.05 = 4.7619….
  test('net present value', () => {
    expect(figures({ kind: 'flows', flows: '-100\n110' })['Net present value at 5.00%']).toBe('4.76');
  });

  test('mistakes name their line', () => {
    expect(mistake({ kind: 'flows', flows: '-1\nx' })).toMatchObject({
      details: { field: 'flows', line: 2 },
    });
    expect(mistake({ kind: 'flows', flows: '2026-01-01 -1\n\n2' })).toMatchObject({ details: { line: 3 } });
    expect(mistake({ kind: 'flows', flows: '2026-02-30 -1\n2026-03-01 1' })).toMatchObject({
      details: { line: 1 },
    });
  });
});
