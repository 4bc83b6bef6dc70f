import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'text-diff');
});

const table = (page: Page) => page.getByRole('table', { name: 'Differences' });
const openFiles = (page: Page, ...texts: readonly string[]) =>
  page
    .getByRole('region', { name: 'Old text' })
    .locator('input[type=file]')
    .setInputFiles(
      texts.map((text, index) => ({
        name: `${index}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );

async function savePatch(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'changes.patch' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('marks changed words in two views, names invisible characters, and ignores case and white space on request', async ({
  page,
}) => {
  await writeText(page, 'Old text', 'the quick fox');
  await writeText(page, 'New text', 'the slow fox');
  await expect(table(page).locator('mark')).toHaveText(['quick', 'slow']);
  await expect(table(page).getByRole('row')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Unified' }).check();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(table(page).locator('mark')).toHaveText(['slow', 'quick']);

  await openFiles(page, 'a\u200bb\ncar\rriage\n', 'ab\ncarriage\n');
  await expect(table(page)).toContainText('a⟨U+200B⟩b');
  await expect(table(page)).toContainText('car⟨U+000D⟩riage');
  await page.getByRole('region', { name: 'Old text' }).getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Old text', '\ufffd');
  await expect(table(page)).toContainText('\ufffd');

  await openFiles(page, 'A b\n', 'a  b\n');
  await page.getByLabel('Ignore case').check();
  await page.getByLabel('Whitespace').selectOption('Ignore amount');
  await expect(page.getByText('The texts are the same but for what is ignored.')).toBeVisible();
});

test('reports a byte order mark as a difference; Swap and patch keep names, marks and line ends', async ({
  page,
}) => {
  await openFiles(page, '\0\0\0', 'a\nc\n');
  await expect(page.getByRole('region', { name: 'Old text' })).toContainText('0.txt');
  await openFiles(page, 'a\r\nb\r\n', 'a\r\nc\r\n');
  await expect(table(page)).toBeVisible();
  expect(await savePatch(page)).toBe('--- a/0.txt\n+++ b/0.txt\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n');

  await openFiles(page, '\ufeffa\n', 'a\n');
  await expect(page.getByText('“0.txt” begins with a byte order mark')).toBeVisible();
  await expect(page.getByText('1 line removed, 1 line added.')).toBeVisible();

  await openFiles(page, '\ufeffsame\nthe old one\n', '\ufeffsame\nthe new one\n');
  await expect(table(page).locator('mark')).toHaveText(['old', 'new']);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(table(page).locator('mark')).toHaveText(['new', 'old']);
  expect(await savePatch(page)).toBe(
    '--- a/1.txt\n+++ b/1.txt\n@@ -1,2 +1,2 @@\n \ufeffsame\n-the new one\n+the old one\n',
  );
});

test('steps through thousands of changed lines by keyboard', async ({ page }) => {
  const lines = Array.from({ length: 8_000 }, (_, index) => `line ${index}`);
  const now = lines.map((line, index) => (index % 2 === 0 ? `${line} changed` : line));
  await openFiles(page, lines.join('\n'), now.join('\n'));
  await expect(page.getByText('4,000 lines removed, 4,000 lines added.')).toBeVisible();
  await table(page).focus();
  await page.keyboard.press('End');
  await expect(table(page).getByText('line 7998 changed')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('F7');
  await expect(table(page).getByText('line 4').first()).toBeVisible();
});

test('what is the same is folded, markup is text, and a phone shows one column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const same = Array.from({ length: 30 }, (_, index) => `same ${index}`).join('\n');
  await openFiles(page, `${same}\n<img src=x onerror="document.title=1">\n`, `${same}\n<b>\n`);
  await expect(table(page).getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: 'Show 27 lines that are the same' }).click();
  await expect(table(page).getByText('same 5', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Text Diff/);
  await expectNoOverflow(page);
});

test.describe('with the options as at first', () => {
  test.use({ showsAllOptions: false });

  test('on a phone the differences are in view beside both texts, before and after there are any', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('The differences appear here once there are two texts.')).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole('button', { name: 'Show a sample' }).click();
    await expect(table(page).getByRole('row').nth(2)).toBeInViewport();
  });
});
