import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, focusOption, openTool, test } from '#e2e/fixtures.ts';
import { convert, fixture, run } from '#core/images/fixtures/image-programs.mjs';

const paris = fixture('paris_exif_xmp_icc.jpg');

interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function choose(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })),
    );
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'image-resizer');
});

test('resizes, compares, saves under the picture’s name, and halves by a press', async ({ page }) => {
  await choose(page, { name: 'paris.jpg', bytes: paris });
  await expect(page.getByText('403 × 302 pixels: small enough for screens and mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare paris.jpg' })).toBeHidden();
  // Empty boxes say which size they stand for.
  const box = (name: string) => page.getByRole('spinbutton', { name });
  await expect(box('Width')).toHaveAttribute('placeholder', '≤ 1600');
  await expect(box('Height')).toHaveAttribute('placeholder', '≤ 1600');
  await box('Width').fill('120');
  await expect(box('Height')).toHaveAttribute('placeholder', 'auto');
  await expect(page.getByText('403 × 302 → 120 × 90 pixels.')).toBeVisible();
  await page.getByRole('button', { name: 'Compare paris.jpg' }).click();
  await expect(page.getByRole('dialog').getByText('120 × 90 pixels')).toBeVisible();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the result of paris.jpg' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('paris-120x90.jpg');
  const bytes = new Uint8Array(await readFile(await download.path()));
  expect(run('identify', ['-format', '%m %wx%h', '$0'], [bytes], 'jpg').text).toBe('JPEG 120x90');
  await page.getByRole('button', { name: '50%' }).click();
  await expect(page.getByText('403 × 302 → 202 × 151 pixels.')).toBeVisible();
});

test('names a broken file and a text, resizes the others, and shows a set of widths per file', async ({
  page,
}) => {
  await choose(
    page,
    { name: 'cut.jpg', bytes: paris.slice(0, 300) },
    { name: 'text.jpg', bytes: new TextEncoder().encode('<script>alert(1)</script>') },
    { name: 'paris.jpg', bytes: paris },
  );
  await page.getByRole('spinbutton', { name: 'Height' }).fill('100');
  await expect(page.getByText('403 × 302 → 133 × 100 pixels.')).toBeVisible();
  await expect(page.getByText('1 file ready, 2 failed')).toBeVisible();

  await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption('Multiple widths (srcset)');
  await page.getByRole('textbox', { name: 'Widths' }).fill('100, 300, 5000');
  const results = page.getByRole('list', { name: 'Results of paris.jpg' });
  await expect(results.getByText('paris-300w.jpg')).toBeVisible();
  await expect(results.getByText('srcset.html')).toBeVisible();
  await results.getByRole('button', { name: 'Look at paris-100w.jpg' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'paris-100w.jpg' })).toBeVisible();
});

test('by keyboard, on a phone: passport photographs of a GIF and a PNG', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gif = convert(['-size', '80x80', 'xc:red'], 'gif');
  const png = convert(['-size', '900x900', 'xc:blue'], 'png');
  await choose(page, { name: 'red.gif', bytes: gif }, { name: 'blue.png', bytes: png });
  await focusOption(page.getByRole('combobox', { name: 'Size', exact: true }));
  await page.keyboard.type('35');
  await page.getByRole('spinbutton', { name: 'from top' }).fill('20');
  await expect(page.getByText('900 × 900 → 413 × 531 pixels.')).toBeVisible();
  await expect(page.getByText('GIF cannot be written here: saved as PNG.')).toBeVisible();
  await expectNoOverflow(page);
});
