import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arrangement, sortRows } from './arrangement.ts';
import { dateOf, isCode, numberOf } from './cell-values.ts';
import { downloadName, isCsvFile } from './csv-files.ts';
import { createCsvSession, type SourceRef } from './csv-session.ts';
import { detectDelimiter, detectEncoding } from './detect.ts';
import { createWriter, type ExportFormat, writeRow } from './export-formats.ts';
import { columnNames, parseCsv } from './logic.ts';

const context = { reportProgress: () => {} };
const plain: Arrangement = { search: '', filters: [], sort: undefined };
let lastId = 0;

function sourceOf(content: string | Uint8Array, options: Partial<SourceRef> = {}): SourceRef {
  lastId += 1;
  const file = new Blob([content as string]);
  return { id: lastId, file, hasHeader: true, delimiter: 'auto', encoding: 'auto', ...options };
}

async function allCells(source: SourceRef, arrangement: Arrangement = plain) {
  const session = createCsvSession();
  const info = await session.open(source, context);
  const table = { source, arrangement };
  const endRow = await session.arrange(table, context);
  const window = {
    table,
    startRow: 0,
    endRow,
    startColumn: 0,
    endColumn: info.columns.length,
    maxLength: 1e9,
  };
  return { info, ...(await session.read(window, context)) };
}

describe('csv-spectrum', () => {
  const folder = new URL('../../../node_modules/csv-spectrum/', import.meta.url);
  const names = readdirSync(new URL('csvs/', folder)).map((name) => name.replace('.csv', ''));
  // Its .csv and .json hold different telephone numbers, so nothing can satisfy both.
  const broken = ['location_coordinates'];

  test('its fixtures are there', () => {
    expect(names).toHaveLength(12);
  });

  test.each(names.filter((name) => !broken.includes(name)))('%s', (name) => {
    const text = readFileSync(new URL(`csvs/${name}.csv`, folder), 'utf8');
    const expected = JSON.parse(readFileSync(new URL(`json/${name}.json`, folder), 'utf8')) as unknown;
    const [header = [], ...rows] = parseCsv(text, ',');
    const objects = rows.map((row) => Object.fromEntries(header.map((key, index) => [key, row[index]])));
    // The suite writes CRLF within a cell as LF.
    const normal = JSON.parse(JSON.stringify(objects).replaceAll('\\r\\n', '\\n')) as unknown;
    expect([normal, objects]).toContainEqual(expected);
  });
});

describe('rows by RFC 4180, and what files really hold', () => {
  test.each([
    ['name\nalice\nbob', [['name'], ['alice'], ['bob']]],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,,\n,b,',
      [
        ['a', '', ''],
        ['', 'b', ''],
      ],
    ],
    ['a\n\n\r\nb', [['a'], ['b']]],
    ['"a ""b"", c"\n', [['a "b", c']]],
    ['"a\nb\r\nc",d', [['a\nb\r\nc', 'd']]],
    ['"",x\n""', [['', 'x'], ['']]],
    ['a "b" c,d', [['a "b" c', 'd']]],
    ['"a"b,c', [['ab', 'c']]],
    [' a , b ', [[' a ', ' b ']]],
    ['"open,\nend', [['open,\nend']]],
    ['é,東京,😀\nß', [['é', '東京', '😀'], ['ß']]],
    ['', []],
    ['\n\n', []],
  ])('%j', (text, expected) => {
    expect(parseCsv(text, ',')).toEqual(expected);
  });

  test('whatever is written is read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', ' ', 'é', '😀') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, delimiter) => {
        const text = rows.map((row) => writeRow(row, delimiter)).join('\r\n');
        const isBlank = (row: readonly string[]) => row.every((value) => value === '') && row.length === 1;
        expect(parseCsv(text, delimiter)).toEqual(rows.filter((row) => !isBlank(row)));
      }),
    );
  });

  test('any text is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '\ufeff', '😀') }), (text) => {
        for (const row of parseCsv(text, ',')) expect(row.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('what a file is, is found out', () => {
  test.each([
    ['a,b\n1,2\n', ','],
    ['a;b\n1,5;2\n3,5;4\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['"a,b";c\n"d,e";f\n', ';'],
    ['sep=;\na,b\nc,d\n', ';'],
    ['name\nalice\n', ','],
    ['', ','],
    ['text, with commas|x\nno commas|y\nmore, of, them|z\n', '|'],
  ])('delimiter of %j', (text, expected) => {
    expect(detectDelimiter(text)).toBe(expected);
  });

  test('encoding', async () => {
    expect(detectEncoding(Buffer.from('é,b'), false)).toBe('utf-8');
    expect(detectEncoding(Buffer.from('é,b').subarray(0, 1), true)).toBe('utf-8');
    expect(detectEncoding(Buffer.from('\ufeffa,b', 'utf16le'), false)).toBe('utf-16le');
    expect(detectEncoding(Buffer.from('caf\u00e9', 'latin1'), false)).toBe('windows-1252');
    const { info, cells } = await allCells(sourceOf(Buffer.from('\ufeffn\u00e4me;b\n1;2', 'utf16le')));
    expect(info).toMatchObject({ encoding: 'utf-16le', delimiter: ';', columns: ['näme', 'b'] });
    expect(cells).toEqual([['1', '2']]);
    expect((await allCells(sourceOf('\ufeffa,b\n1,2'))).info.columns).toEqual(['a', 'b']);
    expect((await allCells(sourceOf('sep=;\na;b\n1;2'))).info.columns).toEqual(['a', 'b']);
  });

  test('columns without a header, and without a name', async () => {
    const { info, cells } = await allCells(sourceOf('1,2\n3,4', { hasHeader: false }));
    expect(info.columns).toEqual(['Column 1', 'Column 2']);
    expect(cells).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(columnNames(['a', ' ', 'a'], 4)).toEqual(['a', 'Column 2', 'a', 'Column 4']);
  });

  test('faulty rows', async () => {
    const { info } = await allCells(sourceOf('a,b\n1\n1,2,3\n"x"y,2\n1,2\n"open'));
    expect(info.faults).toEqual([
      { row: 1, kind: 'width' },
      { row: 2, kind: 'width' },
      { row: 3, kind: 'quote' },
      { row: 5, kind: 'open' },
      { row: 5, kind: 'width' },
    ]);
    expect(info.columns).toHaveLength(3);
  });
});

test('values: numbers, codes and dates as tables have them', () => {
  const numbers = ['1', '-2.5', '1,234.5', '$5', '-$5', '12 %', '1e3', '.5', '+7', ' 3 '];
  expect(numbers.map(numberOf)).toEqual([1, -2.5, 1234.5, 5, -5, 12, 1000, 0.5, 7, 3]);
  for (const text of ['', 'a', '1a', '1,23', '1-2', '--1', '2026-01-01', '1.2.3', 'e5', '%']) {
    expect(numberOf(text)).toBeUndefined();
  }
  expect(['00123', '12345678901234567', '0', '0.5', '10'].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(dateOf('2026-11-20')).toBe(Date.UTC(2026, 10, 20));
  expect(dateOf('2026-11-20 10:00Z')).toBe(Date.UTC(2026, 10, 20, 10));
  expect(dateOf('20.11.2026')).toBeUndefined();
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
    session.stats({ table: { source, arrangement }, column }, context);
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
  const write = async (format: ExportFormat, arrangement: Arrangement = plain) => {
    const source = sourceOf('a,a,b\n1,"x,""y""",3\n00,"l\nm",\n');
    const columns = [0, 1, 2];
    const blob = await createCsvSession().write({ table: { source, arrangement }, format, columns }, context);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  };

  test('formats', async () => {
    expect(await write('csv')).toBe('a,a,b\r\n1,"x,""y""",3\r\n00,"l\nm",\r\n');
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

  test('only what is shown, in its order', async () => {
    expect(await write('csv', { ...plain, sort: { column: 0, isDescending: true } })).toBe(
      'a,a,b\r\n1,"x,""y""",3\r\n00,"l\nm",\r\n',
    );
    expect(await write('csv', { ...plain, search: 'm' })).toBe('a,a,b\r\n00,"l\nm",\r\n');
    expect(createWriter('json', ',').begin([])).toBe('[');
  });
});

test('files and their names, in the words of the specification', () => {
  expect(isCsvFile({ name: 'A.CSV', type: '' })).toBe(true);
  expect(isCsvFile({ name: 'x', type: 'text/csv' })).toBe(true);
  expect(isCsvFile({ name: 'x.png', type: 'image/png' })).toBe(false);
  expect(downloadName('sales.csv', 'csv')).toBe('processed_sales.csv');
  expect(downloadName(undefined, 'csv')).toBe('processed_data.csv');
});
