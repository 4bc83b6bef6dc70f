import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { formatSql, minify } from '#core/sql/format-sql.ts';
import { createDatabase, findPostgres } from './postgres.ts';

// PostgreSQL itself is the judge here: it brings statements of its own, and reads what we make of them.
const forms = [
  ['laid out', (sql: string) => formatSql(sql, 'postgresql', {}).text],
  ['laid out, dialect found', (sql: string) => formatSql(sql, 'auto', {}).text],
  ['minified', (sql: string) => minify(sql, 'postgresql').text],
] as const;

let address = '';
let client: pg.Client;
let folder = '';

beforeAll(async () => {
  address = await createDatabase(inject('postgresAddress'));
  client = new pg.Client(address);
  await client.connect();
  folder = (await rowsOf(`select setting as "text" from pg_config where name = 'SHAREDIR'`))[0] ?? '';
});
afterAll(() => client.end());

async function rowsOf(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(sql);
  return rows.map(({ text }) => text);
}

/** Returns the views of a script as PostgreSQL writes them after parsing. */
async function definitionsOf(views: readonly string[]): Promise<string[]> {
  await client.query(
    'create schema trial; set allow_system_table_mods to on; set search_path to trial, information_schema, pg_catalog',
  );
  for (const view of views) await client.query(view);
  const definitions = await rowsOf(
    `select relname || pg_get_viewdef(oid) as "text" from pg_class where relnamespace = 'trial'::regnamespace and relkind = 'v' order by 1`,
  );
  await client.query('drop schema trial cascade; reset search_path');
  return definitions;
}

test.each(['system_views.sql', 'information_schema.sql'])(
  'PostgreSQL understands the views of %s alike',
  async (name) => {
    const script = readFileSync(join(folder, name), 'utf8');
    const views = script.match(/^CREATE VIEW [^;]*;$/gm) ?? [];
    const expected = await definitionsOf(views);
    expect(expected.length).toBeGreaterThan(50);
    for (const [, change] of forms) expect(await definitionsOf(views.map(change))).toEqual(expected);
  },
);

/** PL/pgSQL reads the statements of a body without running them. */
async function isSound(script: string): Promise<boolean> {
  const body = script.replaceAll(/^\\.*$/gm, '');
  try {
    await client.query(
      `create or replace function trial() returns void language plpgsql as $trial$ begin ${body}\nend $trial$`,
    );
    return true;
  } catch {
    return false;
  }
}

test('PostgreSQL reads the scripts of its extensions in each form', async () => {
  let sound = 0;
  for (const file of globSync(join(folder, 'extension', '*.sql'))) {
    const script = readFileSync(file, 'utf8');
    if (!(await isSound(script))) continue;
    sound += 1;
    for (const [form, change] of forms)
      expect([file, form, await isSound(change(script))]).toEqual([file, form, true]);
  }
  expect(sound).toBeGreaterThan(20);
});

const dump = String.raw`\set ON_ERROR_STOP on
CREATE TABLE note (id integer, body text);
COPY note (id, body) FROM stdin;
1	it's  -- fine
2	\N
3	a\tb; /* c
\.

INSERT INTO note VALUES (4, 'foo'
  'bar'), (5, e'it\'s'), (6, $$a  'b'; --c$$) /* a /* b */ c */;
SELECT 7 # 2 AS id, :'name' AS body UNION ALL TABLE note ORDER BY id;
`;

test.each(forms)('PostgreSQL understands rules with several commands alike: %s', async (_, change) => {
  const rules = [
    'CREATE RULE r AS ON INSERT TO t DO ALSO (INSERT INTO l VALUES (1); UPDATE c SET a = a + 1; DELETE FROM c)',
    'CREATE OR REPLACE RULE r AS ON UPDATE TO t WHERE old.a > 1 DO INSTEAD (DELETE FROM l; UPDATE c SET a = 1;);',
  ];
  const definitionOf = async (rule: string) => {
    await client.query('create schema trial; set search_path to trial');
    await client.query('create table t (a int); create table l (a int); create table c (a int)');
    await client.query(rule);
    const texts = await rowsOf(`select definition as "text" from pg_rules where schemaname = 'trial'`);
    await client.query('drop schema trial cascade; reset search_path');
    return texts;
  };
  for (const rule of rules) {
    const expected = await definitionOf(rule);
    expect(expected).toHaveLength(1);
    expect(await definitionOf(change(rule))).toEqual(expected);
    expect(change(`${rule};select 1`.replace(';;', ';'))).toMatch(/(?:\n\n|;)select\s+1\s*$/);
  }
});

/** Returns psql's output of a script. */
function run(script: string): string {
  const options = ['-X', '-q', '-A', '-t', '-v', 'name=x  y', '-d', address];
  const { stdout, stderr } = spawnSync(join(findPostgres() ?? '', 'psql'), options, {
    input: `begin;\n${script}\nrollback;`,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each(forms)('psql restores a dump and prints the same rows: %s', (_, change) => {
  const expected = run(dump);
  expect(expected).toContain("1|it's  -- fine\n");
  expect(expected).toContain('4|foobar\n');
  expect(run(change(dump))).toBe(expected);
});
