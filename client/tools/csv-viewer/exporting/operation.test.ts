import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';

async function convert(source: string | Blob, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, source, options);
  const [part] = parts;
  return { ...part, notes };
}

test('every format, by RFC 4180, RFC 8259 and GFM', async () => {
  const table = 'a,b\n"1|2","x ""y"""\n"two\nlines",\n';
  const contentAs = async (format: string) => (await convert(table, { format })).content;
  expect(await contentAs('csv')).toBe('a,b\n1|2,"x ""y"""\n"two\nlines",\n');
  expect(await contentAs('excel')).toBe('\ufeffa;b\r\n1|2;"x ""y"""\r\n"two\nlines";\r\n');
  expect(await contentAs('tsv')).toBe('a\tb\n1|2\t"x ""y"""\n"two\nlines"\t\n');
  expect(JSON.parse((await contentAs('json')) as string)).toEqual([
    { a: '1|2', b: 'x "y"' },
    { a: 'two\nlines', b: '' },
  ]);
  expect(await contentAs('markdown')).toBe(
    '| a | b |\n| --- | --- |\n| 1\\|2 | x "y" |\n| two<br>lines |  |\n',
  );
});

// CommonMark 2.3: U+0000 must be replaced with U+FFFD.
test('null characters are replaced in Markdown, with a note', async () => {
  const { content, notes } = await convert('a\n1\0\n', { format: 'markdown' });
  expect(content).toBe('| a |\n| --- |\n| 1\ufffd |\n');
  expect(notes[0]?.sentence).toBe('1 cell has a null character, which became �.');
});

test('names tell what is in them', async () => {
  const file = new File(['a\n1\n'], 'sales.tsv');
  expect(await convert(file, { format: 'markdown' })).toMatchObject({
    name: 'processed_sales.md',
    kind: 'markdown',
  });
  expect(await convert('a\n1\n')).toMatchObject({ name: 'processed_data.csv', kind: 'csv' });
});

test('options of reading: delimiter, header, trimming, transposing', async () => {
  const table = 'a;b, c\n 1 ;2, 3\n';
  expect((await convert(table, { delimiter: ';' })).content).toBe('a;b, c\n" 1 ";2, 3\n');
  expect((await convert(table, { delimiter: ',', isTrimmed: true })).content).toBe('a;b,c\n1 ;2,3\n');
  expect((await convert('1,2\n3,4\n', { hasHeader: false, format: 'json' })).content).toBe(
    '[\n["1","2"],\n["3","4"]\n]\n',
  );
  expect((await convert('a,b\n1,2\n3,4\n', { isTransposed: true })).content).toBe('a,1,3\nb,2,4\n');
});

test('faulty rows are reported with their places', async () => {
  const lines = [
    'sep=;',
    'a;b;é😀',
    '1;2',
    '',
    '"multi\nline";x;y',
    'q;😀t"ray;3',
    '"x"y;2;3',
    'last;"open',
    'more',
  ];
  const { notes } = await convert(lines.join('\r\n'));
  expect(notes.map(({ sentence, place }) => [sentence, place])).toEqual([
    ['Row 1 has another number of cells than the first row.', { line: 3, column: 1 }],
    ['Row 3 has a quote where none belongs.', { line: 7, column: 6 }],
    ['Row 4 has a quote where none belongs.', { line: 8, column: 3 }],
    ['Row 5 opens a quote that is never closed: everything after it is one cell.', { line: 9, column: 6 }],
  ]);
});

test('a thousand faults are counted, fifty listed', async () => {
  const { notes } = await convert(`a,b\n${'1\n'.repeat(1200)}`);
  expect(notes).toHaveLength(51);
  expect(notes.at(-1)?.sentence).toBe('There are 1,150 further rows like these.');
});

test('what was changed is reported', async () => {
  const sentences = async (source: string | Blob, options: object) =>
    (await convert(source, options)).notes.map(({ sentence }) => sentence);
  expect(await sentences(new Blob([Uint8Array.of(0x63, 0xe9, 0x2c, 0x64, 10)]), {})).toEqual([
    'Read as Windows-1252, written as UTF-8.',
  ]);
  expect(await sentences('a,a,\n1,2,3\n', { format: 'json' })).toEqual([
    'Columns without a name are called “Column 3”.',
    'Columns with the name of another got numbers: “a_2”.',
  ]);
  expect(await sentences('1,2\n', { format: 'markdown', hasHeader: false })).toEqual([
    'A Markdown table needs a header, so the columns were given names.',
  ]);
  expect(await sentences(new Blob(['é,è\n', Uint8Array.of(0xff), ',1\n']), {})).toEqual([
    'Some bytes are not UTF-8 and are written as “�”. Row 1, line 2, column 1: byte 7 (FF) is the first.',
  ]);
});

test('a delimiter that was chosen is the one that the first line names', async () => {
  const content = async (options: object) => (await convert('sep=;\na;b\n1;2\n', options)).content;
  expect(await content({})).toBe('sep=;\na;b\n1;2\n');
  // Read with commas, each row is one cell.
  expect(await content({ delimiter: ',' })).toBe('sep=,\na;b\n1;2\n');
  expect(await content({ format: 'tsv' })).toBe('a\tb\n1\t2\n');
  expect(await content({ format: 'excel' })).toBe('\ufeffa;b\r\n1;2\r\n');
});

// A table that is opened and saved is the same table.
test.each([
  ['an empty name', 'a,,c\r\n1,2,3\r\n'],
  ['spaces in a name', 'a," b ",c\r\n1,2,3\r\n'],
  ['rows that end early or late', 'a,b\r\n1\r\n1,2,3\r\n4,5\r\n'],
  ['a mark', '\ufeffa,b\r\n1,2\r\n'],
  ['line feeds', 'a,b\n1,2\n'],
  ['carriage returns', 'a,b\r1,2\r'],
  ['a header alone', 'a,b\n'],
  ['Excel’s line that names the delimiter', 'sep=,\r\na,b\r\n1,2\r\n'],
  ['that line behind a mark', '\ufeffsep=,\na,b\n1,2\n'],
])('%s is kept', async (_what, text) => {
  const { content } = await convert(new Blob([text]), { delimiter: ',' });
  expect(content).toBe(text);
});
