import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { decodeToken } from './decode.ts';
import { rfcTokens } from './fixtures/rfc-tokens.ts';
import operation from './operation.ts';
import { verifyToken } from './verify.ts';

// A page over plain http: no secure context, and a `crypto` without `subtle`.
beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: <Words>(words: Words) => words });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const verdict = async (token: string, key: unknown) =>
  (await decodeToken(token, 0, (read) => verifyToken(read, JSON.stringify(key), 'text'))).detail?.verdict;
const withSecret = rfcTokens.filter(({ alg }) => alg.startsWith('HS'));

test.each(withSecret)('$source ($alg) is valid by its secret alone', async ({ token, key }) => {
  expect(await verdict(token, key)).toMatchObject({ status: 'valid' });
  const [header = '', payload = '', signature = ''] = token.split('.');
  const first = signature.startsWith('A') ? 'B' : 'A';
  const forged = [header, payload, first + signature.slice(1)].join('.');
  expect(await verdict(forged, key)).toMatchObject({ status: 'invalid' });
});

test.each(rfcTokens.filter((each) => !withSecret.includes(each)))(
  '$source ($alg) is not checked, and the reason is plain http',
  async ({ token, key, alg }) => {
    expect(await verdict(token, key)).toMatchObject({
      status: 'unchecked',
      sentence: `Signature not checked. This page was opened over plain http: browsers do not check ${alg} signatures there; open it over https or on localhost.`,
    });
  },
);

test('a token with critical members is not checked either (RFC 7515, section 4.1.11)', async () => {
  const header = Buffer.from('{"alg":"HS256","crit":["exp"],"exp":1}').toString('base64url');
  const [, payload, signature] = withSecret[0]?.token.split('.') ?? [];
  expect(await verdict([header, payload, signature].join('.'), withSecret[0]?.key)).toMatchObject({
    status: 'unchecked',
  });
});

test('a secret signs there, a private key does not, and the reason is plain http', async () => {
  const options = { mode: 'sign', algorithm: 'HS256', signingKey: 'your-256-bit-secret' };
  const payload = '{"sub":"1234567890","name":"John Doe","iat":1516239022}';
  const { parts } = await executeOperation(operation, payload, options);
  expect(parts[0]?.content).toBe(operation.sample?.replace('Bearer ', ''));
  await expect(
    executeOperation(operation, payload, { ...options, algorithm: 'ES256' }),
  ).rejects.toMatchObject({
    message: expect.stringContaining(
      'opened over plain http: browsers do not sign with ES256 there',
    ) as string,
    details: { field: 'algorithm' },
  });
});
