import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { type Arrangement, sortRows } from '../arranging/arrangement.ts';
import { decimalMarkOf, numberOf } from '#core/csv/detection/cell-values.ts';
import { formatRows } from '../exporting/copy-selection.ts';
import createCsvSession from './csv-session.ts';
import { createWriter, type ExportFormat } from '#core/csv/writing/export-formats.ts';
import { allCells, complete, context, plain, sourceOf } from './table-for-tests.ts';

test('a decimal comma is found out, and numbers sort and sum by it', async () => {
  expect(decimalMarkOf(['1,5', '1.234,50', 'x', '12'])).toBe(',');
  expect(decimalMarkOf(['1.5', '1,234.50', '7'])).toBe('.');
  expect(decimalMarkOf(['1,234', '1.234'])).toBe('.');
  expect(['1.234,5', '-0,5', '3 €', '(1,5)'].map((text) => numberOf(text, ','))).toEqual([
    1234.5, -0.5, 3, -1.5,
  ]);
  const source = sourceOf('name;preis\na;10,5\nb;9,75\nc;-1.000,25\n');
  const sorted = { ...plain, sort: { column: 1, isDescending: false } };
  const { info, cells } = await allCells(source, sorted);
  expect(info.decimalMark).toBe(',');
  expect(cells.map(([name]) => name)).toEqual(['c', 'b', 'a']);
  const above = { ...plain, filters: [{ column: 1, operator: 'above' as const, value: '9,8' }] };
  expect((await allCells(source, above)).cells).toEqual([['a', '10,5']]);
  const session = createCsvSession();
  const stats = await complete(() =>
    session.stats({ table: { source, arrangement: plain }, column: 1 }, context),
  );
  expect(stats).toMatchObject({ type: 'number', numbers: { min: -1000.25, max: 10.5, sum: -980 } });
});

test('half a million cells are copied, in four forms', async () => {
  const count = 400_000;
  const { cells } = await allCells(sourceOf(`n\n${'1\n'.repeat(count)}`));
  expect(formatRows(cells, ['n'], 'tsv').length).toBe(count * 2 - 1);
  const rows = [
    ['a|b', '1'],
    ['"q"', 'x\ny'],
  ];
  expect(formatRows(rows, ['t', 'u'], 'tsv')).toBe('a|b\t1\n"""q"""\t"x\ny"');
  expect(formatRows(rows, ['t', 'u'], 'csv')).toBe('t,u\r\na|b,1\r\n"""q""","x\ny"\r\n');
  expect(formatRows(rows, ['t', 'u'], 'markdown')).toBe(
    '| t | u |\n| --- | --- |\n| a\\|b | 1 |\n| "q" | x<br>y |\n',
  );
  expect(JSON.parse(formatRows(rows, ['t', 'u'], 'json'))).toEqual([
    { t: 'a|b', u: '1' },
    { t: '"q"', u: 'x\ny' },
  ]);
});

test('work that was left half done blocks no other', async () => {
  const source = sourceOf(`n\n${Array.from({ length: 300_000 }, (_, index) => index % 1000).join('\n')}\n`);
  const session = createCsvSession();
  await session.open(source, context);
  const down = { source, arrangement: { ...plain, sort: { column: 0, isDescending: true } } };
  await session.arrange(down, context);
  const found = { source, arrangement: { ...plain, search: '999' } };
  expect(await complete(() => session.arrange(found, context))).toBe(300);
  const window = { table: found, startRow: 0, endRow: 1, columns: [0], maxLength: 9 };
  expect((await session.read(window, context)).cells).toEqual([['999']]);
  expect((await session.read({ ...window, table: down }, context)).cells).toEqual([['999']]);
});

describe('arranging', () => {
  const text =
    'name,n,when\nbob,10,2026-01-02\nÄnne,9,2025-01-01\nalice,,2026-03-01\nBob,100,\nzoe,x,2024-12-31\n';
  const names = async (arrangement: Partial<Arrangement>) => {
    const { cells } = await allCells(sourceOf(text), { ...plain, ...arrangement });
    return cells.map(([name]) => name);
  };

  test('numbers by value, before texts, blanks last in both directions', async () => {
    expect(await names({ sort: { column: 1, isDescending: false } })).toEqual([
      'Änne',
      'bob',
      'Bob',
      'zoe',
      'alice',
    ]);
    expect(await names({ sort: { column: 1, isDescending: true } })).toEqual([
      'zoe',
      'Bob',
      'bob',
      'Änne',
      'alice',
    ]);
    expect(await names({ sort: { column: 0, isDescending: false } })).toEqual([
      'alice',
      'Änne',
      'bob',
      'Bob',
      'zoe',
    ]);
    expect(await names({ sort: { column: 2, isDescending: true } })).toEqual([
      'alice',
      'bob',
      'Änne',
      'zoe',
      'Bob',
    ]);
  });

  test('search and filters', async () => {
    expect(await names({ search: 'BOB' })).toEqual(['bob', 'Bob']);
    const by = (
      operator: 'above' | 'below' | 'contains' | 'equals' | 'not' | 'starts' | 'empty' | 'filled',
      column: number,
      value = '',
    ) => names({ filters: [{ column, operator, value }] });
    expect(await by('above', 1, '9')).toEqual(['bob', 'Bob']);
    expect(await by('below', 2, '2026-01-01')).toEqual(['Änne', 'zoe']);
    expect(await by('empty', 1)).toEqual(['alice']);
    expect(await by('filled', 2)).toHaveLength(4);
    expect(await by('equals', 0, 'bob')).toEqual(['bob', 'Bob']);
    expect(await by('not', 0, 'bob')).toHaveLength(3);
    expect(await by('starts', 0, 'a')).toEqual(['alice']);
    expect(await by('contains', 0, 'e')).toEqual(['Änne', 'alice', 'zoe']);
  });

  test('sorting agrees with a plain sort of numbers and keeps equals in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.boolean(), (numbers, isDescending) => {
        const rows = Uint32Array.from(numbers, (_, index) => index);
        const expected = [...rows].sort((first, second) => {
          const difference = (numbers[first] ?? 0) - (numbers[second] ?? 0);
          return (isDescending ? -difference : difference) || first - second;
        });
        expect([...sortRows(rows, numbers.map(String), isDescending)]).toEqual(expected);
      }),
    );
  });
});

test('what a column holds', async () => {
  const session = createCsvSession();
  const source = sourceOf('zip,n,d,b\n00123,1.1,2026-01-02,true\n00123,2.2,2025-01-02,no\n,3.3,,yes\n');
  const stat = (column: number, arrangement = plain) =>
    complete(() => session.stats({ table: { source, arrangement }, column }, context));
  expect(await stat(0)).toMatchObject({
    type: 'text',
    filled: 2,
    blank: 1,
    distinct: 1,
    most: [{ value: '00123', count: 2 }],
  });
  const numbers = await stat(1);
  expect(numbers).toMatchObject({ type: 'number', numbers: { min: 1.1, max: 3.3 } });
  expect(numbers.numbers?.sum).toBeCloseTo(6.6, 12);
  expect(await stat(2)).toMatchObject({ type: 'date', dates: { min: '2025-01-02', max: '2026-01-02' } });
  expect(await stat(3)).toMatchObject({ type: 'true or false' });
  expect(await stat(1, { ...plain, search: '00123' })).toMatchObject({ filled: 2 });
});

describe('export', () => {
  const table = 'a,a,b\n1,"x,""y""",3\n00,"l\nm",\n';
  const write = async (
    format: ExportFormat,
    arrangement: Arrangement = plain,
    { isTransposed = false, hasHeader = true, content = table } = {},
  ) => {
    const source = sourceOf(content, { hasHeader });
    const options = { table: { source, arrangement }, format, columns: [0, 1, 2], isTransposed };
    const { blob } = await createCsvSession().write(options, context);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  };

  test('formats', async () => {
    expect(await write('csv')).toBe('a,a,b\n1,"x,""y""",3\n00,"l\nm",\n');
    expect(await write('excel')).toBe('\ufeffa;a;b\r\n1;"x,""y""";3\r\n00;"l\nm";\r\n');
    expect(await write('tsv')).toBe('a\ta\tb\n1\t"x,""y"""\t3\n00\t"l\nm"\t\n');
    expect(await write('markdown')).toBe(
      '| a | a | b |\n| --- | --- | --- |\n| 1 | x,"y" | 3 |\n| 00 | l<br>m |  |\n',
    );
    expect(JSON.parse(await write('json'))).toEqual([
      { a: '1', a_2: 'x,"y"', b: '3' },
      { a: '00', a_2: 'l\nm', b: '' },
    ]);
  });

  // Expected: what Python's zip(*rows) makes of the same rows.
  test('rows as columns', async () => {
    const isTransposed = true;
    expect(await write('csv', plain, { isTransposed })).toBe('a,1,00\na,"x,""y""","l\nm"\nb,3,\n');
    expect(await write('csv', plain, { isTransposed, hasHeader: false, content: '1,2,3\n4,5\n' })).toBe(
      '1,4\n2,5\n3,\n',
    );
    expect(JSON.parse(await write('json', plain, { isTransposed }))).toEqual([
      { a: 'a', '1': 'x,"y"', '00': 'l\nm' },
      { a: 'b', '1': '3', '00': '' },
    ]);
    expect(await write('markdown', plain, { isTransposed, content: 'a,b,c\n1,2,3\n' })).toBe(
      '| a | 1 |\n| --- | --- |\n| b | 2 |\n| c | 3 |\n',
    );
    const large = { isTransposed, content: 'a,b,c\n'.repeat(700_000) };
    await expect(write('csv', plain, large)).rejects.toThrow('this one has 2,099,997');
  });

  test('only what is shown, in its order', async () => {
    expect(await write('csv', { ...plain, sort: { column: 0, isDescending: true } })).toBe(
      'a,a,b\n1,"x,""y""",3\n00,"l\nm",\n',
    );
    expect(await write('csv', { ...plain, search: 'm' })).toBe('a,a,b\n00,"l\nm",\n');
    expect(createWriter('json', ',').begin([])).toBe('[');
  });
});

test('the uneven rows alone are shown, and searched', async () => {
  const source = sourceOf('a,b,c\n1,2,3\n4,5\n"6,6",7,8\n9\n1,2,3,4\n');
  const uneven = { ...plain, isUnevenOnly: true };
  const { cells, numbers } = await allCells(source, uneven);
  expect(numbers).toEqual([2, 4, 5]);
  expect(cells.map((row) => row[0])).toEqual(['4', '9', '1']);
  expect((await allCells(source, { ...uneven, search: '9' })).numbers).toEqual([4]);
});
