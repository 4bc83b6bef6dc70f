import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeBase64Url } from '#core/bytes/base64url.ts';
import { findToken } from './find-token.ts';
import { readToken } from './read-token.ts';
import { verifyToken } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'jwt-'));
const openssl = (words: string, input?: string) =>
  execFileSync('openssl', words.split(' '), { cwd: folder, input, stdio: 'pipe' });

// OpenSSL makes the keys, a certificate and the signatures; ours must agree with each.
test.each([
  ['RS256', '-algorithm RSA -pkeyopt rsa_keygen_bits:2048', '-sha256'],
  [
    'PS384',
    '-algorithm RSA -pkeyopt rsa_keygen_bits:2048',
    '-sha384 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest',
  ],
  ['RS512', '-algorithm RSA -pkeyopt rsa_keygen_bits:2048', '-sha512'],
])('%s signed by OpenSSL is valid by PEM, certificate and private key', async (alg, make, sign) => {
  openssl(`genpkey ${make} -out key.pem`);
  openssl('pkey -in key.pem -pubout -out public.pem');
  openssl('rsa -in key.pem -RSAPublicKey_out -out pkcs1.pem');
  openssl('req -x509 -key key.pem -subj /CN=test -days 2 -out certificate.pem');
  const encode = (text: string) => encodeBase64Url(new TextEncoder().encode(text));
  const content = `${encode(JSON.stringify({ alg }))}.${encode('{"sub":"1"}')}`;
  const signature = openssl(`dgst ${sign} -sign key.pem`, content);
  const token = `${content}.${encodeBase64Url(new Uint8Array(signature))}`;
  const read = readToken(token, findToken(token));
  for (const file of ['public.pem', 'pkcs1.pem', 'certificate.pem', 'key.pem']) {
    const verdict = await verifyToken(read, readFileSync(join(folder, file), 'utf8'), 'text');
    expect(verdict).toMatchObject({ status: 'valid' });
    expect(verdict.doubts.length).toBe(file === 'key.pem' ? 1 : 0);
  }
  openssl('genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -out other.pem');
  openssl('pkey -in other.pem -pubout -out other-public.pem');
  for (const file of ['other.pem', 'other-public.pem']) {
    const verdict = verifyToken(read, readFileSync(join(folder, file), 'utf8'), 'text');
    await expect(verdict).rejects.toThrow(`${alg} needs a key for RSA; this one is for P-384.`);
  }
});
