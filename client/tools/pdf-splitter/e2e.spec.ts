import type { Page } from '@playwright/test';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { expect, expectNoOverflow, focusOption, openTool, test } from '#e2e/fixtures.ts';

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'pdf-splitter');
});

test('saves ranges as files or a zip, reports a missing page, and marks the last files as outdated', async ({
  page,
}) => {
  await choose(page, 'book.pdf', await makeDocument({ tag: 'A', pageCount: 5 }));
  const ranges = page.getByRole('textbox', { name: 'Pages', exact: true });
  await ranges.fill('1-2 | 3-');
  const results = page.getByRole('list', { name: 'Results of book.pdf' });
  await expect(results.getByText('book-2.pdf')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    results.getByRole('button', { name: 'Download book-2.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('book-2.pdf');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all (zip)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('pdf-splitter.zip');
  await ranges.fill('9');
  await expect(page.getByText('Page 9 does not exist: there are only 5 pages.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the result of book.pdf' })).toBeDisabled();
  await choose(page, 'text.pdf', new TextEncoder().encode('hello'));
  await expect(page.getByText(/This is not a PDF/)).toBeVisible();
});

test('by keyboard, on a phone: each page by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'book.pdf', await makeDocument({ tag: 'A', pageCount: 12 }));
  await focusOption(page.getByRole('combobox', { name: 'Split', exact: true }));
  await page.keyboard.type('Every');
  await expect(page.getByText('12 pages of 12 in 12 files.')).toBeVisible();
  await expect(page.getByText('book-01.pdf')).toBeVisible();
  await expectNoOverflow(page);
});

test('makes a file of each page until cuts are set, by mouse and by keyboard', async ({ page }) => {
  await choose(page, 'book.pdf', await makeDocument({ tag: 'A', pageCount: 5 }));
  await expect(page.getByText('5 pages of 5 in 5 files.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cut behind page 1', pressed: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cut behind page 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Pages', exact: true })).toHaveValue('1-2 | 3-');
  await page.getByRole('button', { name: 'Cut behind page 4' }).press('Enter');
  await expect(page.getByText('5 pages of 5 in 3 files.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pages, with cuts between' })).toContainText('5file 3');
  await page.getByRole('button', { name: 'Cut behind page 2', pressed: true }).click();
  await expect(page.getByRole('textbox', { name: 'Pages', exact: true })).toHaveValue('1-4 | 5');
});
