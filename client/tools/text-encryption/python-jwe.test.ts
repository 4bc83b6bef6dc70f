import { spawnSync } from 'node:child_process';
import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const secret = 'correct horse';
const base64url = (bytes: Buffer) => bytes.toString('base64url');

async function run(source: string, options: object): Promise<string> {
  const { parts } = await executeOperation(operation, source, { secret, iterations: 10_000, ...options });
  return parts[0]?.content as string;
}

/** The key of RFC 7518, section 4.8, by Python's standard library. */
function deriveByPython(salt: Buffer, count: number): Buffer {
  const script = `
import base64, hashlib, sys
salt = b'PBES2-HS512+A256KW\\0' + bytes.fromhex(sys.argv[2])
print(hashlib.pbkdf2_hmac('sha512', sys.argv[1].encode(), salt, int(sys.argv[3]), 32).hex())
`;
  const { stdout } = spawnSync('python3', ['-c', script, secret, salt.toString('hex'), String(count)]);
  return Buffer.from(stdout.toString().trim(), 'hex');
}

const wrapMark = Buffer.from('a6a6a6a6a6a6a6a6', 'hex');

test('Python’s PBKDF2 and OpenSSL’s AES open what we encrypt', async () => {
  const token = await run('héllo', {});
  const [header = '', key = '', iv = '', text = '', tag = ''] = token.split('.');
  const { p2s, p2c } = JSON.parse(Buffer.from(header, 'base64url').toString()) as {
    p2s: string;
    p2c: number;
  };
  const kek = deriveByPython(Buffer.from(p2s, 'base64url'), p2c);
  const unwrap = createDecipheriv('id-aes256-wrap', kek, wrapMark);
  const contentKey = Buffer.concat([unwrap.update(Buffer.from(key, 'base64url')), unwrap.final()]);
  const open = createDecipheriv('aes-256-gcm', contentKey, Buffer.from(iv, 'base64url'));
  open.setAAD(Buffer.from(header)).setAuthTag(Buffer.from(tag, 'base64url'));
  const plain = Buffer.concat([open.update(Buffer.from(text, 'base64url')), open.final()]);
  expect(plain.toString()).toBe('héllo');
});

test('we open what they encrypt', async () => {
  const salt = randomBytes(16);
  const header = base64url(
    Buffer.from(
      JSON.stringify({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2s: base64url(salt), p2c: 20_000 }),
    ),
  );
  const kek = deriveByPython(salt, 20_000);
  const mixed = Buffer.concat([Buffer.from('PBES2-HS512+A256KW\0'), salt]);
  expect(kek).toEqual(pbkdf2Sync(secret, mixed, 20_000, 32, 'sha512'));
  const contentKey = randomBytes(32);
  const wrap = createCipheriv('id-aes256-wrap', kek, wrapMark);
  const wrapped = Buffer.concat([wrap.update(contentKey), wrap.final()]);
  const iv = randomBytes(12);
  const seal = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const text = Buffer.concat([seal.update('hello from Python'), seal.final()]);
  const token = [header, ...[wrapped, iv, text, seal.getAuthTag()].map(base64url)].join('.');
  expect(await run(token, { direction: 'decrypt' })).toBe('hello from Python');
});
