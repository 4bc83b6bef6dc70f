import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { writeText } from './editor.ts';
import { expect, openPage, openTool, test } from './fixtures.ts';
import { readSite } from './pages.ts';
import { serveTestSite } from './test-site.ts';

const photograph = join(import.meta.dirname, '../core/images/fixtures/paris_exif_xmp_icc.jpg');

/** Every worker of the page ends at the next work it is given, without an answer or an event. */
async function endWorkersAtNextCall(page: Page): Promise<void> {
  expect(page.workers().length).toBeGreaterThan(0);
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      const end = (event: Event) => {
        event.stopImmediatePropagation();
        self.close();
      };
      addEventListener('message', end, { capture: true });
    });
  }
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

test.beforeEach(({ allowFault }) => {
  allowFault('The worker ended before its work was done.');
});

test('YAML to JSON says that its worker ended, keeps the input, and works again', async ({ page }) => {
  await openTool(page, 'yaml-to-json');
  const rows = Array.from({ length: 3000 }, (_, index) => `row${index}: 1`).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
  await page.getByRole('button', { name: 'Paste' }).click();
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('"row0"');
  await endWorkersAtNextCall(page);
  await page.getByRole('textbox', { name: 'Input', exact: true }).last().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('z');
  await expect(page.getByRole('alert')).toContainText('The worker ended');
  await expect(page.getByRole('textbox', { name: 'Input', exact: true }).last()).toContainText('zrow0: 1');
  await retry(page).click();
  await expect(output).toContainText('"zrow0"');
  await expect(retry(page)).toBeHidden();
});

test('Regex Tester says that its worker ended, keeps the input, and works again', async ({ page }) => {
  await openTool(page, 'regex-tester');
  const pattern = page.getByLabel('Pattern', { exact: true });
  await writeText(page, 'Test text', 'abcabc');
  await pattern.fill('a');
  await expect(page.getByTestId('count')).toHaveText('2 matches');
  await endWorkersAtNextCall(page);
  await pattern.fill('[abc]');
  await expect(page.getByRole('alert').filter({ hasText: 'The worker ended' })).toBeVisible();
  await expect(pattern).toHaveValue('[abc]');
  await retry(page).click();
  await expect(page.getByTestId('count')).toHaveText('6 matches');
});

test('Image Compressor says that its worker ended, keeps the picture, and works again', async ({ page }) => {
  await openTool(page, 'image-compressor');
  await page.locator('main input[type=file]').first().setInputFiles(photograph);
  await expect(page.getByText('· 1 file ready')).toBeVisible();
  await endWorkersAtNextCall(page);
  await page.getByRole('slider', { name: 'Quality' }).fill('50');
  await expect(page.getByRole('alert').filter({ hasText: 'The worker ended' })).toBeVisible();
  await expect(page.getByText('paris_exif_xmp_icc.jpg').first()).toBeVisible();
  await retry(page).click();
  await expect(page.getByText(', quality 50.')).toBeVisible();
  await expect(retry(page)).toBeHidden();
});

test('PDF Text Extractor says that the parser of PDFs ended', async ({ page, allowFault }) => {
  const site = await serveTestSite();
  allowFault('The PDF parser ended.');
  allowFault(`request beyond our origin: ${site.origin}`);
  const parser = readSite().entries.find(({ path }) => /\/parser-entry-[^/]*\.js$/.test(path))?.path ?? '';
  // It ends in the middle of its work, once it holds the lock that shows its end.
  const end =
    'void navigator.locks.query().then(({held})=>{if(held.some(({name})=>name===self.name))self.close();});';
  site.append(parser, `;let asked=0;addEventListener("message",()=>{asked+=1;if(asked>=8){${end}}});`);
  await openPage(page, `${site.origin}/tools/pdf-text-extractor`);
  const buffer = Buffer.from(await makeDocument({ tag: 'long', pageCount: 40 }));
  const file = { name: 'long.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: /ended/ }).first()).toBeVisible();
  await expect(retry(page).first()).toBeVisible();
  await site.close();
});
