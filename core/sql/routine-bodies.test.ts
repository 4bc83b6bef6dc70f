import { expect, test } from 'vitest';
import { formatSql, minify } from './format-sql.ts';
import { statementsOf } from './statements.ts';

// Trino, SQL routines: WITH FUNCTION, CREATE FUNCTION, CASE, IF and WHILE, in statements of those chapters' kind.
const body = `BEGIN
    DECLARE r  int DEFAULT 0;
    CASE x WHEN 1 THEN RETURN 2; ELSE SET r = CASE WHEN x > 5 THEN 1 END; END CASE;
    WHILE r < x DO SET r = r + 1; END WHILE;
    IF r = 0 THEN RETURN 3; END IF;
    RETURN r;
  END`;

test.each([
  ['trino', `WITH FUNCTION f(x int) RETURNS int ${body} SELECT f(1), 2;\nselect 1;`, 2],
  [
    'auto',
    `WITH FUNCTION f(x int) RETURNS int ${body}, FUNCTION g() RETURNS int RETURN 1 SELECT f(1), 2;`,
    1,
  ],
  ['trino', `create or replace function f(x int) returns int ${body};\nselect 1, 2;`, 2],
] as const)('keeps the body of a function of %s together: %s', (dialect, sql, count) => {
  const { text, notes } = formatSql(sql, dialect, {});
  expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(Array.from(statementsOf(sql, 'trino'))).toHaveLength(count);
  expect(text).toContain(body);
  expect(text.replaceAll(/\s+/g, '')).toBe(sql.replaceAll(/\s+/g, ''));
  const short = minify(sql, dialect).text;
  expect(short.replaceAll(/\s+/g, '')).toBe(sql.replaceAll(/\s+/g, ''));
  expect(short).not.toContain('\n');
});

test('loses nothing if an end is missing', () => {
  const sql = 'select 1;WITH FUNCTION f() RETURNS int BEGIN RETURN 1; SELECT  2;';
  for (const { text } of [formatSql(sql, 'trino', {}), minify(sql, 'trino')])
    expect(text.replaceAll(/\s+/g, '')).toBe(sql.replaceAll(/\s+/g, ''));
});

// MySQL 15.6.5.1 and PL/SQL, CASE statement.
test('names a CASE statement that it cannot lay out', () => {
  const sql =
    'create procedure p() begin case x when 1 then set y = 1; else set y = 2; end case; end; select 1;';
  const { text, notes } = formatSql(sql, 'mysql', {});
  expect(text).toContain('case x when 1 then set y = 1;');
  for (const { severity, sentence } of notes)
    expect([severity, sentence]).toEqual([
      'warning',
      'This is part of a CASE statement, which is not formatted.',
    ]);
});
