import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
const path = (name: string) => join(folder, name);
const openssl = (...flags: string[]) => execFileSync('openssl', flags, { stdio: ['ignore', 'pipe', 'pipe'] });
const text = (name: string) => readFileSync(path(name), 'utf8');

async function decode(source: string | Blob, view = 'report') {
  const { parts, notes = [], figures = [] } = await executeOperation(operation, source, { view });
  const content = parts[0]?.content ?? '';
  return {
    content: content instanceof Blob ? Buffer.from(await content.arrayBuffer()).toString('latin1') : content,
    notes: notes.map(({ sentence }) => sentence),
    figures,
  };
}

function makeCertificates() {
  const names =
    'subjectAltName=DNS:example.com,DNS:*.example.com,IP:10.0.0.1,IP:2001:db8::1,email:a@example.com,URI:https://example.com/';
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    path('root.key'),
    '-out',
    path('root.pem'),
    '-utf8',
    '-days',
    '100',
    '-subj',
    '/CN=Test Root/O=Ünï "quoted", Inc/C=DE',
  );
  openssl(
    'req',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    path('leaf.key'),
    '-out',
    path('leaf.csr'),
    '-subj',
    '/CN=example.com',
    '-addext',
    names,
    '-addext',
    'keyUsage=critical,digitalSignature',
    '-addext',
    'extendedKeyUsage=serverAuth',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    path('leaf.csr'),
    '-CA',
    path('root.pem'),
    '-CAkey',
    path('root.key'),
    '-copy_extensions',
    'copyall',
    '-days',
    '20',
    '-out',
    path('leaf.pem'),
  );
  openssl('genpkey', '-algorithm', 'ed25519', '-out', path('ed.key'));
}
makeCertificates();

test.each(['root.pem', 'leaf.pem', '/etc/ssl/certs/ca-certificates.crt'])(
  '%s as OpenSSL and Node read it',
  async (name) => {
    const pem = name.startsWith('/') ? readFileSync(name, 'utf8') : text(name);
    const blocks = pem.match(/-----BEGIN[^]*?-----END CERTIFICATE-----/g) ?? [];
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks.slice(0, 40)) {
      const certificate = new X509Certificate(block);
      const { content } = await decode(block);
      const value = (label: string) => new RegExp(`^  ${label} +(.*)$`, 'm').exec(content)?.[1];
      expect(value('SHA-256 fingerprint')).toBe(certificate.fingerprint256);
      expect(value('SHA-1 fingerprint')).toBe(certificate.fingerprint);
      expect(value('Serial number')?.replaceAll(':', '').replace(/^0+/, '').toUpperCase()).toBe(
        certificate.serialNumber.replace(/^0+/, ''),
      );
      expect(
        Date.parse(
          value('Valid until')
            ?.replace(/ UTC.*/, 'Z')
            .replace(' ', 'T') ?? '',
        ),
      ).toBe(Date.parse(certificate.validTo));
      expect(
        Date.parse(
          value('Valid from')
            ?.replace(/ UTC.*/, 'Z')
            .replace(' ', 'T') ?? '',
        ),
      ).toBe(Date.parse(certificate.validFrom));
      const { modulusLength, publicExponent } = certificate.publicKey.asymmetricKeyDetails ?? {};
      if (modulusLength !== undefined) {
        expect(value('Key')).toBe(`RSA, ${modulusLength} bits`);
        expect(value('Exponent')).toBe(String(publicExponent));
      }
      expect(content.includes('certificate authority')).toBe(certificate.ca);
    }
  },
);

test('names, uses and the chain', async () => {
  const { content, notes } = await decode(text('leaf.pem') + text('root.pem') + text('leaf.key'));
  for (const line of [
    'DNS:*.example.com',
    'IP:10.0.0.1',
    'IP:2001:db8::1',
    'email:a@example.com',
    'URI:https://example.com/',
    'Key usage !           digital signature',
    'server authentication',
    'C=DE, O=Ünï \\"quoted\\"\\, Inc, CN=Test Root',
    'EC P-256, 256 bits',
  ]) {
    expect(content).toContain(line);
  }
  expect(notes).toContain('Expires in 19 days: example.com.');
  expect(notes).toContain('The 2 certificates are a chain in the right order.');
  expect(notes).toContain('The private key belongs to the certificate of example.com.');
  const wrong = await decode(text('root.pem') + text('leaf.pem') + text('root.pem') + text('ed.key'));
  expect(wrong.notes).not.toContain('The 3 certificates are a chain in the right order.');
});

test('a chain whose signature or order is wrong', async () => {
  openssl(
    'req',
    '-x509',
    '-key',
    path('ed.key'),
    '-out',
    path('false.pem'),
    '-subj',
    '/CN=Test Root/O=Ünï "quoted", Inc/C=DE',
    '-utf8',
    '-days',
    '100',
  );
  openssl(
    'req',
    '-x509',
    '-key',
    path('leaf.key'),
    '-out',
    path('other.pem'),
    '-subj',
    '/CN=Other',
    '-days',
    '100',
  );
  const { notes } = await decode(text('leaf.pem') + text('other.pem') + text('root.pem'));
  expect(notes).toContain('Certificate 2 does not issue certificate 1. Certificate 3 does.');
  const key = await decode(text('other.pem') + text('root.key'));
  expect(key.notes).toContain('The private key belongs to none of the certificates.');
});

test('requests, keys and PKCS #7', async () => {
  const request = await decode(text('leaf.csr'));
  expect(request.content).toContain('Certificate request');
  expect(request.content).toContain('DNS:example.com');
  const damaged = text('leaf.csr').replace(
    /\n(.)(.*)\n-----END/,
    (_, first: string, rest: string) => `\n${first === 'A' ? 'B' : 'A'}${rest}\n-----END`,
  );
  expect((await decode(damaged)).notes).toEqual(['The signature of the request is wrong.']);
  openssl('rsa', '-in', path('root.key'), '-traditional', '-out', path('pkcs1.key'));
  openssl('pkey', '-in', path('root.key'), '-pubout', '-out', path('root.pub'));
  openssl('pkcs8', '-topk8', '-in', path('root.key'), '-passout', 'pass:x', '-out', path('sealed.key'));
  openssl(
    'crl2pkcs7',
    '-nocrl',
    '-certfile',
    path('leaf.pem'),
    '-certfile',
    path('root.pem'),
    '-out',
    path('chain.p7b'),
  );
  expect((await decode(text('pkcs1.key'))).content).toMatch(/^Private key\n {2}Key +RSA, 2048 bits/);
  expect((await decode(text('root.pub'))).content).toMatch(/^Public key\n {2}Key +RSA, 2048 bits/);
  expect((await decode(text('sealed.key'))).content).toMatch(/^Encrypted private key\n {2}Encryption +PBES2/);
  expect((await decode(text('chain.p7b'))).content).toContain('Certificate (2 of 2)');
  expect((await decode(text('ed.key'))).content).toContain('Ed25519, 256 bits');
});

test('no secret number of a private key is shown', async () => {
  for (const name of ['root.key', 'leaf.key', 'ed.key']) {
    const der = openssl('pkey', '-in', path(name), '-outform', 'DER').toString('hex');
    const shown = (await decode(text(name))).content + (await decode(text(name), 'asn1')).content;
    const runs = shown.match(/[\da-f]{12,}/g) ?? [];
    expect(runs.filter((run) => der.includes(run))).toEqual([]);
  }
});

test('the tree has the offsets and tags of openssl asn1parse', async () => {
  for (const name of ['root.pem', 'leaf.pem', 'leaf.csr']) {
    const theirs = openssl('asn1parse', '-in', path(name))
      .toString()
      .matchAll(/^ *(\d+):d=(\d+) .*?(?:prim|cons): *(\S+(?: STRING)?)/gm);
    const { content } = await decode(text(name), 'asn1');
    const ours = new Set(content.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' ')));
    for (const [, offset = '', , tag = ''] of theirs) {
      const word =
        {
          OBJECT: 'OBJECT IDENTIFIER',
          UTCTIME: 'UTCTime',
          UTF8STRING: 'UTF8String',
          PRINTABLESTRING: 'PrintableString',
          cont: '[',
        }[tag] ?? tag;
      expect(
        [...ours].some((line) => line.startsWith(`${offset} ${word}`)),
        `${name} ${offset} ${word}`,
      ).toBe(true);
    }
  }
});

test('PEM and DER lead to each other', async () => {
  const der = openssl('x509', '-in', path('leaf.pem'), '-outform', 'DER');
  const file = new Blob([Uint8Array.from(der)]);
  expect((await decode(file, 'pem')).content).toBe(text('leaf.pem'));
  expect((await decode(text('leaf.pem'), 'der')).content).toBe(der.toString('latin1'));
  expect((await decode(der.toString('base64'))).content).toContain('DNS:example.com');
  expect((await decode(der.toString('hex'))).content).toContain('DNS:example.com');
  writeFileSync(path('noise.txt'), `depth=0\n${text('leaf.pem')}\n---\n`);
  expect((await decode(text('noise.txt'))).content).toContain('DNS:example.com');
});

/** Makes a certificate with extensions, signed by another or by itself. */
function issue(name: string, extensions: string, issuer = name) {
  writeFileSync(path(`${name}.cnf`), `[e]\n${extensions}\n`);
  openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', path(`${name}.key`));
  openssl('req', '-new', '-key', path(`${name}.key`), '-subj', `/CN=${name}`, '-out', path(`${name}.csr`));
  const signer =
    issuer === name
      ? ['-signkey', path(`${name}.key`)]
      : ['-CA', path(`${issuer}.pem`), '-CAkey', path(`${issuer}.key`), '-CAcreateserial'];
  const files = ['-in', path(`${name}.csr`), '-out', path(`${name}.pem`), '-days', '50'];
  openssl('x509', '-req', ...files, ...signer, '-extfile', path(`${name}.cnf`), '-extensions', 'e');
}

/** Returns OpenSSL's error about a chain; empty for a valid one. */
function verify(root: string, untrusted: readonly string[], leaf: string): string {
  writeFileSync(path('untrusted.pem'), untrusted.map((name) => text(`${name}.pem`)).join(''));
  const files = ['-CAfile', path(`${root}.pem`), '-untrusted', path('untrusted.pem'), path(`${leaf}.pem`)];
  const { status, stderr } = spawnSync('openssl', ['verify', ...files], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

test('an issuer that is no authority, or whose path is too long, is an error, as OpenSSL says', async () => {
  issue('top', 'basicConstraints=critical,CA:TRUE,pathlen:0');
  issue('middle', 'basicConstraints=CA:TRUE', 'top');
  issue(
    'end',
    'basicConstraints=CA:FALSE\nsubjectAltName=otherName:1.3.6.1.4.1.311.20.2.3;UTF8:upn@x',
    'middle',
  );
  issue('below', 'basicConstraints=CA:FALSE', 'end');
  issue('direct', 'basicConstraints=CA:FALSE', 'top');
  const chain = async (...names: readonly string[]) =>
    (await decode(names.map((name) => text(`${name}.pem`)).join(''))).notes;
  expect(await chain('direct', 'top')).toContain('The 2 certificates are a chain in the right order.');
  expect(verify('top', ['top'], 'direct')).toBe('');
  expect(await chain('end', 'middle', 'top')).toContain(
    'Certificate 3 must not issue certificate 2: its path length is 0.',
  );
  expect(verify('top', ['middle'], 'end')).toContain('path length constraint exceeded');
  expect(await chain('below', 'end', 'middle')).toContain(
    'Certificate 2 must not issue certificate 1: it is not an authority.',
  );
  expect(verify('top', ['middle', 'end'], 'below')).toMatch(/invalid CA certificate/);
  expect((await decode(text('end.pem'))).content).toContain('other:UPN:upn@x');
});

test('certificates from the root down are in reverse order (RFC 5246, section 7.4.2)', async () => {
  issue('first', 'basicConstraints=critical,CA:TRUE');
  issue('second', 'basicConstraints=critical,CA:TRUE', 'first');
  issue('third', 'basicConstraints=CA:FALSE', 'second');
  const notes = async (...names: readonly string[]) =>
    (await decode(names.map((name) => text(`${name}.pem`)).join(''))).notes.join(' ');
  for (const names of [
    ['first', 'second', 'third'],
    ['first', 'second'],
    ['second', 'third'],
  ]) {
    expect(await notes(...names), names.join()).toContain('The certificates are in reverse order.');
  }
  expect(await notes('third', 'second', 'first')).toContain('in the right order');
  expect(await notes('first', 'third', 'second')).toContain('The root comes first.');
  // A list of roots is not a chain.
  issue('fourth', 'basicConstraints=critical,CA:TRUE');
  expect(await notes('first', 'fourth')).not.toContain('order');
});

test('a negative serial number is written as such (RFC 5280, section 4.1.2.2)', async () => {
  openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', path('minus.key'));
  const files = ['-key', path('minus.key'), '-out', path('minus.pem')];
  openssl('req', '-x509', ...files, '-subj', '/CN=minus', '-set_serial', '-5');
  expect((await decode(text('minus.pem'))).content).toMatch(/Serial number +fb \(-5\)/);
});

test('a key has one fingerprint, however it is written', async () => {
  openssl('rsa', '-in', path('root.key'), '-RSAPublicKey_out', '-out', path('root-pkcs1.pem'));
  openssl('rsa', '-in', path('root.key'), '-pubout', '-outform', 'DER', '-out', path('root.der'));
  const digest = createHash('sha256')
    .update(readFileSync(path('root.der')))
    .digest('hex');
  const written = (digest.toUpperCase().match(/../g) ?? []).join(':');
  for (const name of ['root-pkcs1.pem', 'root.pub', 'root.pem']) {
    expect((await decode(text(name))).content, name).toContain(`SHA-256 of the key    ${written}`);
  }
});

test('a private key of another kind belongs to none; one without a public part is not checked', async () => {
  const other = await decode(text('root.pem') + text('ed.key'));
  expect(other.notes).toContain('The private key belongs to none of the certificates.');
  const alike = await decode(text('false.pem') + text('ed.key'));
  expect(alike.notes.join(' ')).toContain('Not checked: whether the private key belongs to a certificate.');
});
