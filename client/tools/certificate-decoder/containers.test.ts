import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

async function report(source: string): Promise<string> {
  const { parts } = await executeOperation(operation, source, {});
  return parts[0]?.content as string;
}

const pem = operation.sample ?? '';
const base64 = pem.replaceAll(/-----.*-----|\n/g, '');
const bytes = Buffer.from(base64, 'base64');
// What openssl x509 -trustout -addtrust serverAuth appends.
const trust = Buffer.from('300c300a06082b06010505070301', 'hex');
const pemInBase64 = Buffer.from(pem).toString('base64');

test.each([
  ['a secret of Kubernetes', `data:\n  tls.crt: ${pemInBase64}\n  other: x\n`],
  ['the output of base64, in lines', pemInBase64.replaceAll(/.{76}/g, '$&\n')],
  ['JSON', JSON.stringify({ cert: pem })],
  ['nginx, as $ssl_client_escaped_cert', encodeURIComponent(pem)],
  ['metadata of SAML', `<ds:X509Certificate>\n${base64}\n</ds:X509Certificate>`],
  ['a JSON Web Key', JSON.stringify({ keys: [{ kty: 'EC', x5c: [base64] }] })],
  [
    'a trusted certificate of OpenSSL',
    `-----BEGIN TRUSTED CERTIFICATE-----\n${Buffer.concat([bytes, trust]).toString('base64')}\n-----END TRUSTED CERTIFICATE-----`,
  ],
])('a certificate in %s is found', async (_, source) => {
  expect(await report(source)).toBe(await report(pem));
});

// openssl crl -text shows these values.
const revocations = `
-----BEGIN X509 CRL-----
MIIBfDCCASICAQEwCgYIKoZIzj0EAwIwgZwxCzAJBgNVBAYTAkRFMQ8wDQYDVQQI
DAZCYXllcm4xETAPBgNVBAcMCE3DvG5jaGVuMR8wHQYDVQQKDBZNw7xsbGVyICYg
U8O2aG5lLCBHbWJIMQ4wDAYDVQQLDAVJVCtPVDEaMBgGA1UEAwwRKi5tw7xsbGVy
LmV4YW1wbGUxHDAaBgkqhkiG9w0BCQEWDWFAZXhhbXBsZS5jb20XDTI2MTEyOTE5
MjE1MloXDTI2MTIyOTE5MjE1MlowRDAgAgEKFw0yMDAxMDEwMDAwMDBaMAwwCgYD
VR0VBAMKAQEwIAIBCxcNMjEwMTAxMDAwMDAwWjAMMAoGA1UdFQQDCgECoA4wDDAK
BgNVHRQEAwIBATAKBggqhkjOPQQDAgNIADBFAiA0JCS0XS3d6ZBfnruV/JPraNbq
LlI3BlGjXuF0MO3ThQIhAI1GJJiYs4MjkObkbLDt/6os73Pky1d1EJDRW9kGTG/M
-----END X509 CRL-----
`;

test('a list of revoked certificates is read, and is no request', async () => {
  const read = await report(revocations);
  expect(read).toMatch(/^Certificate revocation list\n {2}Issuer +emailAddress=a@example.com, /);
  expect(read).toMatch(/This update +2026-11-29 19:21:52 UTC\n {2}Next update +2026-12-29 19:21:52 UTC/);
  expect(read).toMatch(/CRL number +1\n/);
  expect(read).toMatch(/Revoked +2 certificates\n +0a {2}2020-01-01 00:00:00 UTC {2}key compromise\n/);
  expect(read).toMatch(/0b {2}2021-01-01 00:00:00 UTC {2}CA compromise/);
});

test('Diffie-Hellman parameters are no RSA key', async () => {
  // openssl dhparam -text: 512 bits, generator 2.
  const parameters = `-----BEGIN DH PARAMETERS-----
MEYCQQCXupF2X+WsFR/EAYuDiLE/zj87Dxelu1qKfbvWIaGUbJjVQRE+DGJbu+AC
8tO8Cv5ku71Hm47IxilFghPMDbsfAgEC
-----END DH PARAMETERS-----`;
  expect(await report(parameters)).toContain('Diffie-Hellman parameters, 512 bits');
});

test('a keystore of Java is named', async () => {
  const store = new Blob([Uint8Array.of(0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2)]);
  await expect(executeOperation(operation, store, {})).rejects.toThrow('JKS');
});
