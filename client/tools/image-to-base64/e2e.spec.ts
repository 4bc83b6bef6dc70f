import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';
import { fixture } from '#core/images/fixtures/image-programs.mjs';

const abc = Buffer.from(fixture('abc.png'));
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'image-to-base64');
});

test('pictures become one text, in CSS if one likes, and are copied', async ({ page }) => {
  const files = ['one.png', 'two.png'].map((name) => ({
    name,
    mimeType: 'image/png',
    // The editor draws only the visible part.
    buffer: Buffer.from(pixel, 'base64'),
  }));
  await page.locator('main input[type=file]').first().setInputFiles(files);
  await page.getByRole('combobox', { name: 'Output format' }).selectOption('CSS variables');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('--two: url("data:image/png;base64,');
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/base64,/g)).toHaveLength(2);
});

test('by keyboard, on a phone: a pasted address becomes a picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Or paste' }).fill(`<img src="data:image/png;base64,${pixel}">`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('picture.png')).toBeVisible();
  await expect(page.getByRole('img', { name: 'picture.png' })).toBeVisible();
  await expectNoOverflow(page);
});

test('a broken and a hostile file are reported, and run nothing', async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([
      { name: 'cut.png', mimeType: 'image/png', buffer: abc.subarray(0, 40) },
      { name: 'evil.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
  await expect(page.getByText('“cut.png” is damaged, and was kept as it is.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('data:image/svg+xml,');
});
