import { expect, test } from 'vitest';
import { formatSql, minify } from './format-sql.ts';

const noteOf = (sql: string) => formatSql(sql, 'auto', {}).notes.at(-1)?.sentence;

test.each([
  // MySQL 11.7: from # to the end of the line.
  ['MySQL', 'select a, # first\n b, # second\n c from t'],
  ['MySQL', 'select a from t where x = 1 # old: and z = 3\norder by a'],
  ['MySQL', String.raw`select 'it\'s -- fine' as a, b from t where c = 'x'`],
  ['MySQL', 'select `a` from `t` # all of it'],
  ['MySQL', '#1 the table\nselect a, #2. its name\n b from t'],
  // The number sign is an operator of PostgreSQL, by itself and before > and -.
  ['PostgreSQL', "select a #>> '{b,c}', a::int # 5 from t"],
  ['PostgreSQL', "select '{\"a\": 1}'::jsonb #> '{a}'"],
  ['PostgreSQL', 'select 1 /* a /* b */ c */'],
  ['PostgreSQL', "select $$it's$$ as a"],
  ['Transact-SQL (SQL Server)', "select [Customer's Name], [net--gross] from t where a = 'x'"],
  ['Transact-SQL (SQL Server)', 'select * from #tmp where a = 1'],
  ['Transact-SQL (SQL Server)', 'create message type [//works.com/orders]'],
  ['PL/SQL (Oracle)', 'set heading off\nset feedback off\nselect 1 from dual;'],
  ['PL/SQL (Oracle)', "select q'[it's]' as a, b from dual where x = 'a'"],
  ['BigQuery', 'select """<a href="x--y">z</a>""" as h, b from t'],
  ['BigQuery', 'from `p.d.t` |> where a > 1 |> select b'],
  // BigQuery, Lexical structure: the project of a table may have dashes.
  ['BigQuery', 'select * from my-project.data.table where a = 1'],
  ['BigQuery', 'select a from t join my-other-project-123.d.u using (id)'],
  ['PostgreSQL', 'select doc #>> $1 from t where doc ?| $2 and doc @> $3'],
  ['PostgreSQL', 'select doc #>> :path from t where doc ?& :keys'],
  ['PostgreSQL', "select data#>>'{a}', b #- '{c}' from t where data ?& array['a'] # 5"],
  // Snowflake, Querying Semi-structured Data.
  ['Snowflake', 'select src:customer[0].name::string from t'],
  [
    'Snowflake',
    "select src:a.b::int, f.value:x from t, lateral flatten(input => src:items) f where b = '\\''",
  ],
  // Snowflake, Choosing an Internal Stage: @stage, @%table, @~, each with a path; PUT takes a bare file://.
  ['Snowflake', 'list @%orders/2026-01/'],
  ['Snowflake', 'copy into @~/out/f-1.csv.gz from t single = true'],
  ['Snowflake', 'copy into t from @s/a--b//c.csv'],
  ['Snowflake', 'put file:///tmp/my-data.csv @~/a'],
  ['Snowflake', String.raw`put file://C:\temp\data\a.csv @~ auto_compress = true`],
  ['Snowflake', 'get @%orders file:///tmp/data/'],
  ['Hive', 'list file /tmp/test;\nselect 1'],
  // SQL*Plus, Substitution Variables.
  ['PL/SQL (Oracle)', 'select &sort_col, salary from &my_table'],
  // ClickHouse distinguishes functions by case.
  ['ClickHouse', 'create table t (a Int8) engine = MergeTree order by a'],
  // Hive, Commands; Spark SQL, SET and ADD JAR.
  ['Hive', 'dfs -rm -r /a//b/*;\nselect 1;'],
  ['Hive', "set hivevar:p=/a/b--c;\nselect '${p}' from t"],
  ['Hive', 'set y=/a//b;select a from t'],
  ['Hive', 'set mapreduce.job.queuename=a-b.c;\nselect a from t'],
  ['Hive', 'add jar "/a b.jar"; select 1'],
  ['Spark', 'set spark.sql.warehouse.dir=/a//b-c/d;\nselect a from t'],
  // Hive, Variable Substitution and the CLI's commands.
  ['Hive', "select a from t where dt = '${hiveconf:d}' and b = ${hivevar:x}"],
  ['Hive', 'add jar /tmp/a b.jar; select a from t'],
  ['Hive', "insert overwrite local directory '/tmp/x' select a.b[0].c from t"],
  ['DB2', '--#SET TERMINATOR @\nselect 1 from t@\n'],
  ['DB2', '--#SET DELIMITER !\nselect 1 from t!\n'],
  ['DB2', 'create procedure p() begin set x = 1; end @\nselect 1 from t @\n'],
])('finds %s in %j', (dialect, sql) => {
  expect(noteOf(sql)).toBe(`Read as ${dialect}.`);
});

test.each([
  // Either a column `total # gross` (exclusive or), or a comment.
  ['PostgreSQL and MySQL', 'select id, total # gross\nfrom orders', 18],
  // 5 minus minus 1 in MySQL, a comment elsewhere.
  ['standard SQL and MySQL', 'select 5--1 as six, b from t', 9],
])('leaves a text alone where %s read it otherwise: %j', (names, sql, column) => {
  for (const result of [formatSql(sql, 'auto', {}), minify(sql, 'auto')]) {
    expect(result.text).toBe(sql);
    expect(result.notes).toMatchObject([{ severity: 'warning', place: { line: 1, column } }]);
    expect(result.notes[0]?.sentence).toContain(names);
  }
});

test.each([
  "select 'C:\\', 'b' from t -- one\n",
  'select a --comment\nfrom t --another one\nwhere b = 1',
  "select x[1], array['a', 'b'], {{ ref('x') }} from t",
  "select 'http://x.y' as a, b / c from t",
  'select extract(day from a-b.c), substring(x from y-z.w) from t where a is distinct from b-c.d',
  'select a[lo:hi], b from t',
  'select * from @t where a = 1',
  "alter database d\nadd file (name = 'x', filename = 'c:/a.ndf')",
  'alter table t\nadd jar int;',
  'set search_path = a, b; select 1 from t',
  // MySQL 11.7 would need white space after two dashes, and reads a minus sign without an operand.
  "-- ---\nselect 'a', 1;\n---\n-- it's\n--------\n--- Table x\nselect 2\n---\nfrom t;",
])('asks nothing where all read alike: %j', (sql) => {
  const { text, notes } = formatSql(sql, 'auto', {});
  expect(text.replaceAll(/\s+/g, '')).toBe(sql.replaceAll(/\s+/g, ''));
  expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test.each([
  ['copy into t from @%orders/2026-01/ file_format = (type = csv)', '@%orders/2026-01/'],
  ['put file:///tmp/my-data.csv @~/a-b', 'file:///tmp/my-data.csv @~/a-b'],
  ['get @%orders/x file:///tmp/data/', '@%orders/x file:///tmp/data/'],
  ["remove @~/path-1/ pattern = '.*a  b'", '@~/path-1/'],
  ['dfs -put /a/b  /c//d;\nselect a from t', 'dfs -put /a/b  /c//d;\n'],
  ['set spark.sql.warehouse.dir=/a//b-c/d;\nselect a from t', 'set spark.sql.warehouse.dir=/a//b-c/d;\n'],
])('keeps the paths of %j under Auto-detect', (sql, piece) => {
  for (const { text } of [formatSql(sql, 'auto', {}), minify(sql, 'auto')]) expect(text).toContain(piece);
});

// sqlcmd ends a batch at a GO that is alone on its line; other dialects take it for a name.
test('leaves as it is what only the fitting dialect cannot lay out', () => {
  const sql = '-- batches\nGO\nselect a from b GO GO\nselect  c from d GO\nGO\n';
  const { text, notes } = formatSql(sql, 'auto', {});
  expect(text.match(/^GO$/gm)).toHaveLength(2);
  expect(text).toContain('GO GO\n');
  expect(notes.at(-1)?.sentence).toBe('Read as Transact-SQL (SQL Server).');
});

test('a column of DuckDB by its place is no comment of MySQL without a question', () => {
  for (const text of ['SELECT #1, #3 FROM tbl;\nSELECT 2;', 'select a, #2 as b from t;\nselect 2;']) {
    const minified = minify(text, 'auto');
    expect([minified.text, formatSql(text, 'auto', {}).text]).toEqual([text, text]);
    expect(minified.notes.at(-1)?.sentence).toContain('DuckDB and MySQL disagree');
  }
});
