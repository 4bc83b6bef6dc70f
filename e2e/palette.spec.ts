import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openPage, openTool, test } from './fixtures.ts';

const options = (page: Page, selected?: boolean) =>
  page.locator('#palette-list').getByRole('option', selected === undefined ? {} : { selected });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a tool, a page or an action' })).toBeFocused();
}

test('opens by Ctrl+K and by /, finds by typo and intent, and goes there by keyboard alone', async ({
  page,
}) => {
  await openPage(page, '/categories');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find a tool, a page or an action' });
  await expect(box).toBeFocused();
  await page.keyboard.type('morgage');
  await expect(options(page).first()).toContainText('Loan Calculator');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('fingerprint of a file');
  await expect(options(page, true)).toContainText('Hash Generator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/hash-generator$/);
});

test('shows recent tools and favourites first', async ({ page }) => {
  await openTool(page, 'hash-generator');
  await page.getByRole('button', { name: 'Favorite: Hash Generator' }).click();
  await openTool(page, 'unit-converter');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText([
    'Unit Converter',
    'Hash Generator',
  ]);
});

test('runs actions, and plain text can still be searched on All Tools', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  await openPalette(page);
  await page.keyboard.type('dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await openPalette(page);
  await page.keyboard.type('pdf');
  await page.keyboard.press('ArrowUp');
  await expect(options(page, true)).toContainText('Search all tools for “pdf”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/all-tools\?search=pdf$/);
});

test('the header’s search hands its text over, and / in a text box is a letter', async ({ page }) => {
  await openTool(page, 'hash-generator');
  await page.getByLabel('Text to hash').pressSequentially('a/b');
  await expect(page.getByLabel('Text to hash')).toHaveValue('a/b');
  await page.getByRole('banner').getByRole('searchbox').fill('split');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toContainText('PDF Splitter');
});

test('is accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, '/about');
    await openPalette(page);
    await page.keyboard.type('json');
    await expect(options(page).first()).toBeVisible();
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  }
});
