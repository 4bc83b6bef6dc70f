import { expect, test } from 'vitest';
import { buildRows, type DiffRow } from './rows.ts';

const show = (rows: readonly DiffRow[]) =>
  rows.map((row) =>
    row.type === 'fold'
      ? `…${row.count}`
      : `${row.old ?? ''}${row.type === 'same' ? '=' : '|'}${row.now ?? ''}`,
  );
const change = { oldStart: 5, oldEnd: 7, newStart: 5, newEnd: 6 };
const options = { changes: [change], oldCount: 12, isSplit: true, context: 1, unfolded: new Set<number>() };

test('sides stand beside each other, what is the same is folded', () => {
  const { rows, starts } = buildRows(options);
  expect(show(rows)).toEqual(['…4', '4=4', '5|5', '6|', '7=6', '…4']);
  expect(starts).toEqual([2]);
});

test('sides stand one after the other', () => {
  const { rows } = buildRows({ ...options, isSplit: false });
  expect(show(rows)).toEqual(['…4', '4=4', '5|', '6|', '|5', '7=6', '…4']);
  expect(rows[2]).toMatchObject({ partner: 5 });
});

test('what was unfolded is shown, a single line never folded', () => {
  expect(show(buildRows({ ...options, unfolded: new Set([0]) }).rows)).toContain('0=0');
  expect(show(buildRows({ ...options, context: 4 }).rows)[0]).toBe('0=0');
  expect(show(buildRows({ ...options, changes: [], oldCount: 3 }).rows)).toEqual(['…3']);
});
