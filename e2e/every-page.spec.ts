import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { readSite } from './pages.ts';

// One test a page: the list comes from the built site, so a new tool is covered the moment it exists.
const pages = readSite().entries.filter((entry) => entry.type.startsWith('text/html'));

for (const { path, status } of pages) {
  test(`${path}: hydrates, fits a phone, shows its icons, and is accessible in both themes`, async ({
    page,
    allowFault,
  }) => {
    if (status !== 200) allowFault('status of 404');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await missingIcons(page)).toEqual([]);
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    // 1280 px at 400 % zoom (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${path}: says who it is before any script runs`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page).toHaveTitle(/\S · Sundry$|^Sundry/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
    await expect(page.locator('main h1')).toBeVisible();
    if (status === 200) await expect(page.locator('header nav').first()).toBeVisible();
    await context.close();
  });
}

test('titles, descriptions and canonical addresses are each page’s own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of pages.filter((entry) => entry.status === 200)) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(seen.get(text), `${path} repeats “${text}”`).toBeUndefined();
      seen.set(text, path);
    }
    const canonical = /rel="canonical" href="(.*?)"/.exec(html)?.[1];
    if (canonical) expect(new URL(canonical).pathname).toBe(path);
  }
});

test('pages that search engines list carry structured data of their kind', async ({ request }) => {
  for (const { path } of pages.filter((entry) => entry.status === 200)) {
    const html = await (await request.get(path)).text();
    if (html.includes('name="robots" content="noindex"')) continue;
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string },
    );
    const types = data.map((item) => item['@type']);
    if (path === '/') expect(types).toEqual(['WebSite']);
    else expect(types, path).toContain('BreadcrumbList');
    if (path.startsWith('/tools/')) expect(types, path).toContain('WebApplication');
    if (path === '/support') expect(types).toContain('FAQPage');
  }
});

test('the sitemap lists pages that exist, and no other file is missing', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(10);
  for (const path of listed) expect(pages.find((entry) => entry.path === path)?.status, path).toBe(200);
  for (const path of ['/robots.txt', '/site.webmanifest', '/favicon.svg', '/icon-192.png', '/og-image.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one theme to the other belong to neither.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Icons the page uses and the sprite does not have. */
async function missingIcons(page: Page): Promise<string[]> {
  const uses = await page
    .locator('use')
    .evaluateAll((found) => found.map((use) => use.getAttribute('href') ?? ''));
  const [sprite = ''] = (uses[0] ?? '').split('#');
  const svg = await (await page.request.get(sprite)).text();
  return [...new Set(uses)].filter((use) => !svg.includes(`id="${use.split('#')[1] ?? ''}"`));
}
