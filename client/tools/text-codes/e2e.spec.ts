import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'text-codes');
});

test('encodes, and offers extended signs for what Morse code does not have', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'Hi!');
  await expect(output).toContainText('.... .. !');
  await expect(page.getByRole('button', { name: 'line 1, column 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Use extended signs' }).click();
  await expect(output).toContainText('.... .. -.-.--');
  await page
    .getByRole('region', { name: 'Side by side' })
    .getByRole('button', { name: 'NATO alphabet', exact: true })
    .click();
  await expect(output).toContainText('Hotel India');
});

test('decodes, and shows all shifts of a Caesar cipher', async ({ page }) => {
  await page.getByRole('radio', { name: 'Decode' }).check();
  await writeText(page, 'Input', 'Bmfy');
  await page.getByLabel('Code', { exact: true }).selectOption('Caesar');
  await page
    .getByRole('region', { name: 'Side by side' })
    .getByRole('button', { name: 'Shift 5', exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('What');
  await page.getByLabel('Code', { exact: true }).selectOption('Vigenère');
  await expect(page.getByText('There is no key.').first()).toBeVisible();
});
