import { argon2Sync, pbkdf2Sync, scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { makeHash, verifyPassword } from './hashing.ts';
import { type Options, schema } from './schema.ts';

const optionsOf = (more: Partial<Options>): Options => ({ ...initialState(schema), ...more });

// The tests of Argon2’s reference program and of crypt_blowfish, and the documentation of Passlib and Apache.
const published: readonly (readonly [hash: string, password: string])[] = [
  ['$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA', 'password'],
  ['$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc', 'password'],
  ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'U*U'],
  ['$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a', 'U*U*U'],
  [
    '$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui',
    '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789chars after 72 are ignored',
  ],
  ['$scrypt$ln=16,r=8,p=1$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E', 'password'],
  ['$pbkdf2-sha256$6400$.6UI/S.nXIk8jcbdHx3Fhg$98jZicV16ODfEsEZeYPGHU3kbrUrvUEXOPimVSQDD44', 'password'],
  ['myName:$apr1$r31.....$HqJZimcKQFAMYayBlzkrA/', 'myPassword'],
  // The tests of SHA-crypt’s specification.
  [
    '$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
    'Hello world!',
  ],
  ['$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEc5', 'Hello world!'],
  [
    'root:$5$rounds=10000$saltstringsaltst$3xv.VbSHBb41AL9AvLeujZkZRBAwqFMz2.opqey6IcA:19000:0:99999:7:::',
    'Hello world!',
  ],
  ['{SHA}VBPuJHI7uixaa6LQGWx4s+5GKNE=', 'myPassword'],
];

test.each(published)('%s', async (hash, password) => {
  expect(await verifyPassword({ hash, password })).toMatchObject({ isMatch: true });
  expect(await verifyPassword({ hash, password: `x${password}` })).toMatchObject({ isMatch: false });
});

const salt = '000102030405060708090a0b0c0d0eff';
const nonce = Buffer.from(salt, 'hex');
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

test.each(['argon2id', 'argon2i', 'argon2d'] as const)('%s as Node makes it', async (algorithm) => {
  const password = 'pässword 🙂';
  const made = await makeHash(
    optionsOf({ algorithm, password, salt, memory: 256, passes: 3, lanes: 2, length: 24 }),
  );
  const costs = { parallelism: 2, tagLength: 24, memory: 256, passes: 3 };
  const hash = argon2Sync(algorithm, { message: Buffer.from(password), nonce, ...costs });
  expect(made).toBe(`$${algorithm}$v=19$m=256,t=3,p=2$${base64(nonce)}$${base64(hash)}`);
});

test('scrypt and PBKDF2 as Node makes them', async () => {
  const password = 'a"b\\c';
  const costs = { N: 16, r: 4, p: 2 };
  expect(
    await makeHash(optionsOf({ algorithm: 'scrypt', password, salt, logCost: 4, block: 4, lanes: 2 })),
  ).toBe(`$scrypt$ln=4,r=4,p=2$${base64(nonce)}$${base64(scryptSync(password, nonce, 32, costs))}`);
  for (const digest of ['sha1', 'sha256', 'sha512'] as const) {
    const hash = pbkdf2Sync(password, nonce, 1000, 40, digest);
    const options = optionsOf({ algorithm: 'pbkdf2', password, salt, digest, rounds: 1000, length: 40 });
    expect(await makeHash(options)).toBe(`$pbkdf2-${digest}$i=1000,l=40$${base64(nonce)}$${base64(hash)}`);
  }
});

test('forms of Django and Werkzeug', async () => {
  const hash = pbkdf2Sync('secret', 'pepperandsalt', 1000, 32, 'sha256');
  const django = `pbkdf2_sha256$1000$pepperandsalt$${hash.toString('base64')}`;
  const hexSalt = Buffer.from('pepperandsalt').toString('hex');
  expect(
    await makeHash(
      optionsOf({ algorithm: 'pbkdf2', password: 'secret', rounds: 1000, form: 'django', salt: hexSalt }),
    ),
  ).toBe(django);
  const werkzeug = [
    `pbkdf2:sha256:1000$pepperandsalt$${hash.toString('hex')}`,
    `scrypt:16:8:1$abc$${scryptSync('secret', 'abc', 64, { N: 16 }).toString('hex')}`,
  ];
  for (const stored of [django, ...werkzeug]) {
    expect(await verifyPassword({ hash: stored, password: 'secret' })).toMatchObject({ isMatch: true });
  }
});

test('whatever is hashed is verified, and nothing else', async () => {
  const quick = { memory: 64, passes: 1, cost: 4, logCost: 2, rounds: 2, cryptRounds: 1000 };
  const unit = fc.oneof(
    fc.constantFrom(...Array.from('0%&+<>"\'=\\$:\n'), 'a\u0301', '😀'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit, minLength: 1, maxLength: 6 }),
      fc.constantFrom(...((schema.algorithm.values ?? []) as Options['algorithm'][])),
      fc.constantFrom('phc' as const, 'passlib' as const, 'django' as const),
      fc.constantFrom('', 'me'),
      async (password, algorithm, form, user) => {
        fc.pre(!password.includes('\0') && !password.includes('\r'));
        const digest = form === 'django' ? 'sha256' : 'sha1';
        const hash = await makeHash(optionsOf({ ...quick, password, algorithm, form, user, digest }));
        expect(await verifyPassword({ hash, password })).toMatchObject({ isMatch: true });
        expect(await verifyPassword({ hash, password: `${password}x` })).toMatchObject({ isMatch: false });
      },
    ),
    { numRuns: 60 },
  );
});

test('an empty password only where it is asked for', async () => {
  // crypt.crypt of Python.
  const hash = '$2b$05$......................J2ihDv8vVf7QZ9BsaRrKyqs2tkn55Yq';
  expect(await verifyPassword({ hash, password: '', isEmpty: true })).toMatchObject({ isMatch: true });
  await expect(verifyPassword({ hash, password: '' })).rejects.toThrow('no password');
  for (const algorithm of schema.algorithm.values as Options['algorithm'][]) {
    const quick = { memory: 64, cost: 4, logCost: 2, rounds: 2, cryptRounds: 1000 };
    const made = makeHash(optionsOf({ ...quick, algorithm, isEmpty: true, salt: '00'.repeat(16) }));
    const isArgon2 = algorithm.startsWith('argon2');
    if (isArgon2) await expect(made).rejects.toThrow('Argon2 takes no empty password');
    const sealed = scryptSync('', Buffer.alloc(16), 32, { N: 4, r: 8, p: 1 });
    if (algorithm === 'scrypt') expect(await made).toContain(base64(sealed));
    if (algorithm === 'pbkdf2')
      expect(await made).toContain(base64(pbkdf2Sync('', Buffer.alloc(16), 2, 32, 'sha256')));
    if (isArgon2) continue;
    const verification = verifyPassword({ hash: await made, password: '', isEmpty: true });
    expect(await verification).toMatchObject({ isMatch: true });
  }
});

test('iterations that were typed stay with another digest', () => {
  const { alsoSets } = schema.digest;
  // OWASP’s Password Storage Cheat Sheet.
  expect(alsoSets?.('sha512', { digest: 'sha256', rounds: 600_000 })).toEqual({ rounds: 220_000 });
  expect(alsoSets?.('sha512', { digest: 'sha256', rounds: 1000 })).toEqual({});
});

// The first is of the tests of Argon2’s reference program, whose decoder takes it as version 1.0; the others are what
// `htpasswd -nbd`, `htpasswd -nbp` and `htdigest` write.
test.each([
  ['$argon2i$m=65536,t=2,p=1$c29tZXNhbHQ$9sTbSlTio3Biev89thdrlKKiCaYsjjYVJxGAL3swxpQ', 'version 1.0'],
  ['ann:kxRo5LhFDCPgw', 'DES crypt'],
  ['ann:secret', 'plain password'],
  ['ann:realm:5f4dcc3b5aa765d61d8327deb882cf99', 'htdigest'],
  ['$2b$03$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'cost is 4 to 31'],
])('%s is named', async (hash, words) => {
  const verified = verifyPassword({ hash, password: 'x' });
  await expect(verified).rejects.toThrow(words);
  await expect(verified).rejects.not.toMatchObject({
    details: { hint: expect.stringContaining('other costs') as unknown },
  });
});

test('mistakes name their box', async () => {
  const box = (field: string) =>
    expect.objectContaining({
      name: 'ToolInputError',
      details: expect.objectContaining({ field }) as unknown,
    }) as unknown;
  const make = (more: Partial<Options>) => makeHash(optionsOf({ password: 'x', ...more }));
  await expect(make({ password: '' })).rejects.toEqual(box('password'));
  await expect(make({ algorithm: 'bcrypt', password: 'x'.repeat(73) })).rejects.toEqual(box('password'));
  await expect(make({ algorithm: 'bcrypt', salt: '00' })).rejects.toEqual(box('salt'));
  await expect(make({ salt: 'no' })).rejects.toEqual(box('salt'));
  await expect(make({ memory: 8, lanes: 2 })).rejects.toEqual(box('memory'));
  await expect(make({ algorithm: 'scrypt', logCost: 20, block: 64 })).rejects.toEqual(box('logCost'));
  await expect(make({ user: 'a:b' })).rejects.toEqual(box('user'));
  const hostile = [
    '',
    'hello',
    '$2b$12$short',
    '$2b$99$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$6$salt$hash',
    '$y$j9T$abc$def',
    '$6$rounds=10$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
    '5f4dcc3b5aa765d61d8327deb882cf99',
    '$argon2id$v=16$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=4294967295,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$scrypt$ln=60,r=8,p=1$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E',
    'scrypt:17:8:1$abc$00112233',
    '$pbkdf2-sha256$999999999$.6UI$98jZicV1',
    '$argon2id$v=19$m=64,t=1,p=1$A$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  ];
  for (const hash of hostile) {
    await expect(verifyPassword({ hash, password: 'x' }), hash).rejects.toEqual(box('hash'));
  }
});
