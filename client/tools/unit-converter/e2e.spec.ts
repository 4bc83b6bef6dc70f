import { expect, openTool, test } from '#e2e/fixtures.ts';

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await openTool(page, 'unit-converter');
  });

  test('starts with one meter in centimeters, and converts as one types', async ({ page }) => {
    await expect(page.locator('.result-value')).toHaveText('100 cm');
    await page.getByLabel('Value', { exact: true }).fill('2.5');
    await expect(page.locator('.result-value')).toHaveText('250 cm');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(page.locator('.result-value')).toHaveText('0.025 m');
    await page.getByLabel('Category').selectOption('Mass');
    await expect(page.locator('.result-value')).toHaveText('2,500 g');
  });

  test('understands a whole conversion, and fills the fields with it', async ({ page }) => {
    await page.getByLabel('Type a conversion').fill(`5'11" in cm`);
    await expect(page.locator('.result-value')).toHaveText('180.34 cm');
    await expect(page.getByLabel('From')).toHaveValue('in');
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('71');
    await page.getByLabel('Type a conversion').fill('1 nm in m');
    await expect(page.locator('.result-value')).toHaveText('0 m');
    await expect(page.getByText('Exactly: 1 × 10^−9 m')).toBeVisible();
  });

  test('says what it does not understand, and keeps the last result, grayed', async ({ page }) => {
    await expect(page.locator('.result-value')).toHaveText('100 cm');
    await page.getByLabel('Type a conversion').fill('12 smoots in m');
    await expect(
      page.getByText('“smoots” is not a unit of this tool. For length there are: meter,'),
    ).toBeVisible();
    await page.getByLabel('Value', { exact: true }).fill('12x');
    await expect(page.getByText('“12x” is not a number.')).toBeVisible();
    await expect(page.locator('.result-value')).toHaveClass(/stale/);
    await expect(page.locator('.result-value')).toHaveText('100 cm');
    await page.getByLabel('Value', { exact: true }).fill('');
    await expect(page.getByText('Enter a value to convert.')).toBeVisible();
  });

  test('hostile input neither hangs nor breaks it', async ({ page }) => {
    for (const text of ['1e999', '9'.repeat(100), '1e-999', '<b>1</b>', '1/0']) {
      await page.getByLabel('Value', { exact: true }).fill(text);
      await expect(page.locator('main')).toContainText(/Result|is not a number/);
    }
    await page.getByLabel('Value', { exact: true }).fill('1');
    await expect(page.locator('.result-value')).toHaveText('100 cm');
  });

  test('refuses what is colder than absolute zero, and offers the other gallon', async ({ page }) => {
    await page.getByLabel('Type a conversion').fill('-300 c in f');
    await expect(page.getByText('Nothing is colder than absolute zero, −273.15 °C.')).toBeVisible();
    await page.getByLabel('Type a conversion').fill('1 gal in l');
    await expect(page.locator('.result-value')).toHaveText('3.785412 L');
    await page.getByRole('button', { name: 'UK gallon', exact: true }).first().click();
    await expect(page.locator('.result-value')).toHaveText('4.54609 L');
  });

  test('by keyboard: converts, keeps a list, copies the raw value', async ({ page }) => {
    await page.getByLabel('Value', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1234567.5');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Recent' })).toContainText('= 123,456,750 cm');
    await page.getByRole('button', { name: 'Copy Result' }).press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('123456750');
  });

  test('shows the amount in all units, and a press makes one the target', async ({ page }) => {
    const table = page.getByRole('region', { name: 'All units' });
    await expect(table).toContainText('39.370079 in');
    await table.getByRole('button', { name: 'mile', exact: true }).click();
    await expect(page.locator('.result-value')).toHaveText('0.000621 mi');
  });
});

test('a line that is not understood marks the result as old', async ({ page }) => {
  await openTool(page, 'unit-converter');
  const line = page.getByLabel('Type a conversion');
  await line.fill(`5'11" in cm`);
  await expect(page.locator('.result-value')).toHaveText('180.34 cm');
  await line.fill('1 smoot in m');
  await expect(page.getByText('Outdated').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Result' })).toBeDisabled();
  await line.fill('1 km in m');
  await expect(page.locator('.result-value')).toHaveText('1,000 m');
  await expect(page.getByText('Outdated')).toHaveCount(0);
});

test('a browser whose language is no language tag converts as an English one', async ({ page }) => {
  await page.addInitScript(() => {
    // Chromium's language when the system's locale is C.
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix' });
  });
  await openTool(page, 'unit-converter');
  await page.getByLabel('Type a conversion').fill('1.5 km in m');
  await expect(page.locator('.result-value')).toHaveText('1,500 m');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('numbers are read and written in the German way', async ({ page }) => {
    await openTool(page, 'unit-converter');
    await page.getByLabel('Value', { exact: true }).fill('1.234,5');
    await expect(page.locator('.result-value')).toHaveText('123.450 cm');
    await page.getByLabel('Type a conversion').fill('1,5 kg in g');
    await expect(page.locator('.result-value')).toHaveText('1.500 g');
  });
});

test.describe('what is copied reads back', () => {
  for (const [locale, shown, copied] of [
    ['de-DE', '1,234 m', '1,234'],
    ['ar-EG', '\u2066١٫٢٣٤\u2069 m', '1.234'],
    ['fr-FR', '1,234 m', '1,234'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test('into the same box, as the same number', async ({ page }) => {
        await openTool(page, 'unit-converter');
        const box = page.getByLabel('Value', { exact: true });
        await page.getByLabel('Type a conversion').fill('123.4 cm in m');
        await expect(page.locator('.result-value')).toHaveText(shown);
        await page.getByRole('button', { name: 'Copy Result' }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
        await box.fill(copied);
        await page.getByLabel('From').selectOption({ value: 'm' });
        await expect(page.locator('.result-value')).toHaveText(shown);
        await box.fill(shown.replace(' m', ''));
        await expect(page.locator('.result-value')).toHaveText(shown);
      });
    });
  }
});
