import { expect, test } from 'vitest';
import { type DialectId, dialects } from './dialects.ts';
import { formatSql, minify } from './format-sql.ts';

const ids = Object.keys(dialects) as DialectId[];

// SQL:2016 5.3, PostgreSQL 4.1.2: two strings are one only if a line ends between them.
test.each<[string, string]>([
  ["select 'foo' -- it's\n 'bar' as x;", "select 'foo'\n'bar' as x;"],
  ["select E'a' -- c\n'b', x'1' -- d\n '2', U&'a' -- q\n 'b';", "select E'a'\n'b',x'1'\n'2',U&'a'\n'b';"],
  ["select 'a' -- c\n\n  -- d\n 'b' , 'c'\n'd';", "select 'a'\n'b','c'\n'd';"],
  ["select 'a' /* c */\n 'b';", "select 'a'\n'b';"],
])('keeps the line end inside a string: %j', (sql, short) => {
  for (const dialect of ['postgresql', 'redshift', 'sql', 'mysql', 'auto'] as const) {
    if (dialect === 'sql' || dialect === 'postgresql' || !sql.includes('E'))
      expect(minify(sql, dialect).text).toBe(short);
    expect(formatSql(sql, dialect, {}).text).toMatch(/'(?: --.*| \/\* c \*\/)?\s*\n(?:\s*--.*\n)?\s*'/);
  }
});

// TiDB manual, Comment Syntax; other servers ignore them.
test.each(['tidb', 'mysql', 'auto'] as const)('keeps the comments that TiDB runs: %s', (dialect) => {
  for (const run of ['/*T! AUTO_RANDOM(5) */', '/*T![auto_rand]  AUTO_RANDOM(5) */']) {
    const sql = `create table t (a bigint primary key ${run}); -- c`;
    for (const { text } of [minify(sql, dialect), formatSql(sql, dialect, {})]) expect(text).toContain(run);
  }
});

// Spark's SqlBaseLexer.g4, SIMPLE_COMMENT: a backslash before the line end continues the comment.
test('reads a comment of Spark on over a backslash at the line end', () => {
  const sql = 'select a from t -- c \\\n still a comment\nwhere b=1;';
  expect(minify(sql, 'spark').text).toBe('select a from t where b=1;');
  expect(formatSql(sql, 'spark', {}).text).toContain('-- c \\\n still a comment\nwhere\n  b = 1');
  expect(minify(sql, 'hive').text).toContain('still a comment');
});

// SQLite, Parameters: `?NNN` and `:AAAA`; JPA and DuckDB have them too.
test.each(ids)('keeps numbered and named parameters in one piece: %s', (dialect) => {
  const sql = 'select ?1, :a from t where c=?2 and d = :e and f>:g and h in (:i, ?3)';
  for (const denseOperators of [false, true]) {
    const { text } = formatSql(sql, dialect, { denseOperators });
    expect(text.match(/\?\d|:\w/g)).toEqual(['?1', ':a', '?2', ':e', ':g', ':i', '?3']);
    expect(text).toMatch(/\n {2}\?1,\n {2}:a\n/);
  }
});

// PostgreSQL 4.1.1, MySQL 11.2: every character from U+0080 may be part of a name.
test.each<DialectId>(['postgresql', 'mysql', 'sqlite', 'sql'])('keeps no-break spaces in %s', (dialect) => {
  const sql = 'select a\u00A0b, 2 as \u00A0z from t\u00A0;';
  for (const { text, notes } of [formatSql(sql, dialect, {}), minify(sql, dialect)]) {
    for (const name of ['a\u00A0b', '\u00A0z', 't\u00A0']) expect(text).toContain(name);
    expect(notes).toMatchObject([{ severity: 'warning', place: { line: 1, column: 9 } }]);
    expect(notes[0]?.sentence).toContain('U+00A0');
  }
});

test('reads a no-break space of DuckDB as a space', () => {
  expect(formatSql('select\u00A0a', 'duckdb', {})).toEqual({ text: 'select\n  a\n', notes: [] });
});

// Oracle and SQL Server allow spaces inside these operators.
test.each<[DialectId, string]>([
  ['plsql', 'select 1.5f from t where c < > 2;'],
  ['transactsql', 'select $1.50 from t where a ! = 1;'],
])('dense operators of %s keep two signs apart: %s', (dialect, sql) => {
  const { text, notes } = formatSql(sql, dialect, { denseOperators: true });
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(sql);
  expect(notes).toEqual([]);
});
