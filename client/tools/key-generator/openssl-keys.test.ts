import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeKeys } from './describe.ts';
import { type Options, schema } from './schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const path = (name: string) => join(folder, name);
const openssl = (...flags: string[]) =>
  execFileSync('openssl', flags, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
const algorithms = (schema.algorithm.values ?? []) as Options['algorithm'][];
/** Larger RSA keys take seconds to make and are written the same way. */
const quickAlgorithms = algorithms.filter((each) => each === 'rsa2048' || !each.startsWith('rsa'));

/** Makes keys, stores each part under its name, and returns the first figure. */
async function make(options: Partial<Options>): Promise<string> {
  const { texts, figures } = await describeKeys({ ...initialState(schema), ...options });
  for (const { name, content } of texts) writeFileSync(path(name), content, { mode: 0o600 });
  return figures[0].value;
}

test.each(algorithms)('OpenSSL reads a pair of %s', async (algorithm) => {
  const print = await make({ algorithm });
  openssl('pkey', '-in', path('private-key.pem'), '-check', '-noout');
  const publicKey = openssl('pkey', '-in', path('private-key.pem'), '-pubout');
  expect(openssl('pkey', '-pubin', '-in', path('public-key.pem'))).toBe(publicKey);
  openssl('pkey', '-pubin', '-in', path('public-key.pem'), '-outform', 'DER', '-out', path('public.der'));
  expect(openssl('dgst', '-sha256', '-c', path('public.der')).trim().toUpperCase()).toContain(print);
});

test.each(quickAlgorithms)('ssh-keygen reads a key of %s', async (algorithm) => {
  const print = await make({ product: 'ssh', algorithm, comment: 'ich@example.com (größer)' });
  const name = algorithm.startsWith('rsa') ? 'id_rsa' : algorithm === 'ed25519' ? 'id_ed25519' : 'id_ecdsa';
  const keygen = (...flags: string[]) => execFileSync('ssh-keygen', flags).toString();
  expect(keygen('-l', '-f', path(`${name}.pub`))).toContain(`${print} ich@example.com (größer)`);
  const [type, blob] = keygen('-y', '-f', path(name)).split(' ');
  const line = execFileSync('cat', [path(`${name}.pub`)]).toString();
  expect(line.startsWith(`${type} ${blob?.trim()} `)).toBe(true);
  writeFileSync(path('text'), 'signed');
  keygen('-Y', 'sign', '-n', 'file', '-f', path(name), path('text'));
});

test.each(quickAlgorithms)('OpenSSL verifies a certificate and a request of %s', async (algorithm) => {
  const names = {
    commonName: 'Ünï "x", Inc',
    organization: 'Me + Co',
    country: 'de',
    names: 'example.com, *.bücher.example\n10.0.0.1 2001:db8::1 a@example.com https://example.com/x',
  };
  const print = await make({ product: 'certificate', algorithm, ...names });
  const certificate = path('certificate.pem');
  expect(openssl('verify', '-x509_strict', '-check_ss_sig', '-CAfile', certificate, certificate)).toContain(
    'OK',
  );
  const text = openssl(
    'x509',
    '-in',
    certificate,
    '-noout',
    '-text',
    '-nameopt',
    'utf8,sep_comma_plus,esc_2253',
  );
  for (const part of [
    'C=DE',
    'O=Me \\+ Co',
    'DNS:example.com, DNS:*.xn--bcher-kva.example, IP Address:10.0.0.1, IP Address:2001:DB8:0:0:0:0:0:1, email:a@example.com, URI:https://example.com/x',
    'CA:FALSE',
    'TLS Web Server Authentication',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain(
    algorithm.startsWith('rsa') ? 'Digital Signature, Key Encipherment' : 'Digital Signature\n',
  );
  expect(openssl('x509', '-in', certificate, '-noout', '-fingerprint', '-sha256')).toContain(print);
  expect(openssl('x509', '-in', certificate, '-noout', '-pubkey')).toBe(
    openssl('pkey', '-in', path('private-key.pem'), '-pubout'),
  );

  await make({ product: 'request', algorithm, ...names });
  expect(openssl('req', '-in', path('request.csr'), '-noout', '-verify', '-text')).toContain(
    'DNS:example.com',
  );
});

test('an authority signs another certificate', async () => {
  await make({ product: 'certificate', isAuthority: true, commonName: 'My CA', names: '', days: 36_500 });
  const text = openssl('x509', '-in', path('certificate.pem'), '-noout', '-text');
  expect(text).toContain('CA:TRUE');
  expect(text).toContain('Certificate Sign, CRL Sign');
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    path('leaf.key'),
    '-out',
    path('leaf.csr'),
    '-subj',
    '/CN=leaf',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    path('leaf.csr'),
    '-CA',
    path('certificate.pem'),
    '-CAkey',
    path('private-key.pem'),
    '-out',
    path('leaf.pem'),
  );
  expect(openssl('verify', '-CAfile', path('certificate.pem'), path('leaf.pem'))).toContain('OK');
});
