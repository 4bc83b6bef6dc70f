import { expect, test } from 'vitest';
import { formatSql, minify } from '../format-sql.ts';

// ClickHouse manual, INSERT INTO: the data begins after the first line end that follows the format, or after the spaces.
test.each([
  ['INSERT INTO t FORMAT TabSeparated\n', '11\tHello, world!\n22\tQwerty  x\n'],
  ['insert into t (a, b) format CSV\n', '\t1,"it\'s  --"\n\n2,;\n'],
  ['select 1;\n-- rows\nINSERT INTO t FORMAT JSONEachRow ', '{"a":1,"b":"it\'s"}  {"a":2}'],
  ['INSERT INTO t FORMAT Values\n', "(1,  'a') , (2,'b')\n\n"],
  ["INSERT INTO FUNCTION file('x.csv') FORMAT CSVWithNames\r\n", 'a,b\r\n1, 2\r\n'],
])('the data behind %j stays to the letter', (head, data) => {
  for (const dialect of ['clickhouse', 'auto'] as const) {
    for (const { text } of [formatSql(head + data, dialect, {}), minify(head + data, dialect)]) {
      expect(text.endsWith(`\n${data}`)).toBe(true);
      expect(text.replaceAll(/\s/g, '')).toContain(
        head.replace('-- rows', '').replaceAll(/\s/g, '').slice(-20),
      );
    }
  }
});

test('FORMAT without data ends a statement as any other', () => {
  const sql = 'INSERT INTO t FORMAT CSV;\nselect  1;\nselect 2 FORMAT JSON;';
  expect(minify(sql, 'clickhouse').text).toBe('INSERT INTO t FORMAT CSV;select 1;select 2 FORMAT JSON;');
});

test('words about a format in a string are no data', () => {
  const sql = "insert into t values ('a format CSV file', 1);";
  expect(formatSql(sql, 'auto', {}).notes).toEqual([]);
  expect(minify(sql, 'auto').text).toBe("insert into t values('a format CSV file',1);");
});
