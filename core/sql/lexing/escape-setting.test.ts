import { expect, test } from 'vitest';
import { formatSql, minify } from '../format-sql.ts';
import { statementsOf } from '../statements.ts';

// PostgreSQL 4.1.2.1 and 20.13.1; psql 15 gives the same rows for the script and for its two new forms.
const script = String.raw`SET standard_conforming_strings = off;
SELECT  'it\'s -- fine  x' AS a, 'b' ;
SET SESSION standard_conforming_strings TO 'on';
SELECT  'x\' AS c, ' ;  ' AS d;
SELECT set_config('standard_conforming_strings', 'off', false);
SELECT  'y\' -- z' AS e;
RESET standard_conforming_strings;
SELECT  '\' AS f;
`;

test.each(['postgresql', 'auto'] as const)('strings follow the setting of the script in %s', (dialect) => {
  for (const { text, notes } of [formatSql(script, dialect, {}), minify(script, dialect)]) {
    expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(Array.from(statementsOf(text, 'postgresql'))).toHaveLength(8);
    for (const string of script.match(/'(?:it|y|x)\\.*(?= AS [ace])|' ; {2}'/g) ?? [])
      expect(text).toContain(string);
    expect(text.replaceAll(/\s+/g, '')).toBe(script.replaceAll(/\s+/g, ''));
  }
});

// psql 15 reads a whole line as its server was set before it.
test('the statement after the setting begins a new line', () => {
  const sql = String.raw`set standard_conforming_strings=off; select 'a\'b';`;
  expect(minify(sql, 'auto').text).toBe(
    'set standard_conforming_strings=off;\n' + String.raw`select 'a\'b';`,
  );
});

test.each([
  'create function f() returns int language sql set standard_conforming_strings = off return 1;',
  'alter role r set standard_conforming_strings = off;',
  'set standard_conforming_strings = on;',
  '-- set standard_conforming_strings = off;\nselect 1;',
  'set local standard_conforming_strings = off;\n\\connect db\n',
])('a backslash is plain after %j', (head) => {
  const { text } = minify(`${head}\nselect  'a\\', '  -- b';`, 'postgresql');
  expect(text).toContain("select 'a\\','  -- b';");
});

// PostgreSQL 4.1.2.3: `\` introduces code points in such a string; it ends at the next quote.
test('a backslash before the end of a Unicode string does not escape the quote', () => {
  const sql = String.raw`set standard_conforming_strings to off;
select U&' \' uescape '!' as a;
select  E'\\xDe'::bytea;`;
  for (const { text } of [formatSql(sql, 'postgresql', {}), minify(sql, 'postgresql')])
    expect(text).toContain(String.raw`E'\\xDe'::bytea`);
});
