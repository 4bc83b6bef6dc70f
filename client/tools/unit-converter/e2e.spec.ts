import type { Page } from '@playwright/test';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');
const value = (page: Page) => page.getByLabel('Value', { exact: true });
const line = (page: Page) => page.getByLabel('Type a conversion');

test('starts with one meter in centimeters, and converts while typing', async ({ page }) => {
  await openTool(page, 'unit-converter');
  await expect(result(page)).toHaveText('100 cm');
  const table = page.getByRole('region', { name: 'All units' });
  await expect(table).toContainText('39.370079 in');
  await table.getByRole('button', { name: 'mile', exact: true }).click();
  await expect(result(page)).toHaveText('0.000621 mi');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(result(page)).toHaveText('1,609.344 m');
  await value(page).fill('2.5');
  await expect(result(page)).toHaveText('4,023.36 m');
  await page.getByLabel('Category').selectOption('Mass');
  await expect(result(page)).toHaveText('2,500 g');
});

test('by keyboard: converts, keeps a list and copies the raw value', async ({ page }) => {
  await openTool(page, 'unit-converter');
  await value(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1234567.5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Recent' })).toContainText('= 123,456,750 cm');
  await page.getByRole('button', { name: 'Copy Result' }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('123456750');
});

test('understands a typed conversion, or says what it does not and marks the result as outdated', async ({
  page,
}) => {
  await openTool(page, 'unit-converter');
  await line(page).fill('12 smoots in m');
  await expect(
    page.getByText('“smoots” is not a unit of this tool. For length there are: meter,'),
  ).toBeVisible();
  await line(page).fill(`5'11" in cm`);
  await expect(result(page)).toHaveText('180.34 cm');
  await expect(page.getByLabel('From')).toHaveValue('in');
  await expect(value(page)).toHaveValue('71');
  await line(page).fill('1 smoot in m');
  await expect(page.getByText('Outdated').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Result' })).toBeDisabled();
  await line(page).fill('-300 c in f');
  await expect(page.getByText('Nothing is colder than absolute zero, −273.15 °C.')).toBeVisible();
  await line(page).fill('1 nm in m');
  await expect(result(page)).toHaveText('0 m');
  await expect(page.getByText('Exactly: 1 × 10^−9 m')).toBeVisible();
  await expect(page.getByText('Outdated')).toHaveCount(0);
  await line(page).fill('1 gal in l');
  await expect(result(page)).toHaveText('3.785412 L');
  await page.getByRole('button', { name: 'UK gallon', exact: true }).first().click();
  await expect(result(page)).toHaveText('4.54609 L');

  for (const text of ['<b>1</b>', '12x']) {
    await value(page).fill(text);
    await expect(page.getByText(`“${text}” is not a number.`)).toBeVisible();
    await expect(result(page)).toHaveClass(/stale/);
    await expect(result(page)).toHaveText('4.54609 L');
  }
  await value(page).fill('');
  await expect(page.getByText('Enter a value to convert.')).toBeVisible();
});

test('a browser whose language is no language tag converts as an English one', async ({ page }) => {
  await page.addInitScript(() => {
    // Chromium's language when the system's locale is C.
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix' });
  });
  await openTool(page, 'unit-converter');
  await line(page).fill('1.5 km in m');
  await expect(result(page)).toHaveText('1,500 m');
});

for (const [locale, written, shown, copied] of [
  ['de-DE', '1,2345 km in m', '1.234,5 m', '1234,5'],
  ['ar-EG', '1.2345 km in m', '\u2066١٬٢٣٤٫٥\u2069 m', '1234.5'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('reads and writes numbers by locale, and reads back what it copies', async ({ page }) => {
      await openTool(page, 'unit-converter');
      await line(page).fill(written);
      await expect(result(page)).toHaveText(shown);
      await page.getByRole('button', { name: 'Copy Result' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
      await value(page).fill(copied);
      await page.getByLabel('From').selectOption({ value: 'm' });
      await expect(result(page)).toHaveText(shown);
      await value(page).fill(shown.replace(' m', ''));
      await expect(result(page)).toHaveText(shown);
    });
  });
}
