import { commonHeaders } from '#server/http/policies.ts';
import { demoPassword } from '#server/security/admin-password.ts';
import { expect, test } from './fixtures.ts';
import { readSite } from './pages.ts';

const policies = {
  content: /connect-src http:\/\/127\.0\.0\.1:\d+\/assets\/ \S+\/robots\.txt;/,
  form: /connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/rest\/v1\/ \S+\/api\/;/,
  admin: /connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/rest\/v1\/ \S+\/api\/;/,
  tool: /form-action 'none'.*script-src 'self' 'wasm-unsafe-eval'.*connect-src \S+\/assets\/ \S+\/robots\.txt;/,
  asset: /connect-src \S+\/assets\/ blob:/,
  'service-worker': /connect-src 'self'/,
} as const;

test('every address of the site, and every kind of answer to it, carries the closing headers', async ({
  request,
}) => {
  const { entries, redirects } = readSite();
  const seen = new Set<number>();
  const check = async (path: string, init: Parameters<typeof request.fetch>[1], policy: RegExp) => {
    const response = await request.fetch(path, { maxRedirects: 0, ...init });
    const headers = response.headers();
    seen.add(response.status());
    for (const [name, value] of Object.entries(commonHeaders))
      expect(headers[name], `${name} of ${path}`).toBe(value);
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy'], path).toMatch(policy);
    return response;
  };
  for (const { path, policy } of entries) {
    const first = await check(path, {}, policies[policy]);
    await check(path, { headers: { 'if-none-match': first.headers().etag ?? '' } }, /./);
  }
  for (const { path } of entries.slice(0, 20)) {
    for (const method of ['HEAD', 'POST', 'DELETE', 'OPTIONS']) await check(path, { method }, /./);
  }
  for (const { from } of redirects) await check(from, {}, /./);
  for (const path of [
    '/nope',
    '/tools/nope',
    '/api/nope',
    '/rest/v1/nope',
    '/livez',
    '/readyz',
    '/api/form-token',
  ]) {
    await check(path, {}, /./);
  }
  await check(
    '/rest/v1/contact_messages',
    { method: 'POST', data: 'x'.repeat(20_000), headers: { 'content-type': 'application/json' } },
    /./,
  );
  expect([...seen].sort()).toEqual([200, 304, 308, 404, 405, 413]);
});

test('nothing that browsers are sent holds a password, a key or a word of the server', async ({
  request,
}) => {
  const secrets = [demoPassword, 'argon2id', 'DATABASE_URL', 'contact_messages (id', 'BEGIN PRIVATE KEY'];
  for (const { path, type } of readSite().entries) {
    if (!/javascript|html|json|text/.test(type) || path === '/third-party-notices.txt') continue;
    const text = await (await request.get(path)).text();
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${path}`).toBe(false);
  }
});
