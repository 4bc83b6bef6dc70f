import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { decodeByMagick, run } from '#core/images/fixtures/image-programs.mjs';
import { expect, expectNoOverflow, focusOption, openTool, test } from '#e2e/fixtures.ts';

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

async function save(page: Page, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  return new Uint8Array(await readFile(await download.path()));
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'pdf-to-image');
});

test('draws a page as poppler does with its resolution, or at a chosen width without background', async ({
  page,
}, testInfo) => {
  const bytes = await makeDocument({ tag: 'A', pageCount: 12 });
  await choose(page, 'book.pdf', bytes);
  await page.getByRole('textbox', { name: 'Pages', exact: true }).fill('11, 2');
  await page.getByRole('spinbutton', { name: 'Resolution' }).fill('144');
  await expect(page.getByText('2 pictures: 2 of 12 pages.')).toBeVisible();
  const png = await save(page, 'book-02.png');
  expect(
    run('identify', ['-units', 'PixelsPerInch', '-format', '%m %wx%h %x', '$0'], [png], 'png').text,
  ).toMatch(/^PNG 600x800 14(?:4|3\.99)/);
  const [from, to] = [testInfo.outputPath('book.pdf'), testInfo.outputPath('page')];
  await writeFile(from, bytes);
  execFileSync('pdftoppm', ['-png', '-r', '144', '-f', '2', '-singlefile', from, to]);
  const ours = decodeByMagick(png, 'png').pixels;
  const theirs = decodeByMagick(new Uint8Array(await readFile(`${to}.png`)), 'png').pixels;
  const mean =
    ours.reduce((sum, value, index) => sum + Math.abs(value - (theirs[index] ?? 0)), 0) / ours.length;
  expect(mean).toBeLessThan(3);

  await page.getByText('Width', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Pixels' }).fill('150');
  await page.getByRole('checkbox', { name: 'Transparent background' }).check();
  const narrow = await save(page, 'book-02.png');
  const { width, height, pixels } = decodeByMagick(narrow, 'png');
  expect([width, height, pixels[3]]).toEqual([150, 200, 0]);
});

test('what is too large is refused with what works; a text is no PDF', async ({ page }) => {
  await choose(page, 'poster.pdf', await makeDocument({ tag: 'A', pageCount: 1, size: [2384, 3370] }));
  await page.getByRole('spinbutton', { name: 'Resolution' }).fill('2400');
  await expect(page.getByText(/^Page 1 would have 79,467 × 112,333 pixels/)).toBeVisible();
  await choose(page, 'text.pdf', new TextEncoder().encode('hello'));
  await expect(page.getByText(/This is not a PDF/)).toBeVisible();
});

test('by keyboard, on a phone: pages as JPEG, and a look at one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'book.pdf', await makeDocument({ tag: 'A', pageCount: 3 }));
  await expect(page.getByText('3 pictures: all 3 pages.')).toBeVisible();
  await focusOption(page.getByRole('radio', { name: 'PNG' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Look at book-1.jpg' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('img', { name: 'book-1.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoOverflow(page);
});
