import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddedColumn,
  type ColumnFill,
  columnOrder,
  isCountable,
  maxFirst,
  maxStep,
  type Overlay,
  putBeside,
  withoutColumn,
} from './added-columns.ts';
import type { Arrangement } from './arrangement.ts';
import createCsvSession, { type SourceRef } from '../session/csv-session.ts';
import { complete, context, plain, sourceOf } from '../session/table-for-tests.ts';

const added = (name: string, fill: ColumnFill, place: Partial<AddedColumn> = {}): AddedColumn => ({
  name,
  fill,
  beside: 0,
  side: 'after',
  isRemoved: false,
  ...place,
});
const count = (first: number, step: number): ColumnFill => ({ kind: 'count', first, step });
const same = (text: string): ColumnFill => ({ kind: 'text', text });

const text = 'name,n\nbob,10\n"two\nlines",9\nalice\nzoe,100\n';
const numbered: Overlay = {
  added: [added('no', count(5, -2)), added('unit', same('kg'))],
  isTrimmed: false,
};

async function rowsOf(source: SourceRef, overlay: Overlay, arrangement: Arrangement = plain) {
  const session = createCsvSession();
  const table = { source, arrangement, overlay };
  const endRow = await complete(() => session.arrange(table, context));
  const window = { table, startRow: 0, endRow, columns: [2, 0, 3], maxLength: 100 };
  return (await session.read(window, context)).cells;
}

describe('added columns', () => {
  test('are read beside those of the file, in any order, in uneven rows as well', async () => {
    expect(await rowsOf(sourceOf(text), numbered)).toEqual([
      ['5', 'bob', 'kg'],
      ['3', 'two\nlines', 'kg'],
      ['1', 'alice', 'kg'],
      ['-1', 'zoe', 'kg'],
    ]);
    const removed = {
      ...numbered,
      added: numbered.added.with(0, { ...added('no', count(5, -2)), isRemoved: true }),
    };
    expect((await rowsOf(sourceOf(text), removed))[0]).toEqual(['', 'bob', 'kg']);
    expect((await rowsOf(sourceOf('1,2\n3,4', { hasHeader: false }), numbered)).map(([no]) => no)).toEqual([
      '5',
      '3',
    ]);
  });

  test('are sorted, filtered and searched by; uneven rows are still those of the file', async () => {
    const names = async (change: Partial<Arrangement>) =>
      (await rowsOf(sourceOf(text), numbered, { ...plain, ...change })).map(([, name]) => name);
    expect(await names({ sort: { column: 2, isDescending: false } })).toEqual([
      'zoe',
      'alice',
      'two\nlines',
      'bob',
    ]);
    expect(await names({ filters: [{ column: 2, operator: 'above', value: '2' }] })).toEqual([
      'bob',
      'two\nlines',
    ]);
    expect(await names({ search: 'kg' })).toHaveLength(4);
    expect(await names({ search: '-1' })).toEqual(['zoe']);
    expect(await names({ isUnevenOnly: true })).toEqual(['alice']);
  });

  test('one that comes later is found by a search that was there before', async () => {
    const session = createCsvSession();
    const source = sourceOf(text);
    const arrange = (overlay: Overlay, arrangement: Arrangement) =>
      complete(() => session.arrange({ source, arrangement, overlay }, context));
    const search = { ...plain, search: 'kg' };
    expect(await arrange({ added: [], isTrimmed: false }, search)).toBe(0);
    expect(await arrange(numbered, search)).toBe(4);
  });

  test('have statistics: the sum of 1 to a hundred thousand is that of Gauss', async () => {
    const session = createCsvSession();
    const source = sourceOf(`n\n${'x\n'.repeat(100_000)}`);
    const overlay = { added: [added('no', count(1, 1))], isTrimmed: false };
    const table = { source, arrangement: plain, overlay };
    const stats = await complete(() => session.stats({ table, column: 1 }, context));
    expect(stats).toMatchObject({
      type: 'number',
      filled: 100_000,
      numbers: { min: 1, sum: 5_000_050_000 },
    });
  });

  test('are written, in the order that is shown, and turned over', async () => {
    const session = createCsvSession();
    const table = { source: sourceOf(text), arrangement: { ...plain, search: 'o' }, overlay: numbered };
    const write = async (format: 'csv' | 'json', isTransposed = false) =>
      (await session.write({ table, format, columns: [2, 0, 3, 1], isTransposed }, context)).blob.text();
    expect(await write('csv')).toBe('no,name,unit,n\n5,bob,kg,10\n3,"two\nlines",kg,9\n-1,zoe,kg,100\n');
    expect(JSON.parse(await write('json'))).toContainEqual({ no: '-1', name: 'zoe', unit: 'kg', n: '100' });
    expect(await write('csv', true)).toContain('no,5,3,-1\n');
  });
});

test('spaces around the file’s cells are trimmed on request alone', async () => {
  const source = sourceOf('a,b\n x ,"\ty z "\nx,y z\n');
  const read = (isTrimmed: boolean, change: Partial<Arrangement> = {}) =>
    rowsOf(source, { added: [added('c', same(' k '))], isTrimmed }, { ...plain, ...change });
  expect(await read(false)).toEqual([
    [' k ', ' x ', ''],
    [' k ', 'x', ''],
  ]);
  expect(await read(true)).toEqual([
    [' k ', 'x', ''],
    [' k ', 'x', ''],
  ]);
  const filters = [{ column: 1, operator: 'equals' as const, value: 'y z' }];
  expect(await read(false, { filters })).toHaveLength(1);
  expect(await read(true, { filters })).toHaveLength(2);
  const table = { source, arrangement: plain, overlay: { added: [], isTrimmed: true } };
  const { blob } = await createCsvSession().write(
    { table, format: 'csv', columns: [0, 1], isTransposed: false },
    context,
  );
  expect(await blob.text()).toBe('a,b\nx,y z\nx,y z\n');
});

describe('the order of the columns', () => {
  test('each beside the one it was put to, also where that was removed', () => {
    const columns = [
      added('first', same(''), { beside: 0, side: 'before' }),
      added('second', same(''), { beside: 3, isRemoved: true }),
      added('third', same(''), { beside: 4 }),
      added('last', same(''), { beside: 2 }),
    ];
    expect(columnOrder(3, columns)).toEqual([3, 5, 0, 1, 2, 6]);
    expect(putBeside([2, 0], 1, 'before', 7)).toEqual([2, 0, 7]);
  });

  test('holds every column once that was not removed', () => {
    const column = fc.record({
      beside: fc.nat(8),
      side: fc.constantFrom('before' as const, 'after' as const),
      isRemoved: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(column, { maxLength: 6 }),
        (fileColumns, places) => {
          const columns = places.map((place) => added('c', same(''), place));
          const kept = [
            ...Array.from({ length: fileColumns }, (_, at) => at),
            ...columns.flatMap(({ isRemoved }, slot) => (isRemoved ? [] : [fileColumns + slot])),
          ];
          expect([...columnOrder(fileColumns, columns)].sort((a, b) => a - b)).toEqual(kept);
        },
      ),
    );
  });
});

test('what looks at a removed column goes with it', () => {
  const filter = { operator: 'filled' as const, value: '' };
  const arrangement = {
    ...plain,
    sort: { column: 4, isDescending: true },
    filters: [
      { ...filter, column: 4 },
      { ...filter, column: 1 },
    ],
  };
  expect(withoutColumn(arrangement, 4)).toEqual({ ...plain, filters: [{ ...filter, column: 1 }] });
  expect(withoutColumn(arrangement, 2)).toEqual(arrangement);
});

test('numbers to count by stay exact', () => {
  expect([0, -5, maxFirst].map((value) => isCountable(value, maxFirst))).toEqual([true, true, true]);
  expect([undefined, 0.5, NaN, maxFirst + 1].map((value) => isCountable(value, maxFirst))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // More rows than can be sorted.
  expect(Number.isSafeInteger(maxFirst + maxStep * 1_000_000_000)).toBe(true);
});
