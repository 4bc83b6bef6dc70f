import { expect, test } from 'vitest';
import type { DialectId } from './dialects.ts';
import { formatSql, minify } from './format-sql.ts';

// Expected from the program's substitution: `orders_{{ ds }}` becomes the one name `orders_2026`.
test.each<[DialectId | 'auto', string, readonly string[]]>([
  ['snowflake', 'select {{ p }}_total, pre_{{ x }} from t', ['{{ p }}_total', 'pre_{{ x }}']],
  ['auto', 'select a from {{ schema }}.orders_{{ ds }}', ['{{ schema }}.orders_{{ ds }}']],
  [
    'bigquery',
    'select {{ a }}{{ b }}, c from x_{% if d %}y{% endif %}',
    ['{{ a }}{{ b }}', 'x_{% if d %}y{% endif %}'],
  ],
  ['postgresql', "select {{ p }}'a  b' from t_:env where a = 1", ["{{ p }}'a  b'", 't_:env']],
  // BigQuery, Lexical structure: table paths may have dashes.
  [
    'bigquery',
    'select a from {{ p }}-dev-x.d.t join my-{{ q }}.d.u',
    ['{{ p }}-dev-x.d.t', 'my-{{ q }}.d.u'],
  ],
  ['spark', 'select a_${x}_b, c from t${n}', ['a_${x}_b', 't${n}']],
  ['transactsql', 'select a from $(db).dbo.t_$(env)', ['$(db).dbo.t_$(env)']],
  ['auto', 'select a from dbo.t_$(env)', ['dbo.t_$(env)']],
  ['auto', 'select a from @schema@.t_@env@_x', ['@schema@.t_@env@_x']],
  ['plsql', 'select a from &s..emp_&&y.x where b = 1', ['&s..emp_&&y.x']],
  ['snowflake', 'copy into t from @stage/{{ x }}/f_{{ d }}.csv', ['@stage/{{ x }}/f_{{ d }}.csv']],
])('a placeholder stays joined to its name in %s: %s', (dialect, sql, pieces) => {
  for (const { text, notes } of [formatSql(sql, dialect, {}), minify(sql, dialect)]) {
    for (const piece of pieces) expect(text).toContain(piece);
    expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
  }
  expect(formatSql(sql, dialect, {}).text).toMatch(/select\n {2}|copy into t\n/);
});

test('a template tag beside a keyword leaves the layout', () => {
  const { text } = formatSql('select a from t where b = 1 {% if x %}and c = 2{% endif %}', 'sql', {});
  expect(text).toMatch(/\n {2}and c = 2/);
});

// MyBatis 3, Parameters: the expression in braces is one bind value.
test.each(['mysql', 'bigquery', 'clickhouse', 'postgresql', 'transactsql', 'plsql', 'auto'] as const)(
  'a parameter of MyBatis is no comment: %s',
  (dialect) => {
    const sql = 'UPDATE t SET a = #{a,jdbcType=INTEGER}, b=#{user.b}\nWHERE id IN (#{ids[0]}) AND c = 1';
    expect(minify(sql, dialect).text.replaceAll(/\s/g, '')).toBe(sql.replaceAll(/\s/g, ''));
    expect(formatSql(sql, dialect, {}).text).toMatch(/\n {2}b ?= ?#\{user\.b\}\n[^]*\n {2}AND c = 1/);
  },
);

test('a number sign that may hide a parameter of iBATIS is left alone until the dialect is chosen', () => {
  const sql = 'select * from t where a = #id# and b = 1';
  for (const { text, notes } of [formatSql(sql, 'auto', {}), minify(sql, 'auto')]) {
    expect(text).toBe(sql);
    expect(notes).toMatchObject([{ severity: 'warning', hint: 'Choose the dialect.' }]);
  }
});

test('two variables of MySQL are no placeholder of Maven', () => {
  const { text } = formatSql('select @a-@b, c from t', 'mysql', {});
  expect(text).toMatch(/@a ?- ?@b,\n/);
});
