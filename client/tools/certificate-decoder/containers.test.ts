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

test('the certificates of a header of Traefik are found (passTLSClientCert, pem)', async () => {
  expect(await report(`${base64},${base64}`)).toBe(await report(pem + pem));
});

test('a key in a record of DKIM is found (RFC 6376, section 3.6.1)', async () => {
  const key =
    'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBALRiMLAh9iimur8VA7qVvdqxevEuUkW4K+2KdMXmnQbG9Aa7k7eBjK1S+0LYmVjPKlJGNXHDGuy5Fw/d9rjVJ0UCAwEAAQ==';
  const pieces = `v=DKIM1; k=rsa; p=${key.slice(0, 50)}" "${key.slice(50)}`;
  expect(await report(`"${pieces}"`)).toMatch(/^Public key\n {2}Key +RSA, 512 bits\n/);
});

test('zeros after a certificate are left out, and other bytes are not', async () => {
  const padded = (rest: number[]) => new Blob([bytes, Uint8Array.from(rest)]);
  const { parts } = await executeOperation(operation, padded([0, 0]), {});
  expect(parts[0]?.content).toBe(await report(pem));
  await expect(executeOperation(operation, padded([0, 1]), {})).rejects.toThrow('2 bytes follow');
});

test('a file of another kind is named as such', async () => {
  const picture = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)]);
  await expect(executeOperation(operation, picture, {})).rejects.toThrow('neither PEM nor DER');
  const armor = '-----BEGIN PGP MESSAGE-----\n\nmDMEYw==\n=abcd\n-----END PGP MESSAGE-----\n';
  await expect(report(armor)).rejects.toThrow('A block of PGP MESSAGE cannot be read here.');
});

// The suite of rustls/webpki has this certificate; openssl asn1parse shows the two bit strings.
test('the unique identifiers of version 2', async () => {
  const read = await report(`MIIBvzCCAXGgAwIBAgIUAK6V3vh9r4fTrlhLf9EVbFK/YcgwBQYDK2VwMFAxTjBMBgNVBAMMRTlm
MjhjYzIxYjc1N2I3YTAyZjYwOTI0YzEwOWJkYjYyYTRiNjA1YjAzZjJhMjkyNGVhMTY3MDViMmVk
NjkxMTMubWVvdzAiGA8xOTcwMDEwMTAwMDAwMFoYDzk5OTkxMjMxMjM1OTU5WjBQMU4wTAYDVQQD
DEVhZTk1ZGVmODdkYWY4N2QzYWU1ODRiN2ZkMTE1NmM1MmJmNjFjOGU2MDkxNGI5YThkNmE4MDgy
MmE4NDg4NTRmLm1lb3cwKjAFBgMrZXADIQCuld74fa+H065YS3/RFWxSv2HI5gkUuajWqAgiqEiF
T4EhAJ8ozCG3V7egL2CSTBCb22KktgWwPyopJOoWcFsu1pETgiEArpXe+H2vh9OuWEt/0RVsUr9h
yOYJFLmo1qgIIqhIhU+jEzARMA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EAhGrUEILmCyIEAo+D
YJduGGIIXp58rabnChoEviLXdfALd5i+XQS3pFTmjxBGwiGBc03pqNQB3T1HkJBdGBcPBQ==`);
  expect(read).toMatch(/Issuer unique ID +9f:28:cc:21:b7:/);
  expect(read).toMatch(/Subject unique ID +ae:95:de:f8:7d:/);
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
