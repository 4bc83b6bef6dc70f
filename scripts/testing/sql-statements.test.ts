import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type DialectId, dialects } from '#core/sql/dialects.ts';
import { formatSql, minify } from '#core/sql/format-sql.ts';
import { findPostgres, startPostgres } from '#server/testing/postgres.ts';

const file = new URL('../../core/sql/fixtures/public-statements.json', import.meta.url);
const statements = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<DialectId, string[]>>;

interface Written {
  readonly dialect: DialectId;
  readonly sql: string;
  readonly laidOut: string;
  readonly short: string;
}

const write = (wished?: 'auto'): Written[] =>
  (Object.keys(dialects) as DialectId[]).flatMap((dialect) =>
    (statements[dialect] ?? []).map((sql) => ({
      dialect,
      sql,
      laidOut: formatSql(sql, wished ?? dialect, {}).text,
      short: minify(sql, wished ?? dialect).text,
    })),
  );

// The lexer of Debian's sqlglot 10 lacks `#` and backslashes for ClickHouse.
const names: Partial<Record<DialectId, string>> = {
  clickhouse: 'mysql',
  mariadb: 'mysql',
  plsql: 'oracle',
  postgresql: 'postgres',
  transactsql: 'tsql',
};

// Without `comments`, only the tokens that a server reads count. Hints and executable comments are comments to sqlglot.
/** `5--1` in MySQL, `q'[it's]'`, `//` in Snowflake, nested comments in Transact-SQL. */
const unknownToSqlglot = /5--1|q'\[it's|\/\/ comment's|outer \/\* inner/;

const lexer = `
import json, sys
from sqlglot.dialects.dialect import Dialect
def lex(dialect, text):
    try:
        tokens = Dialect.get_or_raise(dialect)().tokenizer.tokenize(text)
        texts = []
        for before, t in zip([None, *tokens], tokens):
            # What follows a command such as SET is one token to sqlglot, with the spaces in it.
            isRest = before and before.token_type in Dialect.get_or_raise(dialect)().tokenizer_class.COMMANDS
            isText = 'STRING' in t.token_type.name or t.token_type.name == 'IDENTIFIER'
            texts.append(''.join(t.text.split()) if isRest else t.text if isText else ' '.join(t.text.split()))
        return texts, [''.join(c.split()) for t in tokens for c in t.comments]
    except Exception:
        return 'cannot be read', ''
for line in sys.stdin:
    dialect, texts = json.loads(line)
    print(json.dumps([lex(dialect, text + '\\nend_of_text') for text in texts]))
`;

type Lexed = readonly [readonly string[] | string, readonly string[] | string];

/** Returns the tokens that sqlglot, which is independent of our lexer, finds in each text. */
function lexed(written: readonly Written[]): (readonly Lexed[])[] {
  const input = written.map(({ dialect, sql, laidOut, short }) =>
    JSON.stringify([names[dialect] ?? dialect, [sql, laidOut, short]]),
  );
  const { stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', lexer], {
    input: input.join('\n'),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as readonly Lexed[]);
}

test.each([['its dialect', undefined] as const, ['Auto-detect', 'auto'] as const])(
  'sqlglot finds the same tokens in 1,000 statements before and after, under %s',
  (_, wished) => {
    const written = write(wished);
    expect(written).toHaveLength(1000);
    // According to the manuals these differ from sqlglot 10's reading; `format-sql.test.ts` checks them against the
    // manuals.
    const differing = lexed(written).flatMap(([before, laidOut, short], index) =>
      unknownToSqlglot.test(written[index]?.sql ?? '') ||
      (isDeepStrictEqual(laidOut, before) && isDeepStrictEqual(short?.[0], before?.[0]))
        ? []
        : [{ ...written[index], before, laidOutAs: laidOut, shortAs: short }],
    );
    expect(differing).toEqual([]);
  },
);

test('PostgreSQL parses its statements laid out and minified', async () => {
  const server = await startPostgres();
  const client = new pg.Client(server.address);
  await client.connect();
  try {
    for (const wished of [undefined, 'auto'] as const) {
      for (const { dialect, sql, laidOut, short } of write(wished)) {
        if (dialect !== 'postgresql') continue;
        for (const text of [sql, laidOut, short]) {
          // The server parses all of a query before it runs the first statement, which ends it.
          const code = await client.query(`SELECT 1/0;\n${text}`).catch((error: unknown) => error);
          expect({ text, code: (code as { code?: string }).code }).toEqual({ text, code: '22012' });
        }
      }
    }
  } finally {
    await client.end();
    await server.stop();
  }
});

test('SQLite reads its statements the same way laid out and minified', () => {
  const database = new DatabaseSync(':memory:');
  const answer = (sql: string) => {
    try {
      return database
        .prepare(sql)
        .columns()
        .map(({ column }) => column);
    } catch (error) {
      return String(error);
    }
  };
  for (const wished of [undefined, 'auto'] as const) {
    for (const { dialect, sql, laidOut, short } of write(wished)) {
      if (dialect !== 'sqlite') continue;
      expect([laidOut, answer(laidOut)]).toEqual([laidOut, answer(sql)]);
      expect([short, answer(short)]).toEqual([short, answer(sql)]);
    }
  }
  database.close();
});

test('psql restores the rows of a dump that was laid out or minified', async () => {
  const dump = `\\set ON_ERROR_STOP on
SET client_encoding = 'UTF8';
CREATE TABLE public.t (a integer, b text);
COPY public.t (a, b) FROM stdin;
1\tit's -- a  text
2\t\\N
\\.


SELECT count(*), max(b) FROM public.t \\gset
DROP TABLE public.t;
\\echo :count :max
`;
  const server = await startPostgres();
  try {
    const psql = join(findPostgres() ?? '', 'psql');
    for (const text of [dump, formatSql(dump, 'auto', {}).text, minify(dump, 'auto').text]) {
      const { stdout } = spawnSync(psql, ['-qX', server.address], { input: text, encoding: 'utf8' });
      expect(stdout).toBe("2 it's -- a  text\n");
    }
  } finally {
    await server.stop();
  }
});
