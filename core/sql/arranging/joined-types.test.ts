import { expect, test } from 'vitest';
import type { DialectId } from '../dialects.ts';
import { formatSql, minify } from '../format-sql.ts';

const squeeze = (text: string) => text.replaceAll(/\s+/g, '');

// BigQuery, Data types and Array functions; Snowflake, Querying Semi-structured Data. The statements are of that kind.
test.each<[DialectId, string, ...string[]]>([
  [
    'bigquery',
    'create table t (a STRUCT<values ARRAY<INT64>>, b string)',
    'a STRUCT<values ARRAY<INT64>>,\n',
  ],
  [
    'bigquery',
    "create table t (a STRUCT<b STRING OPTIONS (description='x  y'), time  DATETIME>, b int64)",
    "a STRUCT<b STRING OPTIONS (description='x  y'), time DATETIME>,\n",
  ],
  [
    'bigquery',
    "select * from unnest(ARRAY<STRUCT<id INT64, time DATETIME>>[STRUCT(1, DATETIME '2020-01-01 00:00:00')])",
    'ARRAY<STRUCT<id INT64, time DATETIME>>[',
  ],
  [
    'spark',
    'create table t (a map<string, struct<values: int, time: date>>, b int)',
    'a map<string, struct<values: int, time: date>>,\n',
  ],
  ['bigquery', 'select array < 5 and b > 3 from t', 'array < 5 and b > 3\n'],
  [
    'snowflake',
    'select parse_json($1):a from @stage/2026/a.json',
    'parse_json($1):a\n',
    '@stage/2026/a.json',
  ],
  [
    'snowflake',
    'select f(x)[1]:y::int, g(a):"k  l", $1:b[0] from @s/a.json',
    'f(x)[1]:y::int',
    'g(a):"k  l"',
  ],
])('lays out types and paths: %s %s', (dialect, sql, ...pieces) => {
  const { text, notes } = formatSql(sql, dialect, { expressionWidth: 20 });
  expect(notes).toEqual([]);
  expect(text).toMatch(/\n {2}/);
  expect(squeeze(text)).toBe(squeeze(sql));
  expect(squeeze(minify(sql, dialect).text)).toBe(squeeze(sql));
  for (const piece of pieces) expect(text).toContain(piece);
});
