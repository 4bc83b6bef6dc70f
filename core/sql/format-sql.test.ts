import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { type DialectId, dialects } from './dialects.ts';
import { formatSql, minify } from './format-sql.ts';
import { tokensOf } from './lexing/lexer.ts';

const format = (sql: string) => formatSql(sql, 'auto', {}).text;

// Statements of the manuals of SQLite, PostgreSQL, MySQL, SQL Server, Oracle and BigQuery.
const samples = [
  'WITH RECURSIVE cnt(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM cnt LIMIT 1000000) SELECT x FROM cnt;',
  'SELECT depname, empno, salary, rank() OVER (PARTITION BY depname ORDER BY salary DESC) FROM empsalary;',
  'CREATE FUNCTION add(integer, integer) RETURNS integer AS $$ select $1 + $2; $$ LANGUAGE SQL IMMUTABLE;',
  'INSERT INTO t1 (a,b,c) VALUES (1,2,3),(4,5,6) ON DUPLICATE KEY UPDATE c=VALUES(a)+VALUES(b);',
  'SELECT a FROM `my-project.d.t` WHERE x IN UNNEST([1,2,3])',
  'MERGE INTO [dbo].[T] AS t USING s ON t.id = s.id WHEN MATCHED THEN UPDATE SET t.[x y] = s.v;',
  "SELECT e'it\\'s', '{\"a\": 1}'::jsonb ->> 'a', arr[1:2] FROM t WHERE a @> b -- done; really",
  'select /* a; b */ 1; select \';\' ; select "x;y";',
  "SELECT * FROM t WHERE a = :name AND b = ? AND c = {{ ref('x') }} AND d = ${limit};",
];

test.each(samples)('%.40s … keeps its parts, and a second run changes nothing', (sql) => {
  const { text } = formatSql(sql, 'auto', {});
  expect(text.replaceAll(/\s+/g, '')).toBe(sql.replaceAll(/\s+/g, ''));
  expect(format(text)).toBe(text);
  const small = minify(sql, 'auto').text;
  expect(small.length).toBeLessThanOrEqual(sql.length);
  expect(minify(small, 'auto').text).toBe(small);
});

test('texts, comments and bodies stay as they are', () => {
  const sql =
    'select \'a  b\', "c  D" /* x  Y */ from t; create function f() returns int as $b$ begin  return 1; end; $b$ language plpgsql';
  const text = formatSql(sql, 'postgresql', { keywordCase: 'upper' }).text;
  for (const kept of ["'a  b'", '"c  D"', '/* x  Y */', '$b$ begin  return 1; end; $b$', 'SELECT', 'FROM']) {
    expect(text).toContain(kept);
  }
});

test('a comment over several lines is kept within a statement that is laid out', () => {
  const sql = '/* top\n one */\nselect a /* two\n   lines */ , b,\n    /**\n     * doc\n     */\n c from t';
  const { text, notes } = formatSql(sql, 'sql', {});
  expect(notes).toEqual([]);
  expect(text.match(/\/\*[^]*?\*\//g)).toEqual(sql.match(/\/\*[^]*?\*\//g));
  expect(text).toMatch(/^\/\* top\n one \*\/\nselect\n {2}a \/\*/);
  expect(text).toContain('  c\nfrom\n  t');
  expect(formatSql(text, 'sql', {}).text).toBe(text);
});

test('a mistake is reported with its place, and the other statements are laid out', () => {
  const { text, notes } = formatSql('select 1;\nselect (2;\nselect 3;', 'sql', {});
  expect(text).toBe('select\n  1;\n\nselect (2;\n\nselect\n  3;\n');
  expect(notes[0]).toMatchObject({ severity: 'error', place: { line: 2, column: 10 } });
  expect(() => formatSql('select * from t where x in (1, 2', 'sql', {})).toThrow('ends too early');
  expect(() => formatSql('select ]', 'sql', {})).toThrow(ToolInputError);
});

test('where another dialect reads it, that one is named', () => {
  let hint: string | undefined;
  try {
    formatSql('select [a b] from [t]', 'mysql', {});
  } catch (error) {
    hint = error instanceof ToolInputError ? error.details.hint : undefined;
  }
  expect(hint).toContain('choose that dialect');
  expect(formatSql('select [a b] from t', 'auto', {}).notes).toMatchObject([
    { sentence: 'Read as Transact-SQL (SQL Server).' },
  ]);
});

test('the short form drops comments but for hints', () => {
  expect(
    minify("select  a , b -- c\n from t  where a = - 1 and ( b ) in ( 'x  y' ) /*+ h */ ;", 'auto').text,
  ).toBe("select a,b from t where a = - 1 and(b) in('x  y')/*+ h */;");
  expect(minify('select 1 - -1, a--b\n+1', 'sql').text).toBe('select 1 - -1,a +1');
});

const piece = fc.constantFrom(
  'select',
  ' ',
  '\n',
  "'",
  '"',
  '`',
  '(',
  ')',
  ';',
  '--',
  '/*',
  '*/',
  '$$',
  '$a$',
  '#',
  ',',
  '=',
  'from',
  'x',
  '1',
  '\\',
  '{{',
  '}}',
  '[',
  ']',
  '::',
  'é',
  '\ud800',
);

test('any text: parts make the whole, and an answer or a mistake comes', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom(...(Object.keys(dialects) as DialectId[])),
      (pieces, dialect) => {
        const sql = pieces.join('');
        expect(Array.from(tokensOf(sql, dialect), ({ text }) => text).join('')).toBe(sql);
        try {
          const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
          expect(plain(formatSql(sql, dialect, {}).text)).toBe(plain(sql));
        } catch (error) {
          if (!(error instanceof ToolInputError)) throw error;
        }
      },
    ),
    { numRuns: 400 },
  );
});

// PostgreSQL 16 gives one row of 1; `* / 1` would not be a statement.
test('comments that nest are those of PostgreSQL', () => {
  const { text, notes } = formatSql('select /* c /* n */ */ 1', 'auto', {});
  expect(text.replace(/\s+/g, ' ')).toBe('select /* c /* n */ */ 1 ');
  expect(notes[0]?.sentence).toBe('Read as PostgreSQL.');
  expect(formatSql("select '/* a' /* b /* */ from t", 'auto', {}).notes).toEqual([]);
});

test('what is never closed is named, with its place', () => {
  const message = (sql: string) => {
    try {
      return format(sql);
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
      return [error.message, error.details.column];
    }
  };
  expect(message("select 'never from t")).toEqual(['This text in quotation marks is never closed.', 8]);
  expect(message('select /* a */ 1 /* never')).toEqual(['This comment is never closed.', 18]);
  // "SQL comments" of SQLite: such a comment may extend to the end of the text.
  expect(formatSql('select 1 /* never', 'sqlite', {}).text).toBe('select\n  1 /* never\n');
});

test.each(['{"a": 1}', ' [\n {"a": 1}]', '[[1]]', '["a"]', '{ "a\\"b" : {} }'])('names JSON: %s', (text) => {
  for (const run of [() => formatSql(text, 'auto', {}), () => minify(text, 'auto')])
    expect(run).toThrow('This is JSON, not SQL.');
});

test.each(['{{ config(a="b") }} select 1', '[dbo].[p] 1', '{% set x = "a" %} select 1'])(
  'takes no template or name for JSON: %s',
  (text) => {
    expect(formatSql(text, 'auto', {}).text.replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''));
  },
);
