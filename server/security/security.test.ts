import fc from 'fast-check';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { findClientAddress, isLoopback, limitKeyOf, networkKeyOf } from '#server/http/client-address.ts';
import { estimateGuesses } from './guesses.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findPasswordFault } from './password-strength.ts';
import { countAttempt, type RateState } from './rate-limit.ts';
import { encodeBase32, findTotpStep, totpCode } from './totp.ts';

test('one-time codes are those of RFC 6238, appendix B (SHA-1, 8 digits)', () => {
  const secret = Buffer.from('12345678901234567890');
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const;
  for (const [seconds, code] of vectors) expect(totpCode(secret, Math.floor(seconds / 30), 8)).toBe(code);
});

test('a code counts for its step and one beside it, and once', () => {
  const secret = Buffer.from('12345678901234567890');
  const nowMs = 1_111_111_111_000;
  const step = Math.floor(nowMs / 30_000);
  expect(findTotpStep(secret, totpCode(secret, step), nowMs, 0)).toBe(step);
  expect(findTotpStep(secret, totpCode(secret, step - 1), nowMs, 0)).toBe(step - 1);
  expect(findTotpStep(secret, totpCode(secret, step - 2), nowMs, 0)).toBeUndefined();
  expect(findTotpStep(secret, totpCode(secret, step), nowMs, step)).toBeUndefined();
  expect(findTotpStep(secret, 'abcdef', nowMs, 0)).toBeUndefined();
});

test('Base32 is that of RFC 4648, section 10', () => {
  const vectors = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  };
  for (const [text, code] of Object.entries(vectors)) expect(encodeBase32(Buffer.from(text))).toBe(code);
});

test('a password verifies against its own hash alone, whatever Unicode form it is typed in', async () => {
  const phc = await hashPassword('Gärten blühen spät im Jahr');
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verifyPassword('Gärten blühen spät im Jahr'.normalize('NFD'), phc)).toBe(true);
  expect(await verifyPassword('gärten blühen spät im Jahr', phc)).toBe(false);
  await expect(verifyPassword('x', '$2b$10$something')).rejects.toThrow(/argon2id/);
});

// Made by the reference implementation (`argon2 somesalt -id -t 2 -m 16 -p 4` is in its README; this one is its test for v=19).
test('hashes of other programs are understood', async () => {
  const phc = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', phc)).toBe(true);
  expect(await verifyPassword('differentpassword', phc)).toBe(false);
});

// Passwords of 15 and more characters that guessers try early: words and names of the known lists, their repetitions,
// sports clubs, dates, keyboard rows, and famous phrases.
const weakPasswords = [
  'P@ssw0rdP@ssw0rd',
  'Passw0rd!Passw0rd!',
  'jesuschristislord',
  'manchesterunited',
  'realmadridclubdefutbol',
  'Winter2026Winter2026',
  'motdepassemotdepasse',
  'administrator2026',
  'administrator administrator',
  'sundry-demo-admin',
  'iloveyouforever1',
  'iloveyou iloveyou 2026',
  'michaeljackson1958',
  'maytheforcebewithyou',
  'myverysecurepassword',
  'MyV3ryS3cur3P@ssw0rd',
  'open sesame open sesame',
  'whiskey tango foxtrot',
  'january february',
  'Fussballweltmeister',
  'correcthorsebatterystaple',
  'tobeornottobethatisthequestion',
  'MontagDienstagMittwoch',
  'йцукенгшщзхъфывапролд',
  'https://www.google.com',
  '31415926535897932384',
  'Winter2026!Winter2027!',
  'qwertyuiopasdfgh',
  '1q2w3e4r5t6y7u8i',
  'qazwsxedcrfvtgb',
  'zaq12wsxcde34rfv',
  'Correct Horse Battery Staple 1!',
  'sundryadmin2026!!!',
];

test('passwords that are easy to guess are refused, however long they are', async () => {
  const accepted = [];
  for (const weak of weakPasswords)
    if ((await findPasswordFault(weak, estimateGuesses)) === undefined) accepted.push(weak);
  expect(accepted).toEqual([]);
  expect(await findPasswordFault('kX9#mQ2$vL7!pR')).toMatch(/at least 15 characters; there are 14/);
});

test('unrelated words and random characters are taken', async () => {
  for (const good of [
    'seven unrelated garden words',
    'treasure were poetry lantern',
    'gärten blühen spät im Jahr',
    'kX9#mQ2$vL7!pR4',
    // Only its beginning is looked at.
    `kX9#mQ2$vL7!pR4${'x'.repeat(1000)}`,
  ])
    expect(await findPasswordFault(good, estimateGuesses), good).toBeUndefined();
});

test('exactly so many are allowed in a window, and it opens again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 60 }), (limit, tries) => {
      let state: RateState | undefined;
      let allowed = 0;
      for (let attempt = 0; attempt < tries; attempt++) {
        const { next, verdict } = countAttempt(state, { limit, windowMs: 1000 }, attempt);
        state = next;
        if (verdict.isAllowed) allowed += 1;
        else expect(verdict.retryAfterMs).toBe(1000 - attempt);
      }
      expect(allowed).toBe(Math.min(limit, tries));
      expect(countAttempt(state, { limit, windowMs: 1000 }, 1000).verdict.isAllowed).toBe(true);
    }),
  );
});

test('whoever uses up window after window waits twice as long each time, at most 64 times', () => {
  const rule = { limit: 2, windowMs: 1000, doubles: true };
  let state: RateState | undefined;
  let nowMs = 0;
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    for (;;) {
      const { next, verdict } = countAttempt(state, rule, nowMs);
      state = next;
      if (verdict.isAllowed) continue;
      waits.push(verdict.retryAfterMs);
      nowMs += verdict.retryAfterMs;
      break;
    }
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64].map((factor) => factor * 1000));
  // A quiet day is forgiven.
  const { next } = countAttempt(state, rule, nowMs + 3 * 86_400_000);
  expect(next.strikes).toBe(0);
});

test('only trusted proxies may say where a request comes from', () => {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  const find = (socket: string, forwarded?: string) => findClientAddress(socket, forwarded, trusted);
  expect(find('203.0.113.7', '1.2.3.4')).toBe('203.0.113.7');
  expect(find('10.0.0.1', '1.2.3.4')).toBe('1.2.3.4');
  expect(find('::ffff:10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4');
  expect(find('10.0.0.1', 'spoofed, 1.2.3.4')).toBe('1.2.3.4');
  expect(find('10.0.0.1', 'nonsense')).toBe('10.0.0.1');
  expect(find('10.0.0.1')).toBe('10.0.0.1');
});

test('an IPv6 subscriber counts as one', () => {
  expect(limitKeyOf('2001:db8:1:2:3:4:5:6')).toBe(limitKeyOf('2001:db8:1:2::99'));
  expect(limitKeyOf('2001:db8:1:2::1')).not.toBe(limitKeyOf('2001:db8:1:3::1'));
  expect(limitKeyOf('::1')).toBe('0000:0000:0000:0000');
  expect(limitKeyOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkKeyOf('2001:db8:1:2::1')).toBe(networkKeyOf('2001:db8:1:ffff:3:4:5:6'));
  expect(networkKeyOf('2001:db8:1:2::1')).not.toBe(networkKeyOf('2001:db8:2:2::1'));
  expect(networkKeyOf('203.0.113.7')).toBeUndefined();
});

test('loopback is this machine, and names that look like it are not', () => {
  for (const own of ['127.0.0.1', '127.9.9.9', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1']) {
    expect(isLoopback(own), own).toBe(true);
  }
  for (const other of ['10.0.0.1', 'localhost.evil.test', '127.evil.test', '2001:db8::1', '']) {
    expect(isLoopback(other), other).toBe(false);
  }
});
