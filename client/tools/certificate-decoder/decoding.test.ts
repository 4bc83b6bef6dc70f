import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { readDer } from '#core/bytes/asn1/der.ts';
import { readGeneralName } from './names.ts';
import operation from './operation.ts';
import { commonName } from './report.ts';

test('the sample, whose values Let’s Encrypt publishes', async () => {
  const { parts, figures } = await executeOperation(operation, operation.sample ?? '', {});
  const report = parts[0]?.content as string;
  // https://letsencrypt.org/certificates/
  expect(report).toContain(
    '69:72:9B:8E:15:A8:6E:FC:17:7A:57:AF:B7:17:1D:FC:64:AD:D2:8C:2F:CA:8C:F1:50:7E:34:45:3C:CB:14:70',
  );
  expect(report).toContain(
    'C=US, O=Internet Security Research Group, CN=ISRG Root X2'.split(', ').reverse().join(', '),
  );
  expect(figures?.[0]).toEqual({ label: 'Subject', value: 'ISRG Root X2' });
  expect(figures?.[1]).toEqual({ label: 'Expires', value: '2040-09-17' });
});

test('what is no certificate is refused with its place', async () => {
  const run = (source: string) => executeOperation(operation, source, {});
  await expect(run('hello, world')).rejects.toMatchObject({ details: { line: 1, column: 6 } });
  await expect(run('\n-----BEGIN A-----\nMIIB\n-----END A-----')).rejects.toMatchObject({
    details: { line: 2 },
  });
  await expect(
    run('-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----'),
  ).rejects.toThrow('cannot be read here');
  await expect(run('ssh-ed25519 AAAA me')).rejects.toThrow('OpenSSH');
  await expect(run('  ')).rejects.toThrow('nothing to decode');
});

test('a name cannot forge lines of the report', () => {
  // CVE-2013-4238 is a NUL in such a name; RFC 4514, 2.4: a control character is its code after a backslash.
  const name = new TextEncoder().encode('a.example\n  Basic constraints\0\u001b');
  expect(readGeneralName(readDer(Uint8Array.of(0x82, name.length, ...name)))).toBe(
    String.raw`DNS:a.example\0a  Basic constraints\00\1b`,
  );
});

test.each([
  ['L=Berlin, O=Bar Inc, CN=www.first.example', 'www.first.example'],
  ['CN=www.last.example, O=Bar Inc', 'www.last.example'],
  ['O=Bar\\, Inc, C=DE', 'Bar\\, Inc'],
  ['C=DE', 'C=DE'],
])('people know %s as %s', (subject, known) => {
  expect(commonName(subject)).toBe(known);
});
