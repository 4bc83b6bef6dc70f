import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { dateOf, isCode, numberOf } from '#core/csv/detection/cell-values.ts';
import { downloadName, isCsvFile } from '../csv-files.ts';
import createCsvSession from './csv-session.ts';
import { detectDelimiter, detectEncoding } from '#core/csv/detection/detect.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { columnNames } from '#core/csv/reading/table-info.ts';
import { parseCsv } from '#core/csv/reading/parse-for-tests.ts';
import { parseRows } from '#core/csv/reading/row-parser.ts';
import { allCells, context, sourceOf } from './table-for-tests.ts';

describe('csv-spectrum', () => {
  const folder = new URL('../../../../node_modules/csv-spectrum/', import.meta.url);
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

  test('many rows at once are read as one by one', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '\ufeff', '😀') });
    fc.assert(
      fc.property(text, (sample) => {
        expect(parseRows(sample, ',')).toEqual(parseCsv(sample, ','));
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

  test('the encoding, where the beginning of a large file cannot tell', async () => {
    const plain = 'a,b\n1,2\n'.repeat(20_000);
    const { info, cells } = await allCells(sourceOf(Buffer.from(`${plain}caf\u00e9,x\n`, 'latin1')));
    expect(info).toMatchObject({ encoding: 'windows-1252', damage: undefined });
    expect(cells.at(-1)).toEqual(['café', 'x']);
    const damaged = Buffer.concat([Buffer.from('é,ü\n'), Buffer.from([0xe9, 0x2c, 0x31, 0x0a])]);
    const second = await allCells(sourceOf(damaged));
    expect(second.info).toMatchObject({
      encoding: 'utf-8',
      damage: { row: 1, line: 2, column: 1, byte: 0xe9, byteOffset: 6 },
    });
    expect(second.cells).toEqual([['\ufffd', '1']]);
    const later = Buffer.concat([
      Buffer.from(`é,b\n${'a,b\n'.repeat(1_100_000)}`),
      Buffer.from([0xe9, 0x2c]),
    ]);
    const third = await createCsvSession().open(sourceOf(later), context);
    // The first line has five bytes in UTF-8, each of the others four.
    expect(third).toMatchObject({
      encoding: 'utf-8',
      damage: { row: 1_100_001, line: 1_100_002, column: 1, byteOffset: 5 + 4 * 1_100_000 },
    });
    // Cut within a letter at its end, after a byte order mark and Excel's first line.
    const cut = Buffer.concat([Buffer.from('\ufeffsep=,\nä,b\n1,'), Buffer.from([0xc3])]);
    const fourth = await createCsvSession().open(sourceOf(cut), context);
    expect(fourth).toMatchObject({
      encoding: 'utf-8',
      damage: { row: 1, line: 3, column: 3, byte: 0xc3, byteOffset: cut.length - 1 },
    });
  });

  test.each([
    [
      'a workbook',
      [0x50, 0x4b, 3, 4, 20, 0, 6, 0],
      'This is a ZIP archive or an office document, and a text is wanted here.',
    ],
    [
      'a program',
      [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0],
      'This is a binary file, and a text is wanted here.',
    ],
    ['an empty file', [], 'There are no rows in it.'],
    ['blank lines', [10, 13, 10], 'There are no rows in it.'],
  ])('%s is refused with a hint', async (_, bytes, message) => {
    const error = await allCells(sourceOf(Uint8Array.from(bytes))).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ToolInputError);
    expect(error).toMatchObject({ message, details: { hint: expect.stringMatching(/choose/i) as unknown } });
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
      { row: 1, kind: 'width', offset: 4 },
      { row: 2, kind: 'width', offset: 6 },
      { row: 3, kind: 'quote', offset: 14 },
      { row: 5, kind: 'open', offset: 23 },
    ]);
    expect(info.columns).toHaveLength(3);
  });
});

test('values: numbers, codes and dates as tables have them', () => {
  const numbers = ['1', '-2.5', '1,234.5', '$5', '-$5', '12 %', '1e3', '.5', '+7', ' 3 '];
  expect(numbers.map((text) => numberOf(text))).toEqual([1, -2.5, 1234.5, 5, -5, 12, 1000, 0.5, 7, 3]);
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

test('files and their names, in the words of the specification', () => {
  expect(isCsvFile({ name: 'A.CSV', type: '' })).toBe(true);
  expect(isCsvFile({ name: 'x', type: 'text/csv' })).toBe(true);
  expect(isCsvFile({ name: 'x.png', type: 'image/png' })).toBe(false);
  expect(downloadName('sales.csv', 'csv')).toBe('processed_sales.csv');
  expect(downloadName(undefined, 'csv')).toBe('processed_data.csv');
});
