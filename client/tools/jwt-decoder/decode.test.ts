import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { encodeBase64Url } from '#core/bytes/base64.ts';
import { decodeToken } from './decode.ts';
import { findToken, joinWrapped } from './find-token.ts';
import { encrypted, rfcTokens } from './fixtures/rfc-tokens.ts';
import { readToken } from './read-token.ts';
import type { SecretForm } from './keys.ts';
import { verifyToken } from './verify.ts';

const nowMs = Date.UTC(2026, 10, 22);
const encode = (text: string) => encodeBase64Url(new TextEncoder().encode(text));
const unsigned = (payload: string, header = '{"alg":"none"}') => `${encode(header)}.${encode(payload)}.`;
const decode = (text: string, key = '', form: SecretForm = 'text') =>
  decodeToken(text, nowMs, (token) => verifyToken(token, key, form));
const sentences = async (text: string) =>
  (await decode(text)).notes?.map(({ sentence }) => sentence).join(' ');
const payloadOf = async (json: string) =>
  (await decode(unsigned(json))).facts?.find(({ title }) => title === 'Payload')?.rows;
const verdict = async (token: string, key: string, form?: SecretForm) =>
  (await decode(token, key, form)).detail?.verdict;

describe.each(rfcTokens)('$source ($alg)', ({ token, key }) => {
  test('is valid by its key, alone and in a set', async () => {
    expect(await verdict(token, JSON.stringify(key))).toMatchObject({ status: 'valid' });
    const others = rfcTokens.map((each) => each.key);
    expect(await verdict(token, JSON.stringify({ keys: others }))).toMatchObject({ status: 'valid' });
  });

  test('is not valid once its content or its signature differs', async () => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const other = [header, encode('{"iss":"eve"}'), signature].join('.');
    expect(await verdict(other, JSON.stringify(key))).toMatchObject({ status: 'invalid' });
    const first = signature.startsWith('A') ? 'B' : 'A';
    const forged = [header, payload, first + signature.slice(1)].join('.');
    expect(await verdict(forged, JSON.stringify(key))).toMatchObject({ status: 'invalid' });
  });
});

test('a token is found in a header line, a cookie, an address and JSON', () => {
  const { token } = rfcTokens[0];
  const around = (before: string, after = '') => ({
    ...findToken(before + token + after),
    at: before.length,
  });
  for (const [before, after] of [
    ['Authorization: Bearer ', '\n'],
    ['Cookie: a=b; session=', '; c=d'],
    ['https://example.com/?token=', '&x=1'],
    ['{"access_token": "', '"}'],
  ] as const) {
    const found = around(before, after);
    expect(found).toMatchObject({ token, offset: found.at });
  }
  // The sound beginning of a damaged token must not pass for all of it.
  expect(around('', '*abc')).toMatchObject({ token: `${token}*abc`, offset: 0 });
  expect(around('Bearer ', '+abc')).toMatchObject({ token: `${token}+abc`, offset: 7 });
  expect(around(' \n', ' ')).toMatchObject({ token, offset: 2 });
});

test('what the payload says is kept to the letter', async () => {
  const { parts } = await decode(unsigned('{"id":12345678901234567890,"rate":1.50,"name":"Zoë 👋"}'));
  expect(parts[0]?.content).toContain('"id": 12345678901234567890');
  expect(parts[0]?.content).toContain('"rate": 1.50');
  expect(parts[0]?.content).toContain('"name": "Zoë 👋"');
});

test('dates may have fractions, and milliseconds are reported', async () => {
  const rows = await payloadOf('{"exp":1300819380.5,"iat":1300819380000}');
  // python3: datetime.fromtimestamp(1300819380, timezone.utc)
  expect(rows?.[0]?.meaning).toBe('Expires: 2011-03-22 18:43:00.500 UTC, 15 years ago');
  expect(rows?.[1]?.meaning).toBe('Issued: 2011-03-22 18:43:00 UTC, 15 years ago');
  expect(await sentences(unsigned('{"iat":1300819380000}'))).toContain('“iat” counts milliseconds');
});

test('what is unsafe is listed', async () => {
  expect(await sentences(unsigned('{}'))).toMatch(/not signed.*never expires.*no aud/);
  expect(await sentences(unsigned('{"exp":1300819380}'))).toContain('Expired 15 years ago.');
  expect(await sentences(unsigned('{"nbf":4000000000}'))).toContain('Not valid yet: it begins in 69 years.');
  expect(await sentences(unsigned('{"exp":"soon","aud":7}'))).toMatch(/“exp” is not a date.*“aud” must be/);
  expect(await sentences(unsigned('{"iat":0,"exp":31536000}'))).toContain('Valid for 365 days');
  expect(await sentences(unsigned('{"a":1,"a":2}'))).toMatch(
    /payload.*twice|payload.*again|payload.*more than once/i,
  );
  const risky = '{"alg":"RS256","jku":"https://x","jwk":{},"crit":["exp2"],"kid":"../../dev/null"}';
  expect(await sentences(unsigned('{}', risky))).toMatch(/signature is missing.*jku.*jwk.*path.*exp2/s);
});

test('encrypted, nested and detached tokens are recognized', async () => {
  expect(await sentences(encrypted)).toContain('encrypted (JWE)');
  expect(await sentences(`${encode('{"alg":"RS256","cty":"JWT"}')}.${encode(encrypted)}.AA`)).toContain(
    'itself a token',
  );
  expect(await sentences(`${encode('{"alg":"HS256"}')}..AA`)).toContain('detached');
});

test.each([
  ['eyJhbGciOiJub25lIn0.e30', 'three parts', undefined],
  ['eyJhbGciOiJub25lIn0.e3*0.', 'payload holds “*”', 22],
  ['eyJhbGciOiJub25lIn0.e.', 'cut off', 21],
  [`eyJhbGciOiJub25lIn0.${encode('{"a":}')}.`, 'payload is not JSON', 20],
  [`${encode('[1]')}.e30.`, 'not an object', 0],
  ['eyJhbGciOiJub25lIn0._w.', 'not UTF-8', 20],
])('%s is refused with its place', async (token, message, offset) => {
  const error: unknown = await decode(token).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolInputError);
  expect((error as ToolInputError).message).toContain(message);
  expect((error as ToolInputError).details.offset).toBe(offset);
});

test('secrets are read as text, base64 of either alphabet, and hex', async () => {
  const { token, key } = rfcTokens[0];
  const bytes = Buffer.from('k' in key ? key.k : '', 'base64url');
  expect(await verdict(token, bytes.toString('hex'), 'hex')).toMatchObject({ status: 'valid', doubts: [] });
  expect(await verdict(token, bytes.toString('base64'), 'base64')).toMatchObject({ status: 'valid' });
  expect(await verdict(token, bytes.toString('base64url'), 'base64')).toMatchObject({ status: 'valid' });
  const weak = await verdict(token, 'secret');
  expect(weak).toMatchObject({
    status: 'invalid',
    doubts: [expect.stringContaining('6 bytes; HS256 needs 32')],
  });
});

test('a key of another kind is reported, a public key as a secret above all, and hides nothing', async () => {
  const [{ token }, { token: es256 }] = rfcTokens;
  const mistake = async (jws: string, key: string, form?: SecretForm) => {
    const { notes = [], facts, detail } = await decode(jws, key, form);
    expect(detail?.verdict.status).toBe('unchecked');
    expect(facts?.[0]?.rows[0]?.name).toMatch(/alg|typ/);
    return notes[0]?.sentence;
  };
  expect(await mistake(token, '-----BEGIN PUBLIC KEY-----\nAA==\n-----END PUBLIC KEY-----')).toMatch(
    /shared secret/,
  );
  expect(await mistake(token, 'zz', 'hex')).toMatch(/^Key: .*hexadecimal/);
  expect(await mistake(es256, 'secret')).toMatch(/public key/);
  expect(await mistake(es256, '{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}')).toMatch(/cannot be read/);
  expect(await mistake(es256, '{nonsense')).toMatch(/cannot be read/);
  expect(await verdict(es256, '')).toMatchObject({ status: 'unchecked' });
});

test('a secret that would fit if it were read otherwise is reported', async () => {
  const [{ token, key }] = rfcTokens;
  const bytes = Buffer.from('k' in key ? key.k : '', 'base64url');
  expect((await verdict(token, bytes.toString('base64')))?.doubts.join()).toContain('read as Base64');
  expect((await verdict(token, bytes.toString('hex'), 'base64'))?.doubts.join()).toContain('read as hex');
  // printf eyJhbGciOiJIUzI1NiJ9.e30 | openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef -binary
  const plain = 'eyJhbGciOiJIUzI1NiJ9.e30.x68P15GCa1HmSDdw4rVLsw6ZdUMyLZHfITcI3kWE3Eg';
  const secret = '0123456789abcdef0123456789abcdef';
  expect(await verdict(plain, secret)).toMatchObject({ status: 'valid' });
  expect((await verdict(plain, `${secret}\n`))?.doubts.join()).toContain('Without the spaces or line ends');
});

test('a token that was broken into lines is joined, two tokens are not', async () => {
  for (const { token } of rfcTokens) {
    for (const width of [20, 64, token.length - 5]) {
      const wrapped = (token.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\r\n');
      expect(joinWrapped(`Bearer ${wrapped}\n`)?.token).toBe(token);
    }
    expect(joinWrapped(`${token}\n${token}`)).toBeUndefined();
    expect(joinWrapped(`${token}\nsecret`)).toBeUndefined();
    expect(joinWrapped(`${token}\n`)).toBeUndefined();
  }
  const [{ token, key }] = rfcTokens;
  const { detail, highlights, notes } = await decode(token.replace('.', '.\n'), JSON.stringify(key));
  expect(detail).toMatchObject({ verdict: { status: 'valid' } });
  expect(highlights).toBeUndefined();
  expect(notes?.at(-1)?.sentence).toBe('The token was broken into 2 lines; they were joined.');
  const error: unknown = await decode('eyJhbGciOiJub25lIn0\n.eyJhIjp9.').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolInputError);
  expect((error as ToolInputError).details.offset).toBeUndefined();
});

test('the table has every digit and every member', async () => {
  const rows = await payloadOf('{"id":12345678901234567890,"a":1,"a":[1.50],"__proto__":"\\u0041"}');
  expect(rows?.map(({ name, value }) => [name, value])).toEqual([
    ['id', '12345678901234567890'],
    ['a', '1'],
    ['a', '[1.50]'],
    ['__proto__', 'A'],
  ]);
  expect(await sentences(unsigned('[1,2]', '{"alg":"HS256"}'))).toContain('JSON, but not an object');
  expect(await sentences(unsigned('hello', '{"alg":"HS256"}'))).toContain('not JSON');
});

test('a signature of a length that its algorithm never has is reported', async () => {
  const es256 = `${encode('{"alg":"ES256"}')}.${encode('{}')}`;
  const der = Uint8Array.of(0x30, 0x45, ...new Uint8Array(69));
  const [, cut] = (await decode(`${es256}.${encodeBase64Url(new Uint8Array(40))}`)).notes ?? [];
  expect(cut?.sentence).toBe('The signature has 40 bytes; ES256 has 64.');
  const notes = (await decode(`${es256}.${encodeBase64Url(der)}`)).notes ?? [];
  expect(notes[1]?.hint).toContain('written in DER');
});

// RFC 9901, section 5.1: the disclosure of the given name.
test('an SD-JWT is read, and what it discloses', async () => {
  const { token, key } = rfcTokens[0];
  const disclosure = 'WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd';
  expect(await sentences(`${token}~${disclosure}~`)).toContain(
    'discloses 1 claim beside those of the token: given_name "John".',
  );
  expect(await verdict(`${token}~${disclosure}~`, JSON.stringify(key))).toMatchObject({ status: 'valid' });
});

test('a PASETO is named', async () => {
  await expect(decode('v4.public.eyJkYXRhIjoidGhpcyBpcyBhIHNpZ25lZCBtZXNzYWdlIn0')).rejects.toThrow(
    'This is a PASETO (v4.public), not a JWT.',
  );
});

test('any text is a token or a mistake of the person', async () => {
  const part = fc.oneof(fc.base64String(), fc.json().map(encode), fc.string());
  const tokens = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'));
  await fc.assert(
    fc.asyncProperty(tokens, fc.string(), async (token, key) => {
      const outcome = await decode(token, key).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ToolInputError);
    }),
  );
});

test('parts are where they are said to be', () => {
  const { token } = rfcTokens[0];
  expect(readToken(token, findToken(token)).parts).toEqual(token.split('.'));
});

// The signature is from Python's hmac over the protected header, a dot, and the unencoded payload (RFC 7797).
test('a payload that is not encoded, an algorithm not known here, and a header before a broken payload', async () => {
  const bare =
    'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19.hello world.yl6m51nhdUxK3csr-ELvCbhgRmVf4uKhjWng5Ej2U6U';
  expect(await verdict(bare, 'k'.repeat(32))).toMatchObject({ status: 'valid' });
  expect(await verdict(bare.replace('world', 'earth'), 'k'.repeat(32))).toMatchObject({ status: 'invalid' });
  expect((await verdict(unsigned('{}', '{"alg":"ES256K"}'), ''))?.sentence).toContain(
    'ES256K is not supported',
  );
  const error: unknown = await decode(`${encode('{"alg":"HS256"}')}.${encode('{"a":}')}.AA`).catch(
    (thrown: unknown) => thrown,
  );
  expect((error as ToolInputError).details.hint).toContain('The header says: {"alg":"HS256"}');
});
