import type { Locator } from '@playwright/test';
import { keptHeight, picture } from '#e2e/codes.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;

test('on a phone the code stands before the form, and nothing runs over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, 'qr-generator');
  const code = page.getByRole('img', { name: /QR code that says/ });
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Content type')).toBeInViewport({ ratio: 1 });
  expect(await top(code)).toBeLessThan(await top(page.getByLabel('Content type')));
  expect(await top(page.getByText('Width on paper'))).toBeGreaterThan(
    await top(page.getByRole('button', { name: 'Generate QR Code' })),
  );
  await page.getByLabel('Size').fill('500');
  for (const kind of ['Text or link', 'Wi-Fi', 'Event', 'SEPA payment', 'Many at once (list or CSV)']) {
    await page.getByLabel('Content type').selectOption(kind);
    await expect(page.getByRole('button', { name: /Generate QR Code|Download ZIP/ })).toBeVisible();
    await expectNoOverflow(page);
  }
});

test('the room of the code is kept before its picture comes', async ({ page }) => {
  await openTool(page, 'qr-generator');
  await expect(picture(page)).toBeVisible();
  // A small code is drawn at this width in a wide window.
  expect(await keptHeight(picture(page))).toBe(320);
});
