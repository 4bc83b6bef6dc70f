import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';
import { fixture } from '#core/images/fixtures/image-programs.mjs';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'aspect-ratio-calculator');
});

test('all Copy buttons of the result end at one edge', async ({ page }) => {
  await openTool(page, 'aspect-ratio-calculator');
  const copies = page.getByRole('region', { name: 'Aspect ratio' }).getByRole('button', { name: /^Copy/ });
  await expect(copies).toHaveCount(4);
  const ends = await copies.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().right)),
  );
  expect(new Set(ends).size).toBe(1);
});

test('a size gives its ratio, and a new side the other one', async ({ page }) => {
  await expect(page.getByText('16 : 9')).toBeVisible();
  const size = page.getByRole('row', { name: 'New size' });
  await page.getByText('A height', { exact: true }).click();
  await page.getByRole('textbox', { name: 'New height' }).fill('1000');
  await expect(size).toContainText('1,778 × 1,000');
  await page.getByRole('combobox', { name: 'Round to' }).selectOption('Multiples of 16');
  await expect(size).toContainText('1,776 × 1,008');
});

test('a mistake is shown at its field, and the last answer is marked as outdated', async ({ page }) => {
  await expect(page.getByText('16 : 9')).toBeVisible();
  await page.getByRole('textbox', { name: 'Width', exact: true }).fill('wide');
  await expect(page.getByText('Width: “wide” is not a number.')).toBeVisible();
  await expect(page.getByText('16 : 9')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy CSS' })).toBeDisabled();
});

test('by keyboard, on a phone: a ratio, and a box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: 'A size' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.39:1');
  await page.getByRole('radio', { name: 'A width' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('textbox', { name: 'Box width' }).fill('1920');
  await page.getByRole('textbox', { name: 'Box height' }).fill('1080');
  await expect(page.getByText('1,920 × 803, bars of 138 px above and 139 px below')).toBeVisible();
  await expectNoOverflow(page);
});

test('a pasted size fills both boxes', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Width', exact: true }).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3440 × 1440 px');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('43 : 18')).toBeVisible();
});

test('a picture tells its size as it is shown; a text has none', async ({ page }) => {
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .locator('main input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await choose('turned.jpg', fixture('paris_exif_orientation_5.jpg'));
  await expect(page.getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('302');
  await choose('text.jpg', new TextEncoder().encode('no picture at all'));
  await expect(page.getByText('“text.jpg” cannot be read. Its content is not a picture')).toBeVisible();
});

test('an SVG gives its exact ratio, and a broken one says where it is broken', async ({ page }) => {
  const choose = (name: string, svg: string) =>
    page
      .locator('main input[type=file]')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await choose('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 7"/>');
  await expect(page.getByText('3 : 7', { exact: true })).toBeVisible();
  await choose('b.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 7">\n<g></svg>');
  await expect(page.getByText('“b.svg” cannot be read at line 2, column')).toBeVisible();
});
