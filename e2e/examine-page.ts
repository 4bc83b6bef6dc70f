import type { Page } from '@playwright/test';
import { findViolations, type RunOnly } from './accessibility.ts';
import { expect, expectNoOverflow, openPage } from './fixtures.ts';

const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules whose result depends on colors and sizes. */
const rulesOfLook: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

/** Opens a page: it must hydrate, fit a phone, and be accessible in both themes, with categories in each of `hues`. */
export async function examinePage(page: Page, path: string, hues: readonly string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page, hues, allRules);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoOverflow(page);
  // A page has the same elements on a phone; what surrounds them is examined with the home page.
  await expectAccessible(page, hues, path === '/' ? allRules : rulesOfLook);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoOverflow(page);
  // 1280 px at 400 % zoom (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoOverflow(page);
}

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
