import { execFileSync, spawnSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { makeHash, verifyPassword } from './hashing.ts';
import { schema } from './schema.ts';

const passwords = ['x', 'correct horse battery staple', 'pä$s"w\\örd', '0123456789abcdef', '🙂'.repeat(17)];

test.each(['bcrypt', 'apr1', 'sha1'] as const)('htpasswd verifies our %s', async (algorithm) => {
  const file = join(mkdtempSync(join(tmpdir(), 'htpasswd-')), 'users');
  for (const password of passwords) {
    const options = {
      ...initialState(schema),
      algorithm,
      password,
      cost: 5,
      version: '2y' as const,
      user: 'ann',
    };
    writeFileSync(file, `${await makeHash(options)}\n`);
    expect(spawnSync('htpasswd', ['-vb', file, 'ann', password]).status).toBe(0);
    expect(spawnSync('htpasswd', ['-vb', file, 'ann', `${password}.`]).status).not.toBe(0);
  }
});

test.each(['-5', '-6'])('we verify openssl passwd %s, and make the same', async (flag) => {
  for (const password of [...passwords, 'long '.repeat(30)]) {
    const made = execFileSync('openssl', ['passwd', flag, '-stdin'], { input: password }).toString().trim();
    expect(await verifyPassword({ hash: made, password })).toMatchObject({ isMatch: true });
    const algorithm = flag === '-5' ? 'sha256crypt' : 'sha512crypt';
    const ours = await makeHash({ ...initialState(schema), algorithm, password, cryptRounds: 5000 });
    const salt = ours.split('$')[2] ?? '';
    const theirs = execFileSync('openssl', ['passwd', flag, '-salt', salt, '-stdin'], { input: password });
    expect(theirs.toString().trim()).toBe(ours);
  }
});

test.each(['-nbB', '-nbm', '-nbs'])('we verify the line of htpasswd %s', async (flags) => {
  for (const password of ['', ...passwords]) {
    const { stdout } = spawnSync('htpasswd', [flags, 'ann', password]);
    const hash = stdout.toString();
    const isEmpty = password === '';
    expect(await verifyPassword({ hash, password, isEmpty })).toMatchObject({ isMatch: true });
    expect(await verifyPassword({ hash, password: `${password}.` })).toMatchObject({ isMatch: false });
  }
});

test('scrypt of 1 GiB, as Node makes it', async () => {
  const salt = '000102030405060708090a0b0c0d0eff';
  const options = {
    ...initialState(schema),
    algorithm: 'scrypt' as const,
    password: 'x',
    salt,
    logCost: 20,
  };
  const hash = scryptSync('x', Buffer.from(salt, 'hex'), 32, { N: 2 ** 20, r: 8, p: 1, maxmem: 2 ** 31 });
  expect(await makeHash(options)).toContain(hash.toString('base64').replace(/=+$/, ''));
});
