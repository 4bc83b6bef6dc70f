import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { ColumnFinder } from './column-finder.ts';
import { nameColumns, quoteName, writeLiteral } from './dialects.ts';
import operation from './operation.ts';

async function convert(text: string, options: object = {}) {
  const { parts, notes = [], summary } = await executeOperation(operation, text, options);
  return {
    content: parts[0]?.content as string,
    sentences: notes.map(({ sentence }) => sentence),
    notes,
    summary,
  };
}

test.each([
  [['1', '-2147483648'], 'integer'],
  [['1', '2147483648'], 'bigint'],
  [['9223372036854775807'], 'bigint'],
  [['9223372036854775808'], 'decimal'],
  [['1', '1.50'], 'decimal'],
  [['1.5', '1e3', '9007199254'], 'double'],
  [['1.234567890123456', '1e3'], 'text'],
  [['.5', '-.25'], 'decimal'],
  [['.5e3'], 'double'],
  [['1', '1e3'], 'double'],
  [['01'], 'text'],
  [['1e999'], 'text'],
  [['+1'], 'text'],
  [['true', 'FALSE'], 'boolean'],
  [['true', '1'], 'text'],
  [['2024-02-29'], 'date'],
  [['2023-02-29'], 'text'],
  [['0999-01-01'], 'text'],
  [['2026-01-31T09:30'], 'timestamp'],
  [['2026-01-31 09:30:00.123456'], 'timestamp'],
  [['2026-01-31T24:00'], 'text'],
  [['2026-01-31T09:30Z', '2026-01-31T09:30:00+05:30'], 'zoned'],
  [['2026-01-31', '2026-01-31T09:30'], 'text'],
  [['1'.repeat(39)], 'text'],
  [['1'.repeat(20), `0.${'1'.repeat(19)}`], 'text'],
  [[], 'text'],
  [['٣'], 'text'],
  [['1,5'], 'text'],
] as const)('%j is a column of the kind %s', (cells, kind) => {
  const finder = new ColumnFinder();
  for (const cell of cells) finder.add(cell);
  expect(finder.facts.kind).toBe(kind);
});

test('writes the whole of a small table', async () => {
  const { content, summary } = await convert("id,name\n1,O'Brien\n2,\n", {
    table: 'sales.orders',
    rowsPerInsert: 1,
  });
  expect(content).toBe(
    'CREATE TABLE "sales"."orders" (\n  "id" INTEGER,\n  "name" TEXT\n);\n\n' +
      'INSERT INTO "sales"."orders" ("id", "name") VALUES\n  (1, \'O\'\'Brien\');\nINSERT INTO "sales"."orders" ("id", "name") VALUES\n  (2, NULL);\n',
  );
  expect(summary).toBe('2 rows, 2 columns');
});

test('empty cells and the NULL word', async () => {
  const table = 'a,b\n1,\n,x\nNULL,NULL';
  const { content } = await convert(table, { emptyAs: 'text', nullWord: 'NULL', hasCreate: false });
  expect(content).toContain("(1, ''),\n  (NULL, 'x'),\n  (NULL, NULL);");
});

test('a backslash is what it is in each database', () => {
  const facts = { kind: 'text', precision: 1, scale: 0, longest: 10 } as const;
  expect(writeLiteral('postgresql', facts, "a\\'")).toBe("'a\\'''");
  expect(writeLiteral('mysql', facts, "a\\'")).toBe("'a\\\\'''");
  expect(writeLiteral('sqlserver', facts, 'a\\\nb')).toBe("N'a\\' + N'\nb'");
});

test('names are quoted, cut and unique', () => {
  expect(quoteName('mysql', 'a`b')).toBe('`a``b`');
  expect(quoteName('sqlserver', 'a]b')).toBe('[a]]b]');
  const names = nameColumns('postgresql', ['é'.repeat(40), 'é'.repeat(50), '', 'A', 'a'], 6);
  expect(names.slice(2)).toEqual(['column_3', 'A', 'a_2', 'column_6']);
  expect(names[0]).toBe('é'.repeat(31));
  expect(new TextEncoder().encode(names[1]).length).toBeLessThanOrEqual(63);
});

test('rows of another length are named, and nothing of them is lost', async () => {
  const { content, notes } = await convert('a,b\n1\n1,2,3\n');
  expect(content).toContain('(1, NULL, NULL),\n  (1, 2, 3);');
  expect(notes.filter(({ place }) => place !== undefined).map(({ place }) => place?.line)).toEqual([2, 3]);
});

test('HTML and Markdown escape what is special to them', async () => {
  const table = 'a&b,c\n<i>,"x\ny|z"\n';
  expect((await convert(table, { format: 'html' })).content).toBe(
    '<table>\n  <thead>\n    <tr><th>a&amp;b</th><th>c</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>&lt;i&gt;</td><td>x<br>y|z</td></tr>\n  </tbody>\n</table>\n',
  );
  expect((await convert(table, { format: 'markdown' })).content).toBe(
    '| a&b | c |\n| --- | --- |\n| \\<i> | x<br>y\\|z |\n',
  );
});

test('a header alone makes an empty table', async () => {
  expect((await convert('a,b\n')).content).toBe('CREATE TABLE "data" (\n  "a" TEXT,\n  "b" TEXT\n);\n\n');
});

test('names a number that would be rounded', async () => {
  const { sentences } = await convert('a,b\n1e3,1e999\n0.1234567890123456,1\n');
  expect(sentences).toEqual([
    '“a” is a text: 0.1234567890123456 would change as a number.',
    '“b” is a text: 1e999 would change as a number.',
  ]);
});

test('says why a column has another name', async () => {
  expect((await convert('a, b\n1,2\n')).sentences).toEqual([
    'Some names are empty, too long, taken, or have spaces around them. These columns are called “b”.',
  ]);
});

test('columns of texts fit a row of MySQL', async () => {
  const table = (count: number) => `${'a,'.repeat(count - 1)}a\n`;
  // 65,535 bytes a row without TEXTs, and 1,022 for a VARCHAR(255) of utf8mb4: MySQL 8.4 manual, 10.4.7.
  expect((await convert(table(64), { format: 'mysql' })).content).toContain('VARCHAR(255)');
  expect((await convert(table(65), { format: 'mysql' })).content).not.toContain('VARCHAR(255)');
});

// HTML 13.2.5 and CommonMark 2.3 replace U+0000; PostgreSQL refuses it.
test.each(['html', 'markdown', 'postgresql'])(
  '%s: a null character is replaced, with a note',
  async (format) => {
    const { content, sentences } = await convert('a\0,b\n1,x\0\0y\n', { format, isTyped: false });
    expect(content).not.toContain('\0');
    expect(content).toContain('x\ufffd\ufffdy');
    expect(sentences).toContain('2 cells have null characters, which became �.');
  },
);
