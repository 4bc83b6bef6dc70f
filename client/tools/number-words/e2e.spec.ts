import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('writes amounts and Roman numerals, and shows the place of a mistake', async ({ page }) => {
  await openTool(page, 'number-words');
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Numbers', '1234.05');
  await expect(output).toContainText('one thousand two hundred thirty-four point zero five');
  await page.getByLabel('Write as').selectOption('Check: one and 05/100 dollars');
  await expect(output).toContainText('one thousand two hundred thirty-four and 05/100 dollars');
  await page.getByLabel('Write as').selectOption('Roman numeral: XLII');
  await expect(page.getByText('A Roman numeral is a whole number without a sign.').first()).toBeVisible();
});

test('reads words and Roman numerals', async ({ page }) => {
  await openTool(page, 'number-words');
  await page.getByLabel('Write as').selectOption('Number, from words or Roman');
  await writeText(page, 'Numbers', 'two hundred and one\nMCMXCIV');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('201');
  await expect(output).toContainText('1994');
});
