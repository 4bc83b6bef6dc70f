import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { connect } from './database/connect.ts';
import { createAdminPasswords } from './security/admin-password.ts';
import { makeFolder } from './testing/stores.ts';

const folder = makeFolder();
const dataDir = join(folder.path, 'data');
afterAll(folder.remove);

async function runAdmin(parameters: readonly string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin-cli.ts'), ...parameters], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, error, code: await ended };
}

test('a password is set from a pipe, as a hash; a weak one is not', async () => {
  const weak = await runAdmin(['set-password'], 'admin123\n');
  expect([weak.code, weak.error]).toEqual([1, expect.stringContaining('at least 15 characters')]);
  const { code, out } = await runAdmin(['set-password'], 'seven unrelated garden words\n');
  expect([code, out]).toEqual([0, expect.stringContaining('stored')]);
  const database = await connect({ dataDir });
  const passwords = await createAdminPasswords(database, undefined, false);
  const source = await passwords.findSource(false);
  expect(source.kind === 'stored' && source.phc).toMatch(/^\$argon2id\$/);
  expect(await passwords.verify(source, 'seven unrelated garden words')).toBe(true);
  await database.close();
});

test('a backup is made, and restored to where it was', async () => {
  const made = await runAdmin(['backup']);
  expect([made.code, made.out]).toEqual([0, expect.stringContaining('Written and checked')]);
  const database = await connect({ dataDir });
  await database.transaction((query) => query("delete from settings where key = 'admin-password'"));
  const busy = await runAdmin(['restore', findBackup()]);
  expect([busy.code, busy.error]).toEqual([1, expect.stringContaining('in use')]);
  await database.close();
  expect((await runAdmin(['restore', findBackup()])).code).toBe(0);
  const restored = await connect({ dataDir });
  expect(await restored.read("select key from settings where key = 'admin-password'")).toHaveLength(1);
  await restored.close();
});

test('what it cannot do it says', async () => {
  expect((await runAdmin([])).error).toContain('Usage');
  expect((await runAdmin(['restore', '/nowhere'])).error).toContain('Name the backup');
  const env = { DATABASE_URL: 'postgres://a@127.0.0.1:1/x' };
  expect((await runAdmin(['restore', findBackup()], '', env)).error).toContain('pg_restore');
});

function findBackup(): string {
  const name = readdirSync(join(dataDir, 'backups')).find((file) => file.endsWith('-manual.sqlite'));
  return join(dataDir, 'backups', name ?? '');
}
