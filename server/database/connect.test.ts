import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '#server/testing/stores.ts';
import { connect } from './connect.ts';

test('a folder that cannot be made is named with its setting and the fix', async () => {
  const folder = makeFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  await expect(connect({ dataDir })).rejects.toThrow(
    `DATA_DIR ${dataDir} cannot be written (ENOTDIR). Set it to a folder that belongs to the server's user.`,
  );
});

test.runIf(process.getuid?.() === 0)('so is a folder of another user', () => {
  const folder = makeFolder();
  onTestFinished(folder.remove);
  chmodSync(folder.path, 0o755);
  const program = `
    process.setgid(12345);
    process.setuid(12345);
    const { connect } = await import(${JSON.stringify(join(import.meta.dirname, 'connect.ts'))});
    await connect({ dataDir: ${JSON.stringify(folder.path)} }).catch((error) => console.log(error.message));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(output).toContain(`DATA_DIR ${folder.path} cannot be written (EACCES).`);
});
