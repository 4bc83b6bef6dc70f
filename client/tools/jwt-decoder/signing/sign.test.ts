import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { rfcTokens } from '../fixtures/rfc-tokens.ts';
import operation from '../operation.ts';

const secret = 'k\u00e9y "of" 32 bytes, or a few more %&+';
const base = { mode: 'sign', algorithm: 'HS256', signingKey: secret };

async function sign(payload: string, options: object = {}) {
  const { parts, notes = [], detail } = await executeOperation(operation, payload, { ...base, ...options });
  const content = parts[0]?.content;
  return { token: typeof content === 'string' ? content : '', notes, detail };
}
const decode = (part: string | undefined) => Buffer.from(part ?? '', 'base64url').toString();

test('RFC 7515, appendix A.1: byte by byte', async () => {
  const [{ token, key }] = rfcTokens;
  const options = {
    header: '{"typ":"JWT",\r\n "alg":"HS256"}',
    signingKey: JSON.stringify(key),
    keepsSpaces: true,
  };
  const payload = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';
  expect((await sign(payload, options)).token).toBe(token);
});

test('the well-known token of jwt.io, from JSON in several lines', async () => {
  const { token, detail, notes } = await sign(operation.sampleFor?.({ mode: 'sign' } as never) ?? '', {
    signingKey: 'your-256-bit-secret',
  });
  expect(token).toBe(operation.sample?.replace('Bearer ', ''));
  expect(detail).toMatchObject({ verdict: { status: 'valid', sentence: 'Signed (HS256).' } });
  // RFC 7518, section 3.2.
  expect(notes).toContainEqual(
    expect.objectContaining({ sentence: expect.stringContaining('The secret has 19 bytes') as string }),
  );
});

test('the header gets the algorithm where it names none; numbers and names stay as typed', async () => {
  const { token } = await sign('{ "n": 12345678901234567890, "e": 1.0, "x": "\\u00e9" }', {
    header: '{ "kid": "a" }',
    algorithm: 'HS512',
  });
  const [header, payload] = token.split('.');
  expect(decode(header)).toBe('{"alg":"HS512","kid":"a"}');
  expect(decode(payload)).toBe('{"n":12345678901234567890,"e":1.0,"x":"\\u00e9"}');
  expect(decode((await sign('{}', { header: '{}' })).token.split('.')[0])).toBe('{"alg":"HS256"}');
});

test('what is signed is valid by the same secret, and says the same', async () => {
  const word = fc.string({ unit: tellingCharacters, maxLength: 10 });
  const payloads = fc.dictionary(word, fc.jsonValue());
  const key = fc.string({ unit: tellingCharacters, minLength: 1, maxLength: 12 }).map((text) => `k${text}k`);
  await fc.assert(
    fc.asyncProperty(
      payloads,
      key,
      fc.constantFrom('HS256', 'HS384', 'HS512'),
      async (payload, signingKey, algorithm) => {
        const { token } = await sign(JSON.stringify(payload), { signingKey, algorithm });
        expect(JSON.parse(decode(token.split('.')[1]))).toEqual(JSON.parse(JSON.stringify(payload)));
        const { detail } = await executeOperation(operation, token, { key: signingKey });
        expect(detail).toMatchObject({ verdict: { status: 'valid' } });
      },
    ),
    { numRuns: 40 },
  );
});

describe('mistakes', () => {
  test.each<[what: string, payload: string, options: object, details: object, message: RegExp]>([
    ['payload', '{\n  "sub": \'1\'\n}', {}, { line: 2, column: 10 }, /./],
    ['payload cut off', '{"a":1', {}, { line: 1, column: 7 }, /./],
    ['not an object', '[1]', {}, {}, /payload must be an object/],
    ['header', '{}', { header: '{"kid":\n 01}' }, { field: 'header', line: 2, column: 2 }, /./],
    [
      'another algorithm',
      '{}',
      { header: '{"alg":"none"}' },
      { field: 'header' },
      /says "none", and HS256 is chosen/,
    ],
    [
      'critical members',
      '{}',
      { header: '{"b64":false,"crit":["b64"]}' },
      { field: 'header' },
      /is not signed here/,
    ],
    ['no secret', '{}', { signingKey: '' }, { field: 'signingKey' }, /needs a secret/],
    ['no key', '{}', { algorithm: 'RS256', signingKey: ' ' }, { field: 'signingKey' }, /needs a private key/],
    [
      'a text for a key',
      '{}',
      { algorithm: 'ES256', signingKey: 'x' },
      { field: 'signingKey' },
      /this is not one/,
    ],
    ['wrong hex', '{}', { signingKey: 'zz', secretForm: 'hex' }, { field: 'signingKey' }, /hexadecimal/],
    [
      'a public key',
      '{}',
      {
        algorithm: 'EdDSA',
        signingKey: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      },
      { field: 'signingKey' },
      /public key: it verifies, and cannot sign/,
    ],
    [
      'a locked key',
      '{}',
      {
        algorithm: 'RS256',
        signingKey: '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMII=\n-----END ENCRYPTED PRIVATE KEY-----',
      },
      { field: 'signingKey' },
      /encrypted with a passphrase/,
    ],
  ])('%s', async (_, payload, options, details, message) => {
    const error: unknown = await sign(payload, options).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ToolInputError', details });
    expect((error as Error).message).toMatch(message);
  });
});

test('RFC 8037, appendix A: Ed25519 by a JWK, whatever else the key says', async () => {
  const jwk = {
    kty: 'OKP',
    crv: 'Ed25519',
    d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
    x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    use: 'enc',
    key_ops: ['verify'],
  };
  const signingKey = JSON.stringify({ keys: [jwk] });
  const { token } = await sign('{"a":1}', { algorithm: 'EdDSA', header: '{"alg":"EdDSA"}', signingKey });
  const { detail } = await executeOperation(operation, token, {
    key: JSON.stringify({ ...jwk, use: 'sig' }),
  });
  expect(detail).toMatchObject({ verdict: { status: 'valid' } });
});
