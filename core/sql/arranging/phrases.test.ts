import { expect, test } from 'vitest';
import { type DialectId, dialects } from '../dialects.ts';
import { formatSql, minify } from '../format-sql.ts';

const ids = Object.keys(dialects) as DialectId[];
// SQL:2016, 6.10, 7.15 and 14.3; PostgreSQL, SELECT and INSERT: everything but `names` is a keyword.
const statements = [
  'select sum(a) over (partition by b order by c nulls first rows between unbounded preceding and current row exclude no others) from t',
  'select sum(a) over (order by c desc nulls last range between 1 preceding and 2 following) from t',
  'select f(.5) within group (order by a) filter (where b > 1) from t group by grouping sets ((a), (b))',
  'select a at time zone b from t where a is not distinct from b and c is distinct from d for update skip locked',
  'select a from t order by a offset 5 rows fetch first 5 rows with ties',
  'select a from t fetch next 5 percent rows only',
  'insert into t values (1) on conflict (a) do nothing',
  'insert into t values (1) on conflict (a) do update set a = 1',
  'create table t (a int primary key, b int references u (c) on delete cascade on update set null)',
  'merge into t using u on a = b when not matched then insert (a) values (1)',
];
// In some dialects, the engine does not know the last two, which are not phrases.
const names = /\b(?:[abcdfu]|t|sum|int|references|using)\b/gi;

test.each(statements)('raises and lowers all words of %s', (sql) => {
  for (const dialect of ids) {
    for (const [keywordCase, input] of [
      ['upper', sql],
      ['lower', sql.toUpperCase()],
    ] as const) {
      const { text, notes } = formatSql(input, dialect, { keywordCase });
      expect([dialect, notes.length]).toEqual([dialect, 0]);
      const words = text.replaceAll(names, '').replaceAll(/\s+/g, ' ');
      expect([dialect, words]).toEqual([
        dialect,
        keywordCase === 'upper' ? words.toUpperCase() : words.toLowerCase(),
      ]);
      expect(text.replaceAll(/\s+/g, '').toLowerCase()).toBe(sql.replaceAll(/\s+/g, ''));
    }
  }
});

test('breaks no line inside a predicate, a frame or a type', () => {
  const sql =
    'select sum(a) over (order by b rows between 1 preceding and current row) from t where c is not distinct from d';
  for (const dialect of ids) {
    const { text } = formatSql(sql, dialect, { expressionWidth: 100 });
    expect(text).toContain('rows between 1 preceding and current row');
    expect(text).toContain('c is not distinct from d');
    expect(formatSql('create table t (a timestamp with time zone)', dialect, {}).text).toContain(
      'a timestamp with time zone',
    );
  }
});

test('changes no name that is like a phrase', () => {
  const sql = 'SELECT t.nulls, t.rows.only, "nulls" first, \'nulls first\' FROM t';
  const { text } = formatSql(sql, 'postgresql', { keywordCase: 'lower' });
  for (const part of ['t.nulls', 't.rows.only', '"nulls"', "'nulls first'"]) expect(text).toContain(part);
  expect(minify(sql, 'postgresql').text).toBe(sql.replaceAll(', ', ','));
});
