import { readFile } from 'node:fs/promises';
import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'find-and-replace');
});

test('replaces with case kept, counts, undoes a sample, and swaps words by pairs', async ({ page }) => {
  await writeText(page, 'Input', 'mine');
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(
    'The dog sat. A Dog, two dogs, and DOG.',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('');

  await replaceText(page, 'Input', 'Cat and cat');
  await page.getByLabel('Find', { exact: true }).fill('cat');
  await page.getByLabel('Replace with').fill('dog');
  await page.getByLabel('Ignore case').check();
  await page.getByLabel('Keep case').check();
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Dog and dog');
  await expect(page.getByText('2 replacements')).toBeVisible();

  await replaceText(page, 'Input', 'left right');
  await page.getByRole('radio', { name: 'Many pairs' }).check();
  await page.getByLabel('Pairs', { exact: true }).fill('left => right\nright => left');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('right left');
});

test('stops a hostile pattern, and reports a broken one', async ({ page }) => {
  await writeText(page, 'Input', `${'a'.repeat(40)}!`);
  await page.getByLabel('Regex').check();
  await page.getByLabel('Find', { exact: true }).fill('(a');
  await expect(page.getByText('The regular expression is invalid').first()).toBeVisible();
  // The limit passes at once, because the worker would be busy for all of it.
  await page.clock.install();
  await page.getByLabel('Find', { exact: true }).fill('^(a+)+$');
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(page.getByText('Use a simpler regular expression').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('what was typed into the options stays when several files are opened, and when they are closed', async ({
  page,
}) => {
  await page.getByLabel('Find', { exact: true }).fill('a');
  await page.getByLabel('Replace with').fill('b');
  await page.locator('input[type=file]').setInputFiles([
    { name: '1.txt', mimeType: 'text/plain', buffer: Buffer.from('aa') },
    { name: '2.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
  ]);
  await expect(page.getByText('2 files ready')).toBeVisible();
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('a');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result of 1.txt' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toBe('bb');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('a');
});
