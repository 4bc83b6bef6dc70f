import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'loan-calculator');
  await expect(result(page)).toHaveText(/\d/);
});

test('calculates to the cent and by days, and saves the schedule and a calendar', async ({ page }) => {
  await expect(result(page)).toHaveText('1,199.10');
  await expect(page.getByRole('row', { name: /^Last payment/ })).toContainText('1,200.14');
  await page.getByText('More options').click();
  await page.getByLabel('First payment date').fill('2026-01-31');
  await expect(page.getByRole('cell', { name: '2026-02-28' })).toBeAttached();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'schedule.csv' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(361);
  expect(lines[360]).toMatch(/^2055-12-31,1200\.14,.*,0\.00$/);

  await page.getByLabel('Day count').selectOption({ label: 'Actual/365' });
  await page.getByLabel('First payment date').fill('');
  await expect(page.getByLabel('First payment date')).toHaveAccessibleDescription(/day of the first payment/);
  await page.getByLabel('First payment date').fill('2026-03-01');
  await page.getByLabel('Loan start date').fill('2026-01-15');
  // Calculated with Python’s decimal.
  await expect(result(page)).toHaveText('1,202.69');
  const savingCalendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'payments.ics' }).click();
  const file = await readFile(await (await savingCalendar).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20260301\r\nSUMMARY:Loan payment 1: 1\\,202.69\r\n');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(360);
});

test('handles extra payments and later changes with their mistakes, and solves for the term', async ({
  page,
}) => {
  await page.getByLabel('Extra per payment').fill('100');
  await expect(page.getByRole('row', { name: /^Number of payments 295/ })).toBeVisible();
  await page.getByText('More options').click();
  await page.getByLabel('Changes during the term').fill('61 rate 4\n70 holiday 2');
  await expect(page.getByLabel('Changes during the term')).toHaveAccessibleDescription(
    /not a known change.*line 2/,
  );
  await expect(result(page)).toHaveClass(/stale/);
  await page.getByLabel('Changes during the term').fill('61 rate 4\n70 pause 2');
  await expect(result(page)).not.toHaveClass(/stale/);

  await page.getByLabel('Changes during the term').fill('');
  await page.getByLabel('Extra per payment').fill('');
  await page.getByLabel('Calculate').selectOption({ label: 'Loan term' });
  await page.getByRole('textbox', { name: 'Each payment', exact: true }).fill('1000');
  await expect(page.getByRole('textbox', { name: 'Each payment', exact: true })).toHaveAccessibleDescription(
    /not paid off in 60 years/,
  );
  await page.getByRole('textbox', { name: 'Each payment', exact: true }).fill('1500');
  await expect(result(page)).toHaveText('18 years 5 months');
  for (const text of ['9'.repeat(100), '<b>1</b>', '']) {
    await page.getByLabel('Loan amount', { exact: true }).fill(text);
  }
  await page.getByLabel('Loan amount', { exact: true }).fill('1500');
  await expect(result(page)).toHaveText('2 months');
});

test('compares three loans in a chart with a text alternative, readable on a phone and saved with title and key', async ({
  page,
}) => {
  await page.getByLabel('Compare with two other loans').check();
  await expect(page.getByRole('region', { name: 'Table: Comparison' })).toContainText('1,073.64');
  await expect(
    page.getByRole('img', { name: /A is paid off with payment 360, B is .* 360, C is .* 180/ }),
  ).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const words = page.getByRole('img', { name: /Remaining balance/ }).locator('text');
  await expect.poll(async () => (await words.first().boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(12);
  await expect(words.filter({ hasText: /^30$/ })).toBeAttached();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Chart as SVG' }).first().click();
  const file = await readFile(await (await saving).path(), 'utf8');
  for (const word of ['Remaining balance', 'A', 'B', 'C', 'Years']) expect(file).toContain(`>${word}</text>`);
  await expectNoOverflow(page);
});

test('calculates weekly payments for sixty years by keyboard at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Payment frequency', { exact: true }).selectOption({ label: 'Weekly' });
  await page.getByLabel('Years', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('60');
  await expect(page.getByRole('row', { name: /^Number of payments 3,120/ })).toBeVisible();
  await expectNoOverflow(page);
});
