import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const orders = join(import.meta.dirname, 'fixtures', 'orders.pdf');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'pdf-text-extractor');
});

test('extracts and copies text or Markdown, and reports a broken file', async ({ page }) => {
  const input = page.locator('main input[type=file]').first();
  await input.setInputFiles(orders);
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('FIRST column begins here and goes on');
  await page.getByRole('combobox', { name: 'Output format' }).selectOption('Markdown');
  await expect(output).toContainText('# A study of order');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('## A list');

  await input.setInputFiles({
    name: 'cut.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj'),
  });
  await expect(page.getByText(/This file cannot be read as a PDF/)).toBeVisible();
});

test('a locked file on a phone: the box for its password shows by itself', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [clear, locked] = [info.outputPath('clear.pdf'), info.outputPath('locked.pdf')];
  writeFileSync(clear, await makeDocument({ tag: 'A', pageCount: 1 }));
  execFileSync('qpdf', ['--encrypt', 'sesame', 'owner', '256', '--', clear, locked]);
  await page.locator('main input[type=file]').first().setInputFiles(locked);
  await expect(page.getByText('“locked.pdf” is locked with a password.')).toBeVisible();
  const box = page.getByLabel('Password');
  await expect(box).toBeInViewport();
  await box.fill('sesame');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('A page 1');
});

test('by keyboard, on a phone: pages of a file', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buffer = Buffer.from(await makeDocument({ tag: 'A', pageCount: 9 }));
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('A page 9');
  await page.getByRole('textbox', { name: 'Pages' }).fill('3');
  await expect(output).not.toContainText('A page 9');
  await expect(output).toContainText('A page 3');
  await expectNoOverflow(page);
});
