import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'extensions-'));
const path = (name: string) => join(folder, name);
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });

async function report(name: string): Promise<string> {
  const { parts } = await executeOperation(operation, readFileSync(path(name), 'utf8'), {});
  return parts[0]?.content as string;
}

// OpenSSL writes what its configuration says.
writeFileSync(
  path('config'),
  `[req]
distinguished_name=dn
x509_extensions=ca
[dn]
[ca]
certificatePolicies=1.2.3.4,@policy
inhibitAnyPolicy=2
policyConstraints=requireExplicitPolicy:3,inhibitPolicyMapping:1
policyMappings=1.2.3.4:1.2.3.5
nsComment=OpenSSL Generated
[policy]
policyIdentifier=2.23.140.1.2.1
CPS.1=http://cps.example/
userNotice.1=@notice
[notice]
explicitText=For tests only
organization=Org
noticeNumbers=1,2
`,
);

test('policies with their qualifiers, and the rules for them', async () => {
  openssl('ecparam', '-name', 'brainpoolP256r1', '-genkey', '-noout', '-out', 'ec.key');
  openssl('req', '-x509', '-key', 'ec.key', '-config', 'config', '-subj', '/CN=x', '-out', 'ca.pem');
  const read = await report('ca.pem');
  expect(read).toContain('EC brainpoolP256r1, 256 bits');
  expect(read.replaceAll(/\n {3,}/g, '; ')).toContain(
    'Policies              1.2.3.4; domain validated; practice statement: http://cps.example/; user notice: For tests only',
  );
  expect(read).toMatch(/Inhibit any policy +after 2 certificates/);
  expect(read).toMatch(/Policy constraints +explicit policy after 3\n +no mapping after 1/);
  expect(read).toMatch(/Policy mappings +1\.2\.3\.4 is 1\.2\.3\.5/);
  expect(read).toMatch(/Netscape comment +OpenSSL Generated/);
});

test('the hash of RSA-PSS, and the size of DSA', async () => {
  openssl('genpkey', '-algorithm', 'RSA-PSS', '-out', 'pss.key');
  openssl(...'req -x509 -key pss.key -sha384 -config config -subj /CN=x -out pss.pem'.split(' '));
  expect(await report('pss.pem')).toMatch(/Signature +SHA-384 with RSA-PSS\n/);
  openssl('dsaparam', '-out', 'dsa.params', '1024');
  openssl('gendsa', '-out', 'dsa.key', 'dsa.params');
  openssl(...'req -x509 -key dsa.key -sha256 -config config -subj /CN=x -out dsa.pem'.split(' '));
  const dsa = await report('dsa.pem');
  expect(dsa).toMatch(/Key +DSA, 1024 bits\n/);
  expect(dsa).toMatch(/Signature +SHA-256 with DSA\n/);
  expect(await report('dsa.params')).toContain('DSA parameters, 1024 bits');
});
