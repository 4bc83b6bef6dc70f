import { describe, expect, test } from 'vitest';
import { text } from '#client/tool-kit/state/state-schema.ts';
import { readTableRows, writeTableRows } from './table-rows.ts';

const columns = {
  date: text('', 10, 'Date', { box: 'date' }),
  what: text('', 80, 'What'),
  amount: text('', 20, 'Amount', { box: 'number' }),
};

describe('rows of a table', () => {
  test('are read and written as RFC 4180 quotes them, in the order of the header', () => {
    const csv = 'amount,date,what\n"1,50",2026-01-05,"a ""b"""\n';
    const table = readTableRows(csv, columns);
    expect(table?.rows).toEqual([['1,50', '2026-01-05', 'a "b"']]);
    expect(table && writeTableRows(table)).toBe(csv);
  });

  test('are read without a header; an empty table is written with one', () => {
    const table = readTableRows('2026-01-01,x,1', columns);
    expect(table).toMatchObject({ headRows: 0, rows: [['2026-01-01', 'x', '1']] });
    const empty = readTableRows(' ', columns);
    expect(empty && writeTableRows(empty)).toBe('date,what,amount\n');
  });

  test('are not shown where boxes would lose something: other names, dates and columns', () => {
    for (const csv of [
      'Buchungstag;Soll\n05.01.2026;12,50',
      'date,what,amount\n05/01/2026,x,1',
      'date,what,amount,account\n2026-01-05,x,1,2',
      '2026-01-05,1,x',
      '2026-01-05,x,1,more',
      'date,what\n2026-01-05,x',
      '2026-01-05,x,1\n'.repeat(201),
    ])
      expect(readTableRows(csv, columns)).toBeUndefined();
  });
});
