import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations, type RunOnly } from './accessibility.ts';
import { expect, openPage } from './fixtures.ts';
import { type ParsedPage, parsePage } from './page-structure.ts';
import { readSite } from './pages.ts';
import { test } from './shared-context.ts';

interface BuiltPage extends ParsedPage {
  readonly path: string;
  readonly status: number;
}

const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules whose result depends on colors and sizes. */
const rulesOfLook: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

// The list comes from the built site, so a new tool is covered the moment it exists.
const dist = join(import.meta.dirname, '..', 'dist');
const pages: readonly BuiltPage[] = readSite()
  .entries.filter((entry) => entry.type.startsWith('text/html'))
  .map(({ path, status, file }) => ({ path, status, ...parsePage(readFileSync(join(dist, file), 'utf8')) }));

// Pages that differ in words, icons and a category's hue alone, such as those of tools to come, are examined once, by
// the one with the longest word; `offline.spec.ts` hydrates every page.
for (const group of Map.groupBy(pages, ({ structure }) => structure).values()) {
  const [shown = group[0]] = group.toSorted((a, b) => b.longestWord - a.longestWord);
  if (!shown) continue;
  const others = group.length === 1 ? '' : ` (so do ${group.length - 1} more)`;
  test(`${shown.path}: hydrates, fits a phone, and is accessible in both themes${others}`, async ({
    page,
    allowFault,
  }) => {
    if (shown.status !== 200) allowFault('status of 404');
    // A single page is examined only in its own hues.
    const hues = group.length === 1 ? [] : [...new Set(group.flatMap((each) => each.hues))];
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, shown.path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page, hues, allRules);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // A tool's page has the same elements on a phone; what surrounds them is examined with the other pages.
    await expectAccessible(page, hues, shown.path.startsWith('/tools/') ? rulesOfLook : allRules);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    // 1280 px at 400 % zoom (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('every page says who it is before any script runs, by valid ids, with icons that exist', async ({
  request,
}) => {
  expect(pages.length).toBeGreaterThan(100);
  const sprites = new Map<string, string>();
  for (const page of pages) {
    const { path, status } = page;
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    // The served page equals the built one.
    expect(parsePage(await response.text()).structure, path).toBe(page.structure);
    expect(page.title, path).toMatch(/\S · Sundry$|^Sundry/);
    expect(page.description, path).toMatch(/\S{3}/);
    expect(page.headings, path).toEqual([expect.stringMatching(/\S/)]);
    if (status === 200) expect(page.hasHeaderNavigation, path).toBe(true);
    expect(page.repeatedIds, path).toEqual([]);
    for (const icon of page.icons) {
      const [sprite = '', name = ''] = icon.split('#');
      const svg = sprites.get(sprite) ?? (await (await request.get(sprite)).text());
      sprites.set(sprite, svg);
      expect(svg.includes(`id="${name}"`), `${icon} of ${path}`).toBe(true);
    }
  }
});

test('titles and descriptions are each page’s own, and no file is missing', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of pages.filter((entry) => entry.status === 200)) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(seen.get(text), `${path} repeats “${text}”`).toBeUndefined();
      seen.set(text, path);
    }
    // The origin is not known here (`base-path.spec.ts` tests it).
    expect(html).not.toContain('rel="canonical"');
  }
  for (const path of ['/robots.txt', '/site.webmanifest', '/favicon.svg', '/icon-192.png', '/og-image.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

/** Checks the given rules, and the contrast rules in each of `hues`. */
async function expectAccessible(page: Page, hues: readonly string[], runOnly: RunOnly): Promise<void> {
  // Colors on their way from one theme to the other belong to neither.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  expect(await findViolations(page, runOnly)).toEqual([]);
  if (hues.length < 2) return;
  for (const hue of hues) {
    await page.evaluate((value) => {
      const colored = document.querySelectorAll<HTMLElement>('[style*="--hue"]');
      for (const element of colored) element.style.setProperty('--hue', value);
    }, hue);
    const violations = await findViolations(page, { type: 'rule', values: ['color-contrast'] });
    expect(violations, `hue ${hue}`).toEqual([]);
  }
}
