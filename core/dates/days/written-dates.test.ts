import { beforeAll, expect, test } from 'vitest';
import { readDate } from './date-arithmetic.ts';
import { needsOrder, plainDate, slashOrderOf } from './written-dates.ts';

beforeAll(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
});

const read = (written: string, order?: 'day' | 'month') =>
  readDate(plainDate(written, order), 'Date').toString();

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21T10:15:00Z', '2026-11-21'],
  ['2026/11/21', '2026-11-21'],
  ['2026.11.21', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['20261121 09:30', '2026-11-21'],
  ['20261121093000[0:GMT]', '2026-11-21'],
  ['21.11.26', '2026-11-21'],
  ['21. 11. 2026', '2026-11-21'],
  ['21-Nov-26', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['March 3rd, 2026', '2026-03-03'],
  ['21. März 2026', '2026-03-21'],
  ['1er août 2026', undefined],
  ['21 août 2026', '2026-08-21'],
  ['21 de mayo de 2026', '2026-05-21'],
  ['21 juillet 2026', '2026-07-21'],
  ['30 Feb 2026', undefined],
  ['21 Foo 2026', undefined],
])('%s', (written, date) => {
  if (date === undefined) expect(() => read(written)).toThrow('is not a date');
  else expect(read(written)).toBe(date);
});

test('numbers alone are read by their order', () => {
  expect([read('05/01/2026', 'day'), read('05-01-26', 'month')]).toEqual(['2026-01-05', '2026-05-01']);
  expect(slashOrderOf(['05/01/2026', '25/01/2026'])).toBe('day');
  expect(slashOrderOf(['05/01/2026', '05/25/2026'])).toBe('month');
  expect(slashOrderOf(['05/01/2026'])).toBeUndefined();
  expect([needsOrder('05/01/2026'), needsOrder('2026-01-05'), needsOrder('5.1.2026')]).toEqual([
    true,
    false,
    false,
  ]);
});
