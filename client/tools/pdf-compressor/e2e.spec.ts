import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { convert } from '#core/images/fixtures/image-programs.mjs';
import { expect, expectNoOverflow, focusOption, openTool, test } from '#e2e/fixtures.ts';

const choose = (page: Page, ...files: readonly { name: string; bytes: Uint8Array }[]) =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })),
    );

async function makeAlbum(pageCount: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pageCount; number += 1) {
    const photo = convert(
      ['-size', '900x600', '-seed', String(number), 'plasma:fractal', '-quality', '95'],
      'jpg',
    );
    const page = document.addPage([216, 144]);
    page.drawImage(await document.embedJpg(photo), { x: 0, y: 0, width: 216, height: 144 });
  }
  return document.save();
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'pdf-compressor');
});

test('compresses an album and compares its pages; compresses without loss on a phone by keyboard', async ({
  page,
}) => {
  const bytes = await makeAlbum(2);
  await choose(page, { name: 'album.pdf', bytes });
  const picture = page.getByRole('list', { name: 'Files' }).locator('img');
  await expect(picture).toBeVisible();
  // The first page is 216 × 144 points.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBe(
    1.5,
  );
  await expect(
    page.getByText('2 of 2 pictures recompressed at quality 72, 2 of them with fewer pixels'),
  ).toBeVisible();
  await expect(page.getByText('In the original: pictures')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the result of album.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('album-compressed.pdf');
  expect((await readFile(await download.path())).length).toBeLessThan(bytes.length / 4);
  await page.getByRole('button', { name: 'Compare album.pdf' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Result' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByText('Page 2 of 2')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Original' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await focusOption(page.getByRole('combobox', { name: 'Level' }));
  await page.keyboard.type('Lossless');
  await expect(page.getByText('Nothing that is shown was changed.')).toBeVisible();
  await expectNoOverflow(page);
});

test('a size that cannot be met is reported, a broken file stops no other', async ({ page }) => {
  const book = await makeDocument({ tag: 'A', pageCount: 3 });
  await choose(
    page,
    { name: 'cut.pdf', bytes: book.slice(0, 100) },
    { name: 'text.pdf', bytes: new TextEncoder().encode('<script>alert(1)</script>') },
    { name: 'book.pdf', bytes: book },
  );
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Target size');
  await page.getByRole('spinbutton', { name: 'Target size' }).fill('0.01');
  await expect(page.getByText('1 file ready, 2 failed')).toBeVisible();
});
