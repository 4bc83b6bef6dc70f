import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { parseIpAddress } from './names.ts';
import operation from './operation.ts';

async function make(options: object): Promise<string> {
  const { parts } = await executeOperation(operation, undefined, options);
  return parts[0]?.content as string;
}

test('Node reads the certificate and its key', async () => {
  const pem = await make({
    product: 'certificate',
    commonName: 'example.com',
    names: 'example.com',
    days: 10,
  });
  const certificate = new X509Certificate(pem);
  expect(certificate.subject).toBe('CN=example.com');
  expect(certificate.subjectAltName).toBe('DNS:example.com');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(pem.slice(pem.indexOf('-----BEGIN PRIVATE'))))).toBe(
    true,
  );
  const days = (Date.parse(certificate.validTo) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(9.99);
  expect(days).toBeLessThan(10.01);
});

test('each run makes another key', async () => {
  const [first, second] = [await make({}), await make({})];
  expect(first).not.toBe(second);
});

test('addresses', () => {
  expect(parseIpAddress('10.0.0.255')).toEqual(Uint8Array.of(10, 0, 0, 255));
  expect(parseIpAddress('10.0.0.256')).toBeUndefined();
  expect(parseIpAddress('::')).toEqual(new Uint8Array(16));
  expect(parseIpAddress('::ffff:1.2.3.4')?.slice(10)).toEqual(Uint8Array.of(255, 255, 1, 2, 3, 4));
  expect(parseIpAddress('fe80::1')).toEqual(Uint8Array.of(0xfe, 0x80, ...new Uint8Array(13), 1));
  expect(parseIpAddress('a:b')).toBeUndefined();
});

test('mistakes name their box', async () => {
  const refused = (options: object) => expect(make({ product: 'certificate', ...options })).rejects;
  await refused({ country: 'D1' }).toMatchObject({ details: { field: 'country' } });
  await refused({ commonName: ' ', names: '' }).toMatchObject({ details: { field: 'commonName' } });
  await refused({ names: 'a.example,\nb c<' }).toMatchObject({
    details: { field: 'names', line: 2, column: 3 },
  });
  // RFC 1034, section 3.5.
  for (const names of ['1.2.3', '-bad.example', 'bad-.example', `${'a'.repeat(64)}.example`]) {
    await refused({ names }).toMatchObject({ details: { field: 'names', line: 1, column: 1 } });
  }
  await expect(make({ product: 'ssh', comment: 'a\nb' })).rejects.toMatchObject({
    details: { field: 'comment' },
  });
});
