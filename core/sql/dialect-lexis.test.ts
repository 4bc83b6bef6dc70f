import { expect, test } from 'vitest';
import type { DialectId } from './dialects.ts';
import { formatSql, minify } from './format-sql.ts';

const squeeze = (text: string) => text.replaceAll(/\s+/g, '');

/** Statements after the servers' manuals, and what of each must stay to the letter, spaces included. */
const kept: readonly (readonly [DialectId, string, ...string[]])[] = [
  ['mysql', 'select a, # first\n b, # second\n c from t', '# first\n', '# second\n'],
  ['mysql', 'select a from t where x = 1 # old: and z = 3\norder by a', '# old: and z = 3\n'],
  ['mysql', String.raw`select 'it\'s  -- fine' as a from t`, String.raw`'it\'s  -- fine'`],
  ['mysql', "create user 'ann'@'localhost' identified by 'a b'", "'ann'@'localhost'"],
  [
    'mariadb',
    'create table t (a int) /*M!100301 with  system versioning */',
    '/*M!100301 with  system versioning */',
  ],
  ['mysql', 'select /*+ NO_INDEX(t a  b) */ a from t', '/*+ NO_INDEX(t a  b) */'],
  [
    'plsql',
    "select q'[it's -- fine]' as a, nq'!x  '' y!' as b from dual",
    "q'[it's -- fine]'",
    "nq'!x  '' y!'",
  ],
  [
    'plsql',
    "select q'{a'b}', q'(a'b)', q'<a'b>', Q'|a'b|' from dual",
    "q'{a'b}'",
    "q'(a'b)'",
    "q'<a'b>'",
    "Q'|a'b|'",
  ],
  ['bigquery', 'select """<a href="x--y">z  z</a>""" as h from t', '"""<a href="x--y">z  z</a>"""'],
  ['bigquery', String.raw`select r'Email": \'(.*?@.*?)\'' from t`, String.raw`r'Email": \'(.*?@.*?)\''`],
  ['bigquery', 'from `p.d.t` |> where a > 1 |> select b', '|> where', '|> select'],
  ['spark', String.raw`select r"C:\dir\" as a from t`, String.raw`r"C:\dir\"`],
  [
    'transactsql',
    "select [Customer's  Name], [net--gross], [a]]b] from #tmp",
    "[Customer's  Name]",
    '[net--gross]',
    '[a]]b]',
    '#tmp',
  ],
  ['transactsql', "print N'$(path)' + '$(x  y)'", "N'$(path)'", "'$(x  y)'"],
  ['sqlite', "select [it's], `a  b`, x'00ff' from t", "[it's]", '`a  b`', "x'00ff'"],
  ['postgresql', 'select /* a /* b */ c */ 1 as one', '/* a /* b */ c */'],
  [
    'postgresql',
    "select e'it\\'s', $t$ a;  'b' $t$, U&'\\0041' from t",
    "e'it\\'s'",
    "$t$ a;  'b' $t$",
    "U&'\\0041'",
  ],
  ['postgresql', "select a #>> '{b,c}', a @? '$.x', a <-> b, a ~* 'x' from t", '#>>', '@?', '<->', '~*'],
  // SQLFluff, test/fixtures/dialects/duckdb/column_index.sql.
  ['duckdb', 'SELECT #1, #3 FROM tbl', '#1', '#3'],
  ['postgresql', 'select * from t where a = %s and b = %(name)s', '%s', '%(name)s'],
  ['postgresql', 'select :\'name\', :"column", :x from t', ":'name'", ':"column"', ':x'],
  ['postgresql', 'create operator <<->> (leftarg = a, rightarg = b, function = f)', '<<->>'],
  ['snowflake', 'copy into t from @stage/2026/file.csv', '@stage/2026/file.csv'],
  ['snowflake', 'select $1 from @"a"."b"/c/file.gz', '@"a"."b"/c/file.gz'],
  ['snowflake', 'list @%"my  ""t"/x', '@%"my  ""t"/x'],
  ['clickhouse', 'select $1$a  b$1$, $$c  d$$', '$1$a  b$1$', '$$c  d$$'],
  ['snowflake', 'select src:a.b[0]::string, $1 from t // note', 'src:a.b[0]', '$1', '// note'],
  ['snowflake', 'put file:///tmp/data.csv @~/staged', 'file:///tmp/data.csv', '@~/staged'],
  ['duckdb', 'select a // b, #1 from t where x = $name', '//', '#1', '$name'],
  ['clickhouse', 'select col.^nested, json.a.:Int64 from t # note', 'col.^nested', 'json.a.:Int64', '# note'],
  ['db2', 'select /* a /* b */ c */ a#b from t', '/* a /* b */ c */', 'a#b'],
];

test.each(kept.map(([dialect, sql, ...pieces]) => ({ dialect, sql, pieces })))(
  '$dialect keeps the marks of $sql',
  ({ dialect, sql, pieces }) => {
    const { text, notes } = formatSql(sql, dialect, {});
    expect(squeeze(text)).toBe(squeeze(sql));
    expect(notes).toEqual([]);
    for (const piece of pieces) expect(`${text}\n`).toContain(piece);
    const comments = /^(?:\/\*(?![+M!])|# |\/\/ )/;
    const short = minify(sql, dialect).text;
    for (const piece of pieces.filter((each) => !comments.test(each))) expect(short).toContain(piece);
  },
);

test.each<[DialectId | 'auto', string, string]>([
  [
    'mysql',
    'SELECT id, total # gross\nFROM orders WHERE total > 5;',
    'SELECT id,total FROM orders WHERE total > 5;',
  ],
  ['mysql', 'SELECT 5--1 AS six, b FROM t;', 'SELECT 5--1 AS six,b FROM t;'],
  ['postgresql', 'SELECT /* a /* b */ c */ 1 AS one;', 'SELECT 1 AS one;'],
  // Oracle SQL Language Reference, Hints: `--+` reads to the end of the line.
  ['plsql', 'SELECT --+ FULL(t)\n a FROM t; -- c', 'SELECT --+ FULL(t)\na FROM t;'],
  ['auto', 'SELECT /*+ ORDERED */ a, b --+ last\nFROM t', 'SELECT /*+ ORDERED */ a,b --+ last\nFROM t'],
  ['postgresql', "SELECT 'foo'\n  'bar' AS x;", "SELECT 'foo'\n  'bar' AS x;"],
  ['transactsql', 'select  1\nGO\nselect  2\nGO 5', 'select 1\nGO\nselect 2\nGO 5'],
])('the short form in %s of %j', (dialect, sql, short) => {
  expect(minify(sql, dialect).text).toBe(short);
});

test.each<[DialectId, string, string]>([
  ['postgresql', 'COPY t (a) FROM stdin;\n1\t2\n\n3  \\N\n\\.\n', ';\n1\t2\n\n3  \\N\n\\.\n'],
  ['postgresql', '\\connect  db\n\\set x 1\nselect 1;\n', '\\connect  db\n\\set x 1\n'],
  [
    'mysql',
    'DELIMITER //\nCREATE PROCEDURE p() BEGIN SELECT a;  END //\nDELIMITER ;\nselect 1;\n',
    'DELIMITER //\nCREATE PROCEDURE p() BEGIN SELECT a;  END //\nDELIMITER ;\n',
  ],
  [
    'plsql',
    'create table a (b number)\n/\nSET SERVEROUTPUT ON\nselect 1 from dual\n/\n',
    '\n/\nSET SERVEROUTPUT ON\n',
  ],
  ['transactsql', 'select 1\nGO\n:setvar x "1"\nselect 2\nGO\n', '\nGO\n:setvar x "1"\n'],
  ['sqlite', '.mode csv\nselect 1;\n', '.mode csv\n'],
  ['hive', 'set x = a  b;\nadd jar /tmp/x.jar;\nselect 1;\n', 'set x = a  b;\nadd jar /tmp/x.jar;\n'],
  // Db2 Command Reference, clp: a terminator must be the last character of its line.
  ['db2', '--#SET TERMINATOR @\nselect  1 from t@\n', '--#SET TERMINATOR @\n'],
  [
    'db2',
    'create procedure p() begin set x = 1; end@\n--#SET TERMINATOR ;\nselect 1 from t;\n',
    'end@\n--#SET TERMINATOR ;\n',
  ],
])('lines of the client of %s stay on their own: %j', (dialect, sql, lines) => {
  for (const text of [formatSql(sql, dialect, {}).text, `${minify(sql, dialect).text}\n`]) {
    expect(text).toContain(lines);
    expect(squeeze(text)).toBe(squeeze(sql));
  }
  expect(formatSql(sql, 'auto', {}).text).toContain(lines);
});

test.each(['', ' '])('a terminator of Db2 stays at the end of its line: %j', (gap) => {
  const sql = `--#SET TERMINATOR !\ncreate procedure p() begin set x = 1; end${gap}!\nselect a, b from t${gap}!\n`;
  for (const newlineBeforeSemicolon of [true, false]) {
    const layout = { newlineBeforeSemicolon, linesBetweenQueries: 0 };
    for (const text of [formatSql(sql, 'db2', layout).text, `${minify(sql, 'db2').text}\n`]) {
      expect(squeeze(text)).toBe(squeeze(sql));
      expect(text.match(/!\n/g)).toHaveLength(3);
      expect(text).toMatch(/begin\s+set\s+x = 1\s*;/);
    }
  }
});

test('paths and variables stay to the letter', () => {
  const sql = "select src:customer[0].name::string, a from my-project-1.d.t where b = '${hiveconf:x}'";
  for (const dialect of ['snowflake', 'auto', 'bigquery', 'hive'] as const)
    for (const { text } of [formatSql(sql, dialect, {}), minify(sql, dialect)])
      expect(text).toContain("= '${hiveconf:x}'");
  expect(formatSql('select a from my-project-1.d.t', 'auto', {}).text).toContain('my-project-1.d.t');
  expect(formatSql(sql.replace('my-project-1.', ''), 'auto', {}).text).toContain(
    'src:customer[0].name::string',
  );
});

test.each([
  'BEGIN FOR i IN 1..10 LOOP NULL; END LOOP; END;',
  'begin for i in reverse lo..hi loop p(i); end loop; end;',
  'begin for i in t.first..t.last loop null; end loop; end;',
])('the range of a PL/SQL loop is laid out: %s', (sql) => {
  const { text, notes } = formatSql(sql, 'plsql', {});
  expect(notes).toEqual([]);
  expect(text).toContain('\n');
  expect(squeeze(text)).toBe(squeeze(sql));
});

test('the string that SQL joins over a line end stays on two lines', () => {
  // PostgreSQL 15 refuses 'foo' 'bar' in one line.
  expect(formatSql("select 'foo'\n'bar' as x", 'auto', {}).text).toMatch(/'foo'\s*\n\s*'bar'/);
});

test('rights stay in the line of GRANT, in the case of keywords', () => {
  const { text } = formatSql('grant select, insert on t to u; revoke select on t from u;', 'sql', {
    keywordCase: 'upper',
  });
  expect(text).toBe('GRANT SELECT, INSERT ON t TO u;\n\nREVOKE SELECT ON t FROM u;\n');
});

// SQLite, Numeric Literals (a small or a large X); PostgreSQL 16, 4.1.2.6; SQLite 3.46 reads 1_000.
test.each(['sqlite', 'postgresql', 'duckdb', 'transactsql'] as const)(
  'lays out any number in %s',
  (dialect) => {
    const numbers = ['0XFF', '0xfF', '1_000', '0x1_0', '0b10', '0O17', '2.5_0', '.5e-1', "X'aB'"];
    for (const number of numbers) {
      const sql = `select ${number},1 from t where a = ${number} and b`;
      for (const { text, notes } of [formatSql(sql, dialect, {}), minify(sql, dialect)]) {
        expect(text.split(number)).toHaveLength(3);
        expect(notes).toEqual([]);
      }
    }
  },
);
