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
noCheck=ignored
extendedKeyUsage=OCSPSigning,ipsecIKE,ipsecEndSystem,ipsecTunnel,ipsecUser,msEFS,pkInitClientAuth,pkInitKDC
crlDistributionPoints=point
[point]
fullname=URI:http://crl.example/some
CRLissuer=dirName:signer
reasons=keyCompromise,CACompromise
[signer]
CN=Signer
[list]
issuingDistributionPoint=critical,@about
[about]
fullname=URI:http://crl.example/users
onlyuser=TRUE
onlysomereasons=keyCompromise,affiliationChanged
[authority]
default_ca=authority
database=index
default_md=sha256
[request]
prompt=no
distinguished_name=signer
attributes=attributes
[attributes]
challengePassword=secret word
unstructuredName=Box 1
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
    'Policies              1.2.3.4; domain validated; practice statement: http://cps.example/; user notice: Org 1, 2: For tests only',
  );
  expect(read).toMatch(/Inhibit any policy +after 2 certificates/);
  expect(read).toMatch(/Policy constraints +explicit policy after 3\n +no mapping after 1/);
  expect(read).toMatch(/Policy mappings +1\.2\.3\.4 is 1\.2\.3\.5/);
  expect(read).toMatch(/Netscape comment +OpenSSL Generated/);
});

// OpenSSL’s names for RFC 6960 (4.2.2.2.1), RFC 4945 (5.1.3.12), RFC 4556 (3.2) and the file encryption of Windows.
test('certificates of OCSP responders, gateways, Kerberos and file encryption', async () => {
  const read = (await report('ca.pem')).replaceAll(/\n {3,}/g, '; ');
  expect(read).toContain('OCSP no check');
  expect(read).toContain(
    'OCSP signing; IPsec IKE; IPsec end system; IPsec tunnel; IPsec user; Microsoft file encryption; Kerberos client authentication; Kerberos KDC\n',
  );
});

// RFC 5280, sections 4.2.1.13 and 5.2.5; openssl crl -text shows the same.
test('for which certificates and reasons a list is', async () => {
  expect((await report('ca.pem')).replaceAll(/\n {3,}/g, '; ')).toContain(
    'URI:http://crl.example/some; only for key compromise, CA compromise; signed by directory:CN=Signer',
  );
  // The last value is for the day since when a key may have been known.
  const entry = ['R', '401231000000Z', '200101000000Z,keyTime,20191224180000Z', '0A', 'unknown', '/CN=a'];
  writeFileSync(path('index'), `${entry.join('\t')}\n`);
  const list = '-gencrl -cert ca.pem -keyfile ec.key -crldays 30 -name authority -crlexts list -out list.pem';
  openssl('ca', '-config', 'config', ...list.split(' '));
  const read = await report('list.pem');
  expect(read.replaceAll(/\n {3,}/g, '; ')).toContain(
    'point !; URI:http://crl.example/users; only for users; only for key compromise, affiliation changed\n',
  );
  expect(read).toContain(
    '0a  2020-01-01 00:00:00 UTC  key compromise  Invalid since: 2019-12-24 18:00:00 UTC',
  );
});

test('the attributes of a request, and a curve by its numbers', async () => {
  openssl(...'ecparam -name secp384r1 -genkey -param_enc explicit -out numbers.key'.split(' '));
  const key = await report('numbers.key');
  expect(key).toContain('EC parameters, with explicit parameters, 384 bits');
  expect(key).toContain('EC with explicit parameters, 384 bits');
  writeFileSync(
    path('request'),
    readFileSync(path('config'), 'utf8')
      .replace(/^\[req\][^]*?\[dn\]/, '')
      .replace('[request]', '[req]'),
  );
  openssl(...'req -new -key ec.key -config request -out request.pem'.split(' '));
  const read = await report('request.pem');
  expect(read).toMatch(/challengePassword +secret word\n/);
  expect(read).toMatch(/unstructuredName +Box 1\n/);
});

test('what is in a message, a profile of OpenVPN or a mail', async () => {
  writeFileSync(path('text'), 'hello\n');
  openssl(...'cms -encrypt -in text -outform PEM -out sealed.pem ca.pem'.split(' '));
  expect(await report('sealed.pem')).toContain('enveloped data, which is encrypted');
  openssl(
    ...'cms -sign -nocerts -in text -signer ca.pem -inkey ec.key -outform PEM -out bare.pem'.split(' '),
  );
  expect(await report('bare.pem')).toContain('signed data without certificates');
  openssl(...'crl2pkcs7 -nocrl -certfile ca.pem -out both.p7b'.split(' '));
  openssl(...'crl2pkcs7 -in list.pem -certfile ca.pem -out lists.p7b'.split(' '));
  expect(await report('lists.p7b')).toContain('Certificate revocation list');
  const pem = readFileSync(path('ca.pem'), 'utf8');
  const secret = [
    '-----BEGIN OpenVPN Static key V1-----',
    '00'.repeat(16),
    '-----END OpenVPN Static key V1-----',
  ];
  writeFileSync(path('profile'), `<ca>\n${pem}</ca>\n<tls-auth>\n${secret.join('\n')}\n</tls-auth>\n`);
  expect(await report('profile')).toBe(await report('ca.pem'));
  openssl(...'smime -sign -in text -signer ca.pem -inkey ec.key -out mail'.split(' '));
  expect(await report('mail')).toBe(await report('ca.pem'));
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
