import type { Page } from '@playwright/test';
import { copyLinkWithInput, expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');
const list = (page: Page) => page.getByRole('region', { name: 'Public holidays found' });
const summary = (page: Page) => page.locator('summary', { hasText: 'Business days' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await openTool(page, 'date-calculator');
});

async function askOverChristmas(page: Page): Promise<void> {
  await page.getByLabel('Start date').fill('2026-12-21');
  await page.getByLabel('End date').fill('2027-01-08');
  await page.getByLabel('Count business days only').check();
  await page.getByRole('button', { name: 'Calculate Difference' }).click();
}

test('Bavaria over Christmas: named, unchecked, and kept by a link, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await askOverChristmas(page);
  // None are taken off before a country is chosen.
  await expect(result(page)).toHaveText('14 business days');
  await expect(list(page)).toHaveCount(0);
  await page.getByLabel('Public holidays', { exact: true }).selectOption('Germany');
  await expect(page.getByText('For 2015 to 2035, by the laws known in 2026.')).toBeVisible();
  // Epiphany is not a holiday in most of Germany.
  await expect(result(page)).toHaveText('12 business days');
  await page.getByLabel('Region').selectOption('Bavaria');
  await expect(result(page)).toHaveText('11 business days');
  await expect(list(page).getByRole('heading')).toHaveText('Public holidays: Germany, Bavaria');
  await expect(list(page).getByRole('listitem')).toHaveText([
    'Friday, Dec 25, 2026: Christmas Day',
    'Saturday, Dec 26, 2026: Second Day of Christmas (weekend)',
    'Friday, Jan 1, 2027: New Year’s Day',
    'Wednesday, Jan 6, 2027: Epiphany',
  ]);
  await expect(page.getByTitle('December 25, 2026: Christmas Day')).toBeVisible();
  await expect(page.getByText('Weekends, public holidays (Germany, Bavaria)')).toBeVisible();

  await page.getByLabel('Wednesday, Jan 6, 2027: Epiphany').uncheck();
  await expect(result(page)).toHaveText('12 business days');
  await expectNoOverflow(page);

  const link = await copyLinkWithInput(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(result(page)).toHaveText('12 business days');
  await expect(page.getByLabel('Wednesday, Jan 6, 2027: Epiphany')).not.toBeChecked();
  await expect(page.getByLabel('Friday, Dec 25, 2026: Christmas Day')).toBeChecked();
  await expect(page.getByLabel('Region')).toHaveValue('DE-BY');
  await page.getByLabel('Wednesday, Jan 6, 2027: Epiphany').check();
  await expect(result(page)).toHaveText('11 business days');
  // Another country begins with all its holidays.
  await page.getByLabel('Public holidays', { exact: true }).selectOption('None');
  await expect(result(page)).toHaveText('14 business days');
  await expect(page.getByLabel('Region')).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
});

test('adding business days in England, beside days off of one’s own', async ({ page }) => {
  await page.getByRole('tab', { name: 'Add/Subtract Time' }).click();
  await page.getByLabel('Base date').fill('2026-12-24');
  await page.getByLabel('Value').fill('1');
  await page.getByLabel('Unit').selectOption('Business days');
  await page.getByLabel('Public holidays', { exact: true }).selectOption('United Kingdom');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result(page)).toHaveText('December 29, 2026');
  await expect(list(page)).toContainText('Monday, Dec 28, 2026: Boxing Day (observed)');
  await page.getByLabel('Days off').fill('2026-12-29 closed');
  await expect(result(page)).toHaveText('December 30, 2026');
  await page.getByLabel('Value').fill('2500');
  await expect(page.getByText('The table of public holidays covers 2015 to 2035')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(24);
  await list(page)
    .getByRole('button', { name: /^Show all/ })
    .click();
  await expect(list(page)).toContainText('Dec 26, 2035: Boxing Day');
  await expect(list(page).getByRole('button')).toHaveCount(0);
});

test('works by keyboard, keeps the country, names holidays, and says where it has no table', async ({
  page,
}) => {
  await summary(page).focus();
  await page.keyboard.press('Enter');
  const country = page.getByLabel('Public holidays', { exact: true });
  await expect(country).toBeEnabled();
  await expect(country).toHaveValue('none');
  await country.focus();
  await page.keyboard.type('United Kingdom');
  await expect(country).toHaveValue('GB');
  await page.reload();
  await expect(page.getByLabel('Region')).toHaveValue('GB-ENG');
  await page.getByRole('tab', { name: 'About a Date' }).click();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Public holiday, United Kingdom, England and Wales/)).toContainText('no');
  await expect(row(/^Next public holidays/)).toContainText('Dec 28, 2026: Boxing Day (observed)');
  await page.getByLabel('Date', { exact: true }).fill('2022-09-19');
  await expect(row(/^Public holiday,/)).toContainText('State Funeral of Queen Elizabeth II');
  await page.getByLabel('Date', { exact: true }).fill('1999-12-25');
  await expect(row(/^Public holiday,/)).toContainText('covers 2015 to 2035');

  await page.evaluate(() =>
    localStorage.setItem(
      'options:date-calculator',
      JSON.stringify({ holidayPlace: '<b>', countsWorkDays: true }),
    ),
  );
  await page.reload();
  await askOverChristmas(page);
  await expect(page.getByText('Public holidays: there is no table for “<b>”.')).toBeVisible();
  await country.selectOption('Austria');
  await expect(result(page)).toHaveText('11 business days');
});
