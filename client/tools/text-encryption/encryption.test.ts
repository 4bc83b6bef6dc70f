import { compactDecrypt } from 'jose';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const quick = { iterations: 10_000, workFactor: 10 };

async function run(source: string | Blob, options: object): Promise<string> {
  const { parts } = await executeOperation(operation, source, { ...quick, ...options });
  const content = parts[0]?.content ?? '';
  return content instanceof Blob ? Buffer.from(await content.arrayBuffer()).toString('latin1') : content;
}

test('whatever is encrypted comes back, by every method, as text and as a file', async () => {
  const unit = fc.oneof(
    fc.constantFrom(...Array.from('0%&+<>"\'=\\\n\r'), 'a\u0301', '🙂'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const text = fc
    .string({ unit, maxLength: 30 })
    .filter((each) => !/\p{Cc}/u.test(each.replace(/[\n\r\t]/g, '')));
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.string({ unit, minLength: 1, maxLength: 20 }),
      fc.constantFrom('aes', 'age'),
      fc.constantFrom('text', 'file'),
      async (text, secret, method, output) => {
        const sealed = await run(text, { secret, method, output });
        const source = output === 'file' ? new Blob([Buffer.from(sealed, 'latin1')]) : sealed;
        expect(await run(source, { direction: 'decrypt', secret })).toBe(text);
      },
    ),
    { numRuns: 40 },
  );
});

test('the JWE is what RFC 7518 says', async () => {
  const token = await run('hello', { secret: 'Thus from my lips', method: 'aes' });
  const [header = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
    alg: 'PBES2-HS512+A256KW',
    enc: 'A256GCM',
    p2c: 10_000,
  });
  const { plaintext } = await compactDecrypt(token, new TextEncoder().encode('Thus from my lips'), {
    keyManagementAlgorithms: ['PBES2-HS512+A256KW'],
    maxPBES2Count: 10_000,
  });
  expect(new TextDecoder().decode(plaintext)).toBe('hello');
});

test('changed data and wrong passphrases are refused', async () => {
  for (const method of ['aes', 'age'] as const) {
    const sealed = await run('hello', { secret: 'right', method });
    const decrypt = (source: string, secret: string) => run(source, { direction: 'decrypt', secret });
    await expect(decrypt(sealed, 'wrong')).rejects.toMatchObject({ details: { field: 'secret' } });
    const middle = Math.floor(sealed.length * 0.6);
    const other = sealed.charAt(middle) === 'A' ? 'B' : 'A';
    const changed = `${sealed.slice(0, middle)}${other}${sealed.slice(middle + 1)}`;
    await expect(decrypt(changed, 'right')).rejects.toMatchObject({ name: 'ToolInputError' });
    await expect(decrypt(sealed.slice(0, -60), 'right')).rejects.toMatchObject({ name: 'ToolInputError' });
  }
});

// The recipient of age’s specification (C2SP), section “The X25519 recipient type”.
const recipient = 'age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj';
const ssh = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOKVkOoxI6HiIS54rC7oNfo0';

test.each([
  [recipient.toUpperCase(), 'cannot be read'],
  [recipient.slice(0, -1), 'cannot be read'],
  [recipient + recipient, 'cannot be read'],
  [`${recipient} ${ssh}`, 'SSH'],
  [ssh, 'SSH'],
  ['-----BEGIN OPENSSH PRIVATE KEY----- b3Bl', 'PEM'],
  [`${recipient} my passphrase`, 'other words'],
  ['AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX', 'secret key'],
])('no key becomes a passphrase: %s', async (secret, words) => {
  const named = { message: expect.stringContaining(words) as unknown, details: { field: 'secret' } };
  await expect(run('x', { secret, method: 'age' })).rejects.toMatchObject(named);
  await expect(run('x', { secret, method: 'aes' })).rejects.toMatchObject({ details: { field: 'secret' } });
});

test('public keys are for age alone', async () => {
  expect(await run('x', { secret: `${recipient}, ${recipient}`, method: 'age' })).toContain('BEGIN AGE');
  await expect(run('x', { secret: recipient, method: 'aes' })).rejects.toThrow('public key of age');
});

test('what cannot be decrypted is named', async () => {
  const decrypt = (source: string) => run(source, { direction: 'decrypt', secret: 'x' });
  await expect(decrypt('\n hello')).rejects.toMatchObject({ details: { line: 2, column: 2 } });
  await expect(decrypt('U2FsdGVkX18=')).rejects.toThrow('OpenSSL');
  await expect(decrypt('-----BEGIN PGP MESSAGE-----')).rejects.toThrow('OpenPGP');
  await expect(decrypt('eyJhbGciOiJIUzI1NiJ9.e30.abc')).rejects.toThrow('JWT');
  await expect(decrypt('eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.AA.AA.AA.AA')).rejects.toThrow(
    'for a key',
  );
  await expect(decrypt('')).rejects.toThrow('nothing to decrypt');
  await expect(run('x', { secret: '' })).rejects.toMatchObject({ details: { field: 'secret' } });
});
