import type { Page } from '@playwright/test';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test.beforeEach(async ({ page }) => {
  // 2026-11-21 everywhere on Earth but its edges.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await openTool(page, 'date-calculator');
});

test('difference: empty until asked for, then in every term', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Calculate Difference' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Start date').fill('1990-02-28');
  await expect(button).toBeDisabled();
  await page.getByLabel('End date').fill('2026-11-21');
  await expect(page.getByText('Choose two dates.')).toBeVisible();
  await button.click();
  await expect(result(page)).toHaveText('13,415 days');
  await expect(row(page, /In calendar terms/)).toContainText('36 years, 8 months, 24 days');
  await expect(row(page, /Approximately/)).toContainText('440.75 months, or 36.73 years');
  await expect(row(page, /Business days/)).toContainText('9,583 days');
  await expect(row(page, /Business hours/)).toContainText('76,664 hours');
  await expect(row(page, /Weekend days/)).toContainText('3,832 days, 1,916 full weekends');
  await expect(row(page, /Of each weekday/)).toContainText('Mon 1,916');
  await expect(row(page, /^End /)).toContainText('Saturday, November 21, 2026, ISO week 2026-W47-6');
  await expect(row(page, /20,000 days after the start/)).toContainText('December 1, 2044');
  await page.getByLabel('Include the last day').check();
  await expect(result(page)).toHaveText('13,416 days');
  await page.getByRole('button', { name: 'Swap dates' }).click();
  await expect(page.getByText('The end date lies before the start date.')).toBeVisible();
});

test('add: from today, seven days, as specified; months keep within the month', async ({ page }) => {
  await page.getByRole('tab', { name: 'Add/Subtract Time' }).click();
  await expect(page.getByLabel('Base date')).toHaveValue('2026-11-21');
  await expect(page.getByLabel('Value')).toHaveValue('7');
  await expect(page.getByText('Choose what to add.')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result(page)).toHaveText('November 28, 2026');
  await page.getByText('Subtract', { exact: true }).click();
  await expect(result(page)).toHaveText('November 14, 2026');

  await page.getByText('Add', { exact: true }).click();
  await page.getByLabel('Base date').fill('2026-01-31');
  await page.getByLabel('Value').fill('1');
  await page.getByLabel('Unit').selectOption('Months');
  await expect(result(page)).toHaveText('February 28, 2026');
  await expect(page.getByText('That month has no day 31, so its last day is taken.')).toBeVisible();
  await expect(page.getByText('The way back by the same amount leads to January 28, 2026.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toBe('2026-02-28.ics');
});

test('business days with days off; a mistake names its line', async ({ page }) => {
  await page.getByRole('tab', { name: 'Add/Subtract Time' }).click();
  await page.getByLabel('Base date').fill('2026-12-24');
  await page.getByLabel('Value').fill('1');
  await page.getByLabel('Unit').selectOption('Business days');
  await page.getByLabel('Days off').fill('2026-12-25 Christmas');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result(page)).toHaveText('December 28, 2026');
  await page.getByLabel('Days off').fill('2026-12-25\nsoon');
  await expect(page.getByText('Days off, line 2: “soon” is not a date.')).toBeVisible();
  await expect(result(page)).toHaveClass(/stale/);
  await expect(result(page)).toHaveText('December 28, 2026');
});

test('days off from a calendar file', async ({ page }) => {
  await page.getByText('Business days', { exact: true }).first().click();
  const file = (text: string) => ({
    name: 'holidays.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(text),
  });
  const event = 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261225\r\nSUMMARY:Christmas\r\nEND:VEVENT\r\n';
  await page.locator('main input[type=file]').setInputFiles(file(`BEGIN:VCALENDAR\r\n${event}END:VCALENDAR`));
  await expect(page.getByText('1 day off from holidays.ics.')).toBeVisible();
  await expect(page.getByLabel('Days off')).toHaveValue('2026-12-25 Christmas');
  await page.getByLabel('Start date').fill('2026-12-21');
  await page.getByLabel('End date').fill('2026-12-28');
  await page.getByRole('button', { name: 'Calculate Difference' }).click();
  await expect(row(page, /Business days/)).toContainText('4 days');
  await page.locator('main input[type=file]').setInputFiles(file('BEGIN:VCALENDAR\r\nEND:VCALENDAR'));
  await expect(page.getByText('This calendar has no events with a date.')).toBeVisible();
  await expect(page.getByLabel('Days off')).toHaveValue('2026-12-25 Christmas');
});

test('durations, one a line', async ({ page }) => {
  await page.getByRole('tab', { name: 'Add/Subtract Time' }).click();
  await page.getByLabel('Base date').fill('2026-01-01');
  await page.getByLabel('Unit').selectOption('Durations');
  await page.getByLabel('Durations, one a line').fill('3d 1h\nP1M\n-30m');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(result(page)).toHaveText('February 4, 2026, 00:30:00');
  await page.getByLabel('Durations, one a line').fill('3d\nsoon');
  await expect(page.getByText('Durations, line 2: “soon” is not a duration.')).toBeVisible();
});

test('large, broken and hostile values are refused in words', async ({ page }) => {
  await page.getByRole('tab', { name: 'Add/Subtract Time' }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  for (const [value, message] of [
    ['0', 'The number is not a whole number of 1 or more.'],
    ['1.5', 'The number is not a whole number of 1 or more.'],
    ['9000000000000000', 'The result lies outside the years 1 to 9999.'],
    ['1e300', 'The number is not a whole number of 1 or more.'],
  ] as const) {
    await page.getByLabel('Value').fill(value);
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel('Unit').selectOption('Business days');
  await page.getByLabel('Value').fill('1000000');
  await expect(result(page)).toHaveText('December 16, 5859');
  // As pasted: typing so many lines takes the browser itself a minute.
  await page.getByLabel('Days off').evaluate((box) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      box,
      '2026-12-25\n'.repeat(5_000),
    );
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText('These are more than 2,000 days off.')).toBeVisible();
});

test('by keyboard, at 390 px, and back from a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Start date').focus();
  await page.keyboard.type('01312026');
  await page.getByLabel('End date').focus();
  await page.keyboard.type('02282026');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('28 days');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Start date')).toHaveValue('2026-01-31');
  await expect(result(page)).toHaveText('28 days');
});

test('without a Temporal of its own the browser is given one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Start date').fill('2026-01-28');
  await page.getByLabel('End date').fill('2026-02-28');
  await page.getByRole('button', { name: 'Calculate Difference' }).click();
  await expect(row(page, /In calendar terms/)).toContainText('1 month');
  await expect(row(page, /^Start /)).toContainText('Wednesday, January 28, 2026');
});
