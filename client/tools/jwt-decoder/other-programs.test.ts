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

test('keys as people have them: written-out line ends, quotes, one line, no first line, older forms', async () => {
  const encode = (text: string) => encodeBase64Url(new TextEncoder().encode(text));
  openssl('genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out key.pem');
  openssl('pkey -in key.pem -pubout -out public.pem');
  openssl('rsa -in key.pem -traditional -out pkcs1-private.pem');
  openssl('req -x509 -key key.pem -subj /CN=test -days 2 -out certificate.pem');
  const content = `${encode('{"alg":"RS256"}')}.${encode('{"sub":"1"}')}`;
  const token = `${content}.${encodeBase64Url(new Uint8Array(openssl('dgst -sha256 -sign key.pem', content)))}`;
  const statusOf = async (own: string, key: string) =>
    (await verifyToken(readToken(own, findToken(own)), key, 'text')).status;
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pem = file('public.pem').trim();
  const body = pem.replaceAll(/-----[^-]+-----|\n/g, '');
  for (const key of [
    pem.replaceAll('\n', '\\n'),
    `"${pem.replaceAll('\n', '\\n')}\\n"`,
    `PUBLIC_KEY='${pem.replaceAll('\n', '\\r\\n')}'`,
    pem.replaceAll('\n', ' '),
    pem.replaceAll('\n', '\r\n'),
    body,
    `"${body}"`,
    file('certificate.pem').replaceAll(/-----[^-]+-----/g, ''),
    file('pkcs1-private.pem'),
  ]) {
    expect(await statusOf(token, key), key).toBe('valid');
  }
  openssl('ecparam -name prime256v1 -genkey -noout -out sec1.pem');
  const elliptic = `${encode('{"alg":"ES256"}')}.${encode('{"sub":"1"}')}`;
  const der = openssl('dgst -sha256 -sign sec1.pem', elliptic);
  const raw = rawSignature(new Uint8Array(der));
  expect(await statusOf(`${elliptic}.${encodeBase64Url(raw)}`, file('sec1.pem'))).toBe('valid');
});

/** The two numbers of an ECDSA signature in DER, 32 bytes each (RFC 7518, section 3.4). */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    const digits = number.subarray(Math.max(0, number.length - 32));
    raw.set(digits, end - digits.length);
    at += 2 + length;
  }
  return raw;
}
