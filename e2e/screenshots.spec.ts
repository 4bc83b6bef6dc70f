import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openPage } from './fixtures.ts';
import { test } from './shared-context.ts';

// Screenshots are stored per major version of Chromium, because each draws text a little differently. Without
// screenshots for a version the tests are skipped; `npm run e2e -- e2e/screenshots.spec.ts --update-snapshots`
// draws them, also after an intended change.

const folder = join(import.meta.dirname, 'screenshots');

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page) => Promise<void>;
  readonly isMissing?: boolean;
}

const keepFavorites = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('toolsFavorites', '["unit-converter","json-formatter","pdf-merger"]');
  });

const screens: readonly (Screen & { readonly prepare?: (page: Page) => Promise<unknown> })[] = [
  { name: 'home', path: '/' },
  { name: 'all-tools', path: '/all-tools' },
  { name: 'all-tools-empty', path: '/all-tools?search=zzz' },
  { name: 'categories', path: '/categories' },
  { name: 'category', path: '/categories/pdf' },
  { name: 'collection', path: '/tool-category/security' },
  { name: 'favorites-empty', path: '/favorites' },
  { name: 'favorites', path: '/favorites', prepare: keepFavorites },
  { name: 'support-faqs', path: '/support' },
  { name: 'support-contact', path: '/support?tab=contact' },
  { name: 'support-help', path: '/support?tab=help' },
  { name: 'suggest-tool', path: '/suggest-tool' },
  { name: 'guide', path: '/guides/getting-started' },
  { name: 'not-found', path: '/tools/jsn-formater', isMissing: true },
  {
    name: 'palette',
    path: '/about',
    reach: async (page) => {
      await page.locator('html[data-palette]').waitFor();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused();
      await page.keyboard.type('12 ft in m');
      await expect(page.locator('.palette-answer')).toBeVisible();
    },
  },
];

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
/** Every screen is seen in both themes and both widths; these in all four of their pairs. */
const inEveryPair = new Set(['home', 'support-contact', 'palette']);
const pairs = [
  { size: wide, colorScheme: 'light' },
  { size: narrow, colorScheme: 'dark' },
  { size: wide, colorScheme: 'dark' },
  { size: narrow, colorScheme: 'light' },
] as const;

for (const { name, path, prepare, reach, isMissing } of screens) {
  test(`${name} looks as it did`, async ({ page, browser, allowFault }, testInfo) => {
    const version = `chromium-${browser.version().split('.')[0] ?? ''}`;
    const isDrawing =
      testInfo.config.updateSnapshots === 'all' || testInfo.config.updateSnapshots === 'changed';
    test.skip(
      !isDrawing && !existsSync(join(folder, version)),
      `There are no pictures for ${version}: draw them with --update-snapshots.`,
    );
    if (isMissing) allowFault('status of 404');
    await prepare?.(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await reach?.(page);
    for (const { size, colorScheme } of inEveryPair.has(name) ? pairs : pairs.slice(0, 2)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await holdStill(page);
      const picture = [version, `${name}-${size.width}-${colorScheme}.png`];
      await expect.soft(page).toHaveScreenshot(picture, { maxDiffPixelRatio: 0.01 });
    }
  });
}

/** The list of tools and their descriptions do not belong to the look of a screen. */
async function holdStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-fonts]').waitFor();
  await page.evaluate(async () => {
    for (const card of document.querySelectorAll('.card')) {
      card.removeAttribute('style');
      for (const part of card.querySelectorAll('.badge, .tile svg')) part.remove();
      for (const name of card.querySelectorAll('.card-link')) name.textContent = 'A tool';
      for (const line of card.querySelectorAll('p')) line.textContent = 'What it does, in one line.';
    }
    for (const status of document.querySelectorAll('.site-footer .tabular')) status.textContent = '';
    await document.fonts.ready;
  });
}
