import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';
import { convert } from '#core/images/fixtures/image-programs.mjs';

const quarters = convert(
  '( xc:red xc:lime +append ) ( xc:blue xc:white +append ) -append -scale 40x20!'.split(' '),
  'png',
);

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
}

const frame = (page: Page) => page.getByRole('application', { name: /^Picture of/ });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'image-color-picker');
});

test('a press takes a color, which is copied in its notations', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'quarters.png', quarters);
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  for (const [x, y, hex] of [
    [0.25, 0.25, '#ff0000'],
    [0.75, 0.25, '#00ff00'],
    [0.25, 0.75, '#0000ff'],
  ] as const) {
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
    await expect(page.getByTestId('hex')).toHaveText(hex);
  }
  await expect(page.getByText(/^at 10, 15 · blue/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy HSL' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('hsl(240, 100%, 50%)');
});

test('by keyboard alone: pixel by pixel, kept, and the contrast of two', async ({ page }) => {
  await choose(page, 'quarters.png', quarters);
  await frame(page).focus();
  await expect(page.getByTestId('hex')).toHaveText('#ffffff');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('hex')).toHaveText('#0000ff');
  await page.keyboard.press('Enter');
  // 8.59 by WCAG's formula: 1.05 / (0.0722 + 0.05).
  await expect(page.getByTestId('contrast')).toContainText(
    '#0000ff on #ffffff: 8.59 : 1, enough for all text (AAA)',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Kept colors' }).getByRole('listitem')).toHaveCount(1);
});

test('the palette is shown with its shares, and saved', async ({ page }) => {
  await choose(page, 'quarters.png', quarters);
  const palette = page.getByRole('list', { name: 'Colors of the palette' });
  await expect(palette.getByRole('listitem')).toHaveCount(4);
  await expect(palette).toContainText('#ff000025.0% · red');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('HSL');
  await expect(palette).toContainText('hsl(240, 100%, 50%)25.0% · blue');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download quarters-palette.css' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /--color-\d: hsl\(240, 100%, 50%\); \/\* blue, 25\.0% \*\//,
  );
});

test('on a phone; a broken file says so and leaves a way on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'cut.png', quarters.slice(0, 60));
  await expect(page.getByRole('alert')).toContainText(/is cut short/);
  await page.getByRole('button', { name: 'Choose another picture' }).click();
  await choose(page, 'quarters.png', quarters);
  await expect(page.getByTestId('hex')).toHaveText('#ffffff');
  await page.getByRole('combobox', { name: 'Average of' }).selectOption('11 × 11');
  await expect(page.getByText(/pixels differ by ±/)).toBeVisible();
  await expectNoOverflow(page);
});
