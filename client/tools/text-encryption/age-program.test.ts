import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'age-'));
const path = (name: string) => join(folder, name);
const secret = 'correct horse "battery" $taple';

/** age asks a terminal for the passphrase, which Python can be. */
const terminal = `
import os, pty, sys
secret, *command = sys.argv[1:]
child, fd = pty.fork()
if child == 0:
    os.execvp(command[0], command)
asked = b''
while True:
    try:
        data = os.read(fd, 1024)
    except OSError:
        break
    if not data:
        break
    asked += data
    if b'passphrase' in asked and asked.rstrip().endswith(b':'):
        os.write(fd, secret.encode() + b'\\n')
        asked = b''
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;
const ageInTerminal = (...flags: string[]) =>
  execFileSync('python3', ['-c', terminal, secret, 'age', ...flags]);

async function run(source: string | Blob, options: object): Promise<string> {
  const { parts } = await executeOperation(operation, source, { secret, method: 'age', ...options });
  const content = parts[0]?.content ?? '';
  return content instanceof Blob ? Buffer.from(await content.arrayBuffer()).toString('latin1') : content;
}

test('age decrypts what we encrypt with a passphrase', async () => {
  writeFileSync(path('sealed'), await run('naïve café\n', { workFactor: 12 }));
  ageInTerminal('-d', '-o', path('plain'), path('sealed'));
  expect(readFileSync(path('plain'), 'utf8')).toBe('naïve café\n');
});

test('we decrypt what age encrypts with a passphrase', async () => {
  writeFileSync(path('letter'), 'Grüße\n');
  ageInTerminal('-p', '-a', '-o', path('letter.age'), path('letter'));
  expect(await run(readFileSync(path('letter.age'), 'utf8'), { direction: 'decrypt' })).toBe('Grüße\n');
});

test('keys of age-keygen', async () => {
  execFileSync('age-keygen', ['-o', path('key')], { stdio: 'ignore' });
  const key = readFileSync(path('key'), 'utf8');
  const recipient = execFileSync('age-keygen', ['-y', path('key')])
    .toString()
    .trim();
  writeFileSync(
    path('for-key'),
    Buffer.from(await run('to you', { secret: recipient, output: 'file' }), 'latin1'),
  );
  expect(execFileSync('age', ['-d', '-i', path('key'), path('for-key')]).toString()).toBe('to you');
  const sealed = execFileSync('age', ['-r', recipient], { input: 'to me' });
  const file = new Blob([Uint8Array.from(sealed)]);
  // A box of one line drops the line ends.
  for (const secret of [key, key.replaceAll('\n', '')]) {
    expect(await run(file, { direction: 'decrypt', secret })).toBe('to me');
  }
  const cut = key.trim().slice(0, -1);
  await expect(run(file, { direction: 'decrypt', secret: cut })).rejects.toThrow('damaged or cut off');
  const other = key.trim().endsWith('A') ? 'C' : 'A';
  await expect(run(file, { direction: 'decrypt', secret: cut + other })).rejects.toThrow(
    'damaged or cut off',
  );
  await expect(run(file, { direction: 'decrypt' })).rejects.toThrow('for a key');
});
