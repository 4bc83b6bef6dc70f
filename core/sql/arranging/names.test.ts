import { expect, test } from 'vitest';
import { type DialectId, dialects } from '../dialects.ts';
import { formatSql, minify } from '../format-sql.ts';

const ids = Object.keys(dialects) as DialectId[];
// MySQL manual 11.2.5, and sql/lex.h for the functions of JSON.
const glued =
  'ADDDATE BIT_AND BIT_OR BIT_XOR CAST COUNT CURDATE CURTIME DATE_ADD DATE_SUB EXTRACT GROUP_CONCAT JSON_ARRAYAGG JSON_OBJECTAGG MAX MID MIN NOW POSITION SESSION_USER STD STDDEV STDDEV_POP STDDEV_SAMP SUBDATE SUBSTR SUBSTRING SUM SYSDATE SYSTEM_USER TRIM VARIANCE VAR_POP VAR_SAMP'.split(
    ' ',
  );
// Further functions of the manual, chapter 14; some begin a clause elsewhere.
const others =
  'CHAR CONCAT DATE FORMAT IF IFNULL INSERT LEFT LPAD MOD REPEAT REPLACE RIGHT TRUNCATE USER WEEK my_function'.split(
    ' ',
  );

test.each(['auto', ...ids] as const)(
  'puts no space between a function and its parenthesis: %s',
  (dialect) => {
    for (const name of [...glued, ...others]) {
      for (const call of [`${name}(a)`, `${name.toLowerCase()}(a)`]) {
        const sql = `SELECT b, ${call}, c + ${call} FROM t WHERE ${call} > 1 ORDER BY ${call}`;
        for (const { text } of [formatSql(sql, dialect, {}), minify(sql, dialect)])
          expect([text, text.split(call).length]).toEqual([text, 5]);
      }
    }
  },
);

test.each(['auto', 'mysql', 'mariadb', 'tidb', 'singlestoredb'] as const)(
  'keeps the space by which MySQL takes a name for a table: %s',
  (dialect) => {
    for (const name of glued) {
      const sql = `create table ${name} (a int); insert into ${name} (a) select ${name} (b) from c`;
      for (const { text } of [formatSql(sql, dialect, {}), minify(sql, dialect)])
        expect([text, text.split(`${name} (`).length]).toEqual([text, 4]);
    }
  },
);

test('takes VALUES of an update for a function, and of an insert for a clause', () => {
  const sql = 'insert into t (a) values(1),(2) on duplicate key update a=values(a)';
  expect(formatSql(sql, 'mysql', {}).text).toMatch(/\nvalues\n {2}\(1\),\n {2}\(2\)\n[^]*a = values\(a\)/);
});

const upper = { keywordCase: 'upper', functionCase: 'upper', dataTypeCase: 'upper' } as const;

// ClickHouse manual, Syntax: names of functions, types, engines, formats and columns are case-sensitive.
test.each([
  'select toDate(a), countIf(b), any(c), if(a, b, c), key, value, level from t where date = 1 format Null',
  'create table t (a Int32, b Nullable(String), c DateTime64(3) codec(Delta, LZ4)) engine = Log',
  'create table Memory (Key LowCardinality(String), index i (Key) type set(100)) engine=MergeTree() order by Key',
  'select d, s, data, name from db.Events final where type = uuid and url in (select url from Time)',
])('changes the case of no name of ClickHouse: %s', (sql) => {
  const { text, notes } = formatSql(sql, 'clickhouse', upper);
  const keywords =
    /\b(?:select|from|where|in|create|table|engine|order|by|format|and)\b(?! *\()|\bin(?= \()|\btable\b/gi;
  const plain = (each: string) =>
    each.replaceAll(keywords, (word) => word.toLowerCase()).replaceAll(/\s/g, '');
  expect(plain(text)).toBe(plain(sql));
  expect(text).not.toMatch(/\b(?:select|where)\b/);
  expect(notes.at(-1)?.sentence).toContain('ClickHouse tells functions and types apart by case');
});

// MySQL manual 11.2.3; T-SQL's methods of XML; Snowflake's and BigQuery's names of members and tables.
test.each<[DialectId, string, readonly string[]]>([
  ['mysql', 'select * from Text t join Date d on t.Text = d.Date', ['Text t', 'Date d', 't.Text', 'd.Date']],
  ['mysql', 'insert into Text (a) select 1', ['Text(a)']],
  ['mysql', 'update Time set a = 1', ['Time']],
  ['transactsql', "select x.value('(/a)[1]', 'int') from t", ["x.value('(/a)[1]', 'int')"]],
  ['snowflake', 'select src:Date.Text from t', ['src:Date.Text']],
  ['bigquery', 'select Date.String from Date', ['Date.String', '  Date\n']],
])('changes no name of %s where case matters: %s', (dialect, sql, names) => {
  const { text } = formatSql(sql, dialect, upper);
  for (const name of names) expect(text).toContain(name);
});

test('a part of a tuple stays at its name', () => {
  // ClickHouse manual, Tuple: tuple elements are read by index, as in t.1.
  const sql = 'select t.1, x.y.2, `a b`.3, sum(u.1.2) from t where t.1=.5';
  const { text } = formatSql(sql, 'clickhouse', {});
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(
    'select t.1, x.y.2, `a b`.3, sum(u.1.2) from t where t.1 = .5',
  );
});
