import type { Page } from '@playwright/test';
import { expect, openWithStillClock, test } from './fixtures.ts';

const region = (page: Page) => page.locator('.toast-region');
const toast = (page: Page) => region(page).locator('.toast');
const heart = (page: Page) => page.getByRole('button', { name: 'Favorite: Hash Generator' });

test.beforeEach(({ page }) => openWithStillClock(page, '/tools/hash-generator'));

test('a toast stays about five seconds, in a live region that is there before', async ({ page }) => {
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  await expect(region(page)).toHaveText('');
  await heart(page).click();
  await expect(toast(page)).toContainText('Added to favorites');
  await expect(region(page)).toContainText('Hash Generator');
  await page.mouse.move(5, 300);
  await page.clock.runFor(4800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveCount(0);
});

test('one notice at a time: the next takes the place of the one before, with its full time', async ({
  page,
}) => {
  await heart(page).click();
  await expect(toast(page)).toContainText('Added to favorites');
  await page.clock.runFor(4000);
  await heart(page).click();
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Removed from favorites');
  await page.clock.runFor(4000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1200);
  await expect(toast(page)).toHaveCount(0);
});

test('it waits under the pointer and while the focus is in it', async ({ page }) => {
  await heart(page).click();
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(5200);
  await expect(toast(page)).toHaveCount(0);

  await heart(page).press('Enter');
  await toast(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
});

test('after Dismiss the next notice runs its own time', async ({ page }) => {
  await heart(page).click();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
  await heart(page).press('Enter');
  await page.mouse.move(5, 300);
  await page.clock.runFor(5200);
  await expect(toast(page)).toHaveCount(0);
});
