import type { Response } from '@playwright/test';
import { cameraHeaders, commonHeadersAt, headersOfEntry } from '#core/site/response-headers.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import { writeHostFiles } from '#server/plain-files/host-files.ts';
import { demoPassword } from '#server/security/admin-password.ts';
import { expect, openPage, test } from './fixtures.ts';
import { readSite } from './pages.ts';
import { waitUntilStored } from './stored-files.ts';

/** Does `work` for every item, eight at a time; resolves when all are done. */
async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const takeTurns = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, takeTurns));
}

const policies = {
  content: /connect-src http:\/\/127\.0\.0\.1:\d+\/assets\/ \S+\/robots\.txt \S+\/sw\.js;/,
  form: /connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/sw\.js \S+\/rest\/v1\/ \S+\/api\/;/,
  admin: /connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/sw\.js \S+\/rest\/v1\/ \S+\/api\/;/,
  tool: /form-action 'none'.*script-src \S+\/assets\/ \S+\/sw\.js 'wasm-unsafe-eval'.*connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/sw\.js;/,
  'address-tool':
    /form-action 'none'.*script-src \S+\/assets\/ \S+\/sw\.js 'wasm-unsafe-eval'.*connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/sw\.js \S+\/my-address;/,
  'camera-tool':
    /form-action 'none'.*script-src \S+\/assets\/ \S+\/sw\.js 'wasm-unsafe-eval'.*connect-src \S+\/assets\/ \S+\/robots\.txt \S+\/sw\.js;/,
  asset: /connect-src \S+\/assets\/ \S+\/sw\.js blob:/,
  'service-worker': /connect-src 'self'/,
} as const;
const sameOrigin = { 'cross-origin-opener-policy': 'same-origin' };
/** Pages that may ask our calls, or use the camera, keep their windows to themselves. */
function ownHeaders(policy: SiteEntry['policy']): Readonly<Record<string, string>> {
  if (policy === 'camera-tool') return cameraHeaders;
  const isApart = ['form', 'admin', 'address-tool', 'service-worker'].includes(policy);
  return isApart ? { 'cross-origin-opener-policy': 'noopener-allow-popups' } : sameOrigin;
}
/** The features that our pages use, or that cannot be closed without closing the page. */
const usedFeatures = [
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'language-model',
  'sync-xhr',
];

test('every address of the site, and every kind of answer to it, carries the closing headers', async ({
  baseURL,
}) => {
  const { entries, redirects } = readSite();
  const seen = new Set<number>();
  // One assertion at the end: tens of thousands would take minutes to be recorded.
  const faults: string[] = [];
  const check = async (
    path: string,
    init: RequestInit,
    policy: RegExp,
    own: Readonly<Record<string, string>> = sameOrigin,
    type?: string,
  ) => {
    const response = await fetch(new URL(path, baseURL), { redirect: 'manual', ...init });
    await response.arrayBuffer();
    seen.add(response.status);
    const expected = { ...commonHeadersAt('', undefined, type), ...own };
    for (const [name, value] of Object.entries(expected))
      if (response.headers.get(name) !== value) faults.push(`${name} of ${path}`);
    const given = response.headers.get('content-security-policy') ?? '';
    if (!given.startsWith("default-src 'none'") || !policy.test(given)) faults.push(`policy of ${path}`);
    return response;
  };
  await forEachAtOnce(entries, async ({ path, policy, type }) => {
    const own = ownHeaders(policy);
    const first = await check(path, {}, policies[policy], own, type);
    await check(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }, /./, own, type);
  });
  await forEachAtOnce(entries.slice(0, 20), async ({ path, policy, type }) => {
    await check(path, { method: 'HEAD' }, policies[policy], ownHeaders(policy), type);
    for (const method of ['POST', 'DELETE', 'OPTIONS']) await check(path, { method }, /./);
  });
  for (const { from } of redirects) await check(from, {}, /./);
  for (const path of [
    '/nope',
    '/tools/nope',
    '/api/nope',
    '/rest/v1/nope',
    '/livez',
    '/readyz',
    '/api/form-token',
    '/my-address',
  ]) {
    await check(path, {}, /./);
  }
  await check(
    '/rest/v1/contact_messages',
    { method: 'POST', body: 'x'.repeat(20_000), headers: { 'content-type': 'application/json' } },
    /./,
  );
  expect(faults).toEqual([]);
  // Others may come when the specs before have used up a limit; their headers were looked at like all.
  expect([...seen]).toEqual(expect.arrayContaining([200, 304, 308, 404, 405, 413]));
});

test('a page may use the features that it needs, of all that the browser knows', async ({ page }) => {
  const listAllowed = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
      return featurePolicy.allowedFeatures().sort();
    });
  };
  for (const path of ['/tools/hash-generator', '/tools/qr-generator', '/'])
    expect(await listAllowed(path)).toEqual(usedFeatures);
  expect(await listAllowed('/tools/code-scanner')).toEqual(
    [...usedFeatures, 'camera', 'media-playback-while-not-visible'].sort(),
  );
});

test('one page alone may use the camera, on our server and on hosts of plain files', () => {
  const site = readSite();
  const isOpen = (headers: Readonly<Record<string, string>>) =>
    headers['permissions-policy']?.includes('camera=(self)') === true;
  const open = site.entries.filter((entry) => isOpen(headersOfEntry(entry, site, 'https://sundry.test')));
  expect(open.map(({ path }) => path)).toEqual(['/tools/code-scanner']);
  expect(isOpen(commonHeadersAt('https://sundry.test'))).toBe(false);
  const hosts = writeHostFiles(site, '/srv/site');
  const openPlaces = (name: string) => hosts.get(name)?.split('camera=(self)').length;
  // With and without a slash at the end of the address.
  expect([openPlaces('/hosting/nginx.conf'), openPlaces('/_headers')]).toEqual([3, 3]);
  expect(hosts.get('/hosting/Caddyfile')).toMatch(
    /@pages not path [^\n]* \/tools\/code-scanner \/tools\/code-scanner\/\n.*camera=\(\).*@camera path \/tools\/code-scanner \/tools\/code-scanner\/\n.*camera=\(self\)/s,
  );
});

test('nothing that browsers are sent holds a password, a key or a word of the server', async ({
  baseURL,
}) => {
  const secrets = [demoPassword, 'DATABASE_URL', 'contact_messages (id'];
  // A hash or a key itself: tools name their first words.
  const hash = /\$argon2id\$[^$\s]+\$[A-Za-z\d+/]{11,}\$[A-Za-z\d+/]{16}/;
  const key = /PRIVATE KEY-----(?:\s|\\n)*[A-Za-z\d+/=]{20}/;
  const texts = readSite().entries.filter(
    ({ path, type }) => /javascript|html|json|text/.test(type) && path !== '/third-party-notices.txt',
  );
  const found: string[] = [];
  await forEachAtOnce(texts, async ({ path }) => {
    const text = await (await fetch(new URL(path, baseURL))).text();
    for (const secret of [hash, key]) if (secret.test(text)) found.push(`${secret} in ${path}`);
    for (const secret of secrets) if (text.includes(secret)) found.push(`${secret} in ${path}`);
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.describe('from the service worker', () => {
  test.use({ hasServiceWorker: true });

  test('pages and their assets carry what the server sends them with', async ({ page, request }) => {
    test.slow();
    await openPage(page, '/');
    await waitUntilStored(page);
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) answers.push(response);
    });
    // The worker takes the headers from a page's policy and type: one of each policy, and some of all pages.
    const documents = readSite()
      .entries.filter(({ type, status }) => type.startsWith('text/html') && status === 200)
      .filter(
        ({ policy }, index, all) =>
          index % 20 === 0 || all.findIndex((other) => other.policy === policy) === index,
      );
    for (const { path } of documents) await page.goto(path);
    const names = ['content-type', 'content-security-policy', 'cache-control', 'speculation-rules'];
    names.push(...Object.keys(commonHeadersAt('')));
    const shown = (headers: Readonly<Record<string, string>>) =>
      names.map((name) => `${name}: ${headers[name]}`);
    // Most assets are used on many pages: equal answers are compared once.
    const distinct = new Map<string, string>();
    for (const response of answers) {
      const path = new URL(response.url()).pathname;
      distinct.set([path, ...shown(response.headers())].join('\n'), path);
    }
    const faults: string[] = [];
    await forEachAtOnce([...distinct], async ([fromWorker, path]) => {
      const fromServer = [path, ...shown((await request.get(path)).headers())].join('\n');
      if (fromWorker !== fromServer) faults.push(`${fromWorker}\nand from the server\n${fromServer}`);
    });
    expect(faults).toEqual([]);
    const kinds = new Set(answers.map((response) => response.headers()['content-security-policy']));
    expect(answers.length).toBeGreaterThan(documents.length);
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  });
});
