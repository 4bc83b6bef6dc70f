import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { encodeBase64Url } from '#core/bytes/base64.ts';
import { findToken } from './find-token.ts';
import { readToken } from './read-token.ts';
import operation from './operation.ts';
import { readSigningKey } from './signing/signing-key.ts';
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

const pss = (bits: number) => `-sha${bits} -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest`;

test.each<[alg: string, make: string, verify: string]>([
  ['RS256', 'genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out key.pem', 'dgst -sha256'],
  ['RS512', 'genrsa -traditional -out key.pem 2048', 'dgst -sha512'],
  ['PS256', 'genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out key.pem', `dgst ${pss(256)}`],
  ['PS512', 'genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out key.pem', `dgst ${pss(512)}`],
  // The second begins with the curve's parameters.
  ['ES256', 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem', 'dgst -sha256'],
  ['ES384', 'ecparam -name secp384r1 -genkey -out key.pem', 'dgst -sha384'],
  ['ES512', 'ecparam -name secp521r1 -genkey -noout -out key.pem', 'dgst -sha512'],
  ['EdDSA', 'genpkey -algorithm ED25519 -out key.pem', 'pkeyutl -rawin'],
])('OpenSSL accepts what is signed with %s', async (alg, make, verify) => {
  openssl(make);
  openssl('pkey -in key.pem -pubout -out public.pem');
  const options = { mode: 'sign', algorithm: alg, signingKey: readFileSync(join(folder, 'key.pem'), 'utf8') };
  const { parts } = await executeOperation(operation, '{"sub": "é"}', options);
  const [header = '', payload = '', signature = ''] = ((parts[0]?.content ?? '') as string).split('.');
  expect(Buffer.from(header, 'base64url').toString()).toBe(`{"alg":"${alg}","typ":"JWT"}`);
  const raw = Buffer.from(signature, 'base64url');
  writeFileSync(join(folder, 'signature'), alg.startsWith('ES') ? derSignature(raw) : raw);
  writeFileSync(join(folder, 'content'), `${header}.${payload}`);
  const words = verify.startsWith('dgst')
    ? `${verify} -verify public.pem -signature signature content`
    : `${verify} -verify -pubin -inkey public.pem -sigfile signature -in content`;
  expect(openssl(words).toString()).toMatch(/Verified OK|Signature Verified Successfully/);
});

/** An ECDSA signature in DER (RFC 3279, section 2.2.3), of its two numbers one after the other. */
function derSignature(raw: Uint8Array): Uint8Array {
  const numbers = [raw.subarray(0, raw.length / 2), raw.subarray(raw.length / 2)].map((half) => {
    const digits = half.subarray(
      Math.max(
        0,
        half.findIndex((byte) => byte !== 0),
      ),
    );
    const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : [...digits];
    return [2, positive.length, ...positive];
  });
  const content = numbers.flat();
  const length = content.length > 127 ? [0x81, content.length] : [content.length];
  return Uint8Array.from([0x30, ...length, ...content]);
}

test('keys for another algorithm are named', async () => {
  openssl('genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -out key.pem');
  openssl('pkey -in key.pem -pubout -out public.pem');
  const signed = (algorithm: string, file: string) =>
    executeOperation(operation, '{}', {
      mode: 'sign',
      algorithm,
      signingKey: readFileSync(join(folder, file), 'utf8'),
    });
  await expect(signed('RS256', 'key.pem')).rejects.toThrow(
    'RS256 needs a key for RSA; this one is for P-384.',
  );
  await expect(signed('ES256', 'key.pem')).rejects.toThrow(
    'ES256 needs a key for P-256; this one is for P-384.',
  );
  await expect(signed('HS256', 'key.pem')).rejects.toThrow('HS256 takes a shared secret');
  await expect(signed('ES384', 'public.pem')).rejects.toThrow('cannot sign');
});

test('a key that is bound to RSA-PSS is named', async () => {
  openssl('genpkey -algorithm rsa-pss -pkeyopt rsa_keygen_bits:2048 -out pss.pem');
  const pem = readFileSync(join(folder, 'pss.pem'), 'utf8');
  await expect(readSigningKey(pem, 'PS256')).rejects.toThrow('This key is bound to RSA-PSS');
});
