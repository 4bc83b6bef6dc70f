import { expect, test } from 'vitest';
import type { DialectId } from './dialects.ts';
import { formatSql, minify } from './format-sql.ts';

// psql reference, \copy: with "from stdin", the data follows in the script, up to a line that is only `\.`.
test.each([
  ['\\copy t from stdin\n', "a 'b -- c\n\n  x;  y\n\\.\n"],
  ['create table t (a text);\n\\copy t (a) from stdin with (format csv)\n', '"a\nb",\'\n\\.\n'],
  ['\\COPY t FROM pstdin\n', '/* 1\n\\.\n'],
])('keeps the data after %j as typed', (head, data) => {
  for (const dialect of ['postgresql', 'auto'] as const) {
    for (const { text } of [
      formatSql(`${head}${data}select  1;`, dialect, {}),
      minify(`${head}${data}select  1;`, dialect),
    ]) {
      expect(text).toContain(head.slice(head.indexOf('\\')) + data);
      expect(text).toMatch(/\n\s*select\s1;\s*$|\nselect\n {2}1;\n$/i);
    }
  }
});

test('lays out SQL after a copy that has no data', () => {
  expect(formatSql('\\copy t to stdout\nselect  1;', 'postgresql', {}).text).toContain('select\n  1;');
});

// sqlcmd utility, GO [count]; SQL*Plus User's Guide, Command Reference; SnowSQL, Commands.
test.each<[DialectId, string, readonly string[]]>([
  [
    'transactsql',
    'select 1\nGO -- done\nselect 2\ngo 5 -- twice\nselect 3\nGO;\nselect 4\nGO /* x */\n',
    ['GO -- done', 'go 5 -- twice', 'GO;', 'GO /* x */'],
  ],
  [
    'plsql',
    'set linesize -\n  200\nset markup csv  on\nselect 1 from dual;\nprint  v\nwhenever sqlerror  exit 1\nshow user\ndescribe  t\nconnect a/b@c\nbreak on  a\nselect 2 from dual;\n',
    [
      'set linesize -\n  200',
      'set markup csv  on',
      'print  v',
      'whenever sqlerror  exit 1',
      'show user',
      'describe  t',
      'connect a/b@c',
      'break on  a',
    ],
  ],
  [
    'snowflake',
    '!set variable_substitution=true\nselect 1;\n!source  a.sql\nselect 2;\n',
    ['!set variable_substitution=true', '!source  a.sql'],
  ],
])('keeps each line of the client of %s on its own line', (dialect, sql, lines) => {
  for (const text of [formatSql(sql, dialect, {}).text, `${minify(sql, dialect).text}\n`])
    for (const line of lines) expect(`\n${text}`).toContain(`\n${line}\n`);
});

// SQL*Plus User's Guide, REMARK, PROMPT and `.` (Period); the comments are of Oracle's sample schemas.
test.each(['plsql', 'auto'] as const)('reads the text after REM and PROMPT as text in %s', (dialect) => {
  const lines = [
    "rem (1. Run the script's  first part",
    'REMARK  "a',
    'Rem',
    "REM it's ;  done (",
    "prompt (2)  it's",
    'prompt . /* ',
    '.',
  ];
  const sql = `${lines.join('\n')}\nselect 1 from dual;\n${lines.join('\n')}\nbegin\n  :new.a :=  1;\nend;\n/\n`;
  for (const { text, notes } of [formatSql(sql, dialect, {}), minify(sql, dialect)]) {
    expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(`\n${text}`.split(`\n${lines.join('\n')}\n`)).toHaveLength(3);
  }
});

// Oracle PL/SQL Language Reference: none of these words is reserved.
test.each([
  'declare\n  print number;\n  list t;\nbegin\n  run;\n  copy(a, b);\n  timing := 1;\n  rem := 1;\n  prompt(1);\n  rem(list);\n  print(list);\nend;',
  'set transaction read only;\nset role r;\nset constraints all immediate;',
])('takes no statement for a command of SQL*Plus: %j', (sql) => {
  const short = minify(sql, 'plsql').text;
  expect(short).not.toContain('\n');
  expect(formatSql(sql, 'plsql', {}).notes).toEqual([]);
});

test('recognizes GO with a comment or a count as SQL Server', () => {
  for (const line of ['GO -- done', 'GO 5'])
    expect(formatSql(`select 1\n${line}\nselect 2\n`, 'auto', {}).text).toContain(`\n${line}\n`);
});
