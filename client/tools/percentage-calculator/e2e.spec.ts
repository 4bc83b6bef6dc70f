import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, reopenByLink, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'percentage-calculator');
});

test('starts every tab with the specified example, and solves for each value exactly', async ({ page }) => {
  const tabs = {
    Basic: '25.00',
    'Percent Of': '37.50%',
    'Percent Change': '25.00%',
    'Percentage Points': '5.00 points',
    'Tip Calculator': '57.50',
    'Discount & Tax': '63.00',
  };
  for (const [name, expected] of Object.entries(tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(result(page)).toHaveText(expected);
  }

  await page.getByRole('tab', { name: 'Basic', exact: true }).click();
  await page.getByLabel('Of (the whole)').fill('19.99');
  for (const percent of ['5%', '10%', '15%', '20%', '25%', '50%', '75%', '100%']) {
    await expect(page.getByRole('button', { name: percent, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: '15%', exact: true }).click();
  await expect(result(page)).toHaveText('3.00');
  await expect(page.getByRole('row', { name: 'Exactly' })).toContainText('2.9985');
  await page.getByText('Whole', { exact: true }).click();
  await page.getByLabel('Is (the part)').fill('12');
  await expect(result(page)).toHaveText('80.00');

  await page.getByRole('tab', { name: 'VAT & Sales Tax' }).click();
  await expect(result(page)).toHaveText('120.00');
  await page.getByText('Remove tax').click();
  await page.getByRole('button', { name: '19%' }).click();
  await page.getByLabel('Amount').fill('119');
  await expect(result(page)).toHaveText('100.00');
});

test('shows a mistake beside its field, reads a pasted price, and explains a missing result', async ({
  page,
}) => {
  const box = page.getByLabel('Of (the whole)');
  await box.fill('12x');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(
    /“12x” is not a number\. Write it as in 1\.5, 1,5 or 1,234\./,
  );
  await expect(page.getByLabel('Percentage (%)')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await box.fill('12');
  await expect(box).not.toHaveAttribute('aria-invalid');

  for (const text of ['9'.repeat(100), '1e999', '<b>1</b>', '__proto__']) {
    await box.fill(text);
    await expect(page.locator('main')).toContainText(/\d × 10\^|is not a number|0\.00/);
  }

  await page.evaluate(() => navigator.clipboard.writeText('1,234.50 €\n'));
  await box.selectText();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(box).toHaveValue('1,234.50');
  await expect(result(page)).toHaveText('308.63');

  await page.getByRole('tab', { name: 'Percent Change' }).click();
  await expect(result(page)).toHaveText(/\d/);
  await page.getByLabel('Original value').fill('0');
  await expect(page.getByText('A change from 0 has no percentage.', { exact: true })).toBeVisible();
  await expect(result(page)).toHaveClass(/stale/);
  await page.getByLabel('Original value').fill('12x');
  await expect(page.getByText('Original value: “12x” is not a number.')).toBeVisible();
  await page.getByLabel('Original value').fill('');
  await expect(page.getByText('Fill in the numbers.')).toBeVisible();
  await page.getByLabel('Original value').fill('-50');
  await page.getByLabel('New value').fill('-25');
  await expect(result(page)).toHaveText('50.00%');
  await expect(page.getByText('gives −50%')).toBeVisible();
});

test('tip: presets, people by arrow keys, tax and rounding', async ({ page }) => {
  await page.getByRole('tab', { name: 'Tip Calculator' }).click();
  const people = page.getByRole('spinbutton', { name: 'People' });
  await expect(people).toHaveAttribute('aria-valuemin', '1');
  await people.press('ArrowDown');
  await expect(people).toHaveValue('1');
  await people.press('PageUp');
  await expect(people).toHaveValue('11');
  await expect(people).toHaveAttribute('aria-valuenow', '11');
  await people.fill('0');
  await expect(people).toHaveAccessibleDescription(/whole number from 1 to 1,000/);

  await people.fill('1');
  await page.getByRole('button', { name: '20%', exact: true }).click();
  await expect(result(page)).toHaveText('60.00');
  await page.getByLabel('Bill', { exact: true }).fill('47.30');
  await page.getByLabel('People').fill('7');
  await expect(page.getByRole('row', { name: /Each of 7/ })).toContainText('6 × 8.11 + 1 × 8.10');
  await page.getByLabel('Round').selectOption({ label: 'Total up to a whole amount' });
  await expect(result(page)).toHaveText('57.00');
  await expect(page.getByRole('row', { name: /Tip in fact/ })).toContainText('20.51%');
});

test('tip: people with different shares and own amounts', async ({ page }) => {
  await page.getByRole('tab', { name: 'Tip Calculator' }).click();
  await page.getByText('By shares', { exact: true }).click();
  await page.getByLabel('People and shares').fill('Ann 1\nBen 2\n0.5');
  await expect(page.getByRole('row', { name: /Ann \(1 of 3.5\)/ })).toContainText('16.43');
  await expect(page.getByRole('row', { name: /Together/ })).toContainText('57.50');
  await expect(page.getByText('lost most by rounding: Ann, Ben.')).toBeVisible();

  await page.getByText('By items', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Ann \(30.00 \+ 4.50\)/ })).toContainText('34.50');
  await page.getByLabel('People and their items').fill('Ann 30\nBen 21');
  await expect(page.getByText('The items add up to 51.00')).toBeVisible();
  await page.getByLabel('People and their items').fill('');
  await expect(page.getByText('Fill in the numbers.')).toBeVisible();
});

test('scrolls the tabs in one row at 390 px, works by keyboard, and restores a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('tablist', { name: 'Kind of calculation' });
  expect((await list.boundingBox())?.height).toBeLessThan(60);
  await page.getByRole('tab', { name: 'Basic' }).press('End');
  await expect(page.getByRole('tab', { name: 'VAT & Sales Tax' })).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('tab', { name: 'Basic' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+20%');
  await expect(result(page)).toHaveText('100.00');
  await expectNoOverflow(page);

  await reopenByLink(page);
  await expect(page.getByRole('tab', { name: 'Discount & Tax' })).toHaveAttribute('aria-selected', 'true');
  await expect(result(page)).toHaveText('100.00');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('numbers are read and written in the German way', async ({ page }) => {
    await page.getByLabel('Of (the whole)').fill('1.234,56');
    await expect(result(page)).toHaveText('308,64');
  });
});
