import type { Page } from '@playwright/test';
import { copyLinkWithInput, expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

async function ask(page: Page, question: string): Promise<void> {
  const words = page.getByLabel('In words');
  await words.fill(question);
  await words.press('Enter');
}

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

test('add: starts with seven days from today as specified; adds months and several durations', async ({
  page,
}) => {
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
  await expect(page.getByText('That month has no day 31, so its last day is used.')).toBeVisible();
  await expect(page.getByText('The way back by the same amount leads to January 28, 2026.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toBe('2026-02-28.ics');

  await page.getByLabel('Unit').selectOption('Durations');
  await page.getByLabel('Durations, one per line').fill('3d 1h\nP1M\n-30m');
  await expect(result(page)).toHaveText('March 3, 2026, 00:30:00');
  await page.getByLabel('Base time').fill('4 pm');
  await expect(result(page)).toHaveText('March 3, 2026, 16:30:00');
  await page.getByLabel('Durations, one per line').fill('3d\nsoon');
  await expect(page.getByText('Durations, line 2: “soon” is not a duration.')).toBeVisible();
});

test('counts business days with days off, and reports mistakes with their line or field', async ({
  page,
}) => {
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

  await page.getByLabel('Days off').fill('');
  await page.getByLabel('Base date').fill('2026-11-21');
  await page.getByLabel('Value').fill('1000000');
  await expect(result(page)).toHaveText('December 16, 5859');
  await page.getByLabel('Value').fill('1.5');
  await expect(page.getByText('The number is not a whole number of 1 or more.')).toBeVisible();

  await page.getByLabel('Value').fill('1');
  // As a paste: typing so many lines takes the browser itself a minute.
  await page.getByLabel('Days off').evaluate((box) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      box,
      '2026-12-25\n'.repeat(5_000),
    );
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText('These are more than 2,000 days off.')).toBeVisible();
});

test('reads days off from a calendar file, and numbers the business days in the calendar', async ({
  page,
}) => {
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

  await page.getByLabel('Days off').fill('12-25 Christmas\n2026-12-28 to 2026-12-31 closed');
  await page.getByLabel('Start date').fill('2026-12-21');
  await page.getByLabel('End date').fill('2027-01-09');
  await expect(row(page, /^Business days/)).toContainText('10 days');
  await page.getByLabel('Count business days only').check();
  await expect(result(page)).toHaveText('10 business days');
  await expect(row(page, /^All days/)).toContainText('19 days');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('heading')).toHaveText('December 2026');
  await expect(calendar.getByTestId('running-count')).toHaveText(['1', '2', '3', '4']);
  await expect(calendar.getByTitle('December 25, 2026: Christmas')).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'Month before' })).toBeDisabled();
  await calendar.getByRole('button', { name: 'Month after' }).click();
  await expect(calendar.getByRole('heading')).toHaveText('January 2027');
  await expect(calendar.getByTestId('running-count')).toHaveText(['5', '6', '7', '8', '9', '10']);
  await expect(calendar.getByRole('rowheader').first()).toHaveText('53');
});

test('in words: fills in the fields and answers the question', async ({ page }) => {
  await ask(page, '90 days from 3 March');
  await expect(page.getByLabel('Base date')).toHaveValue('2026-03-03');
  await expect(page.getByLabel('Value')).toHaveValue('90');
  await expect(result(page)).toHaveText('June 1, 2026');
  await ask(page, '1 year, 2 months and 3 days from tomorrow');
  await expect(page.getByLabel('Durations, one per line')).toHaveValue('1 years 2 months 3 days');
  await expect(result(page)).toHaveText('January 25, 2028');
  await ask(page, 'business days from 1 January 2026 to 1 January 2027');
  await expect(result(page)).toHaveText('261 business days');
  await ask(page, 'due date from 10 August 2026');
  await expect(result(page)).toHaveText('May 17, 2027');
  await ask(page, 'age of 2030-01-01');
  await expect(page.getByRole('alert')).toContainText('The date of birth lies after the day of the age.');
  await ask(page, '31 February');
  await expect(page.getByText('There is no February 31: February has 28 or 29 days.')).toBeVisible();
  await ask(page, 'weeks between 1 May 2026 and 1 June 2026');
  await expect(page.getByText('4 weeks, 3 days', { exact: true }).first()).toBeVisible();
  // Beside the words and as the headline.
  await ask(page, 'hours between 9:00 and 17:30');
  await expect(page.getByRole('status').filter({ hasText: '8 hours, 30 minutes' })).toHaveCount(2);
  await expect(page.getByLabel('Answer in')).toHaveValue('hours');

  // The search box answers such questions, too, and opens the tool with them.
  await page.locator('html[data-palette]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('90 days from 3 March 2026');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Monday, June 1, 2026' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Base date')).toHaveValue('2026-03-03');
  await expect(result(page)).toHaveText('June 1, 2026');
});

test('marks the result as outdated when a question is not understood', async ({ page }) => {
  const words = page.getByLabel('In words');
  await words.fill('last Friday of next month');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByLabel('End date')).toHaveValue('2026-12-25');
  await expect(result(page)).toHaveText('34 days');
  for (const hostile of ['a fifth of never', '<img src=x onerror=alert(1)>', '9'.repeat(120)]) {
    await ask(page, hostile);
    await expect(page.getByText('This question was not understood.')).toBeVisible();
    await expect(words).toHaveValue(hostile);
    await expect(result(page)).toHaveText('34 days');
  }
  await expect(page.getByText('Outdated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Difference' })).toBeDisabled();
  await page.getByLabel('End date').fill('2026-11-22');
  await expect(result(page)).toHaveText('1 day');
  await expect(page.getByText('Outdated')).toHaveCount(0);
});

// Expected values: Python's `date` subtraction.
test('a question in words changes nothing for the next one, nor for the next visit', async ({ page }) => {
  const expectAnswer = async (words: string, days: string) => {
    await ask(page, words);
    await expect(result(page)).toHaveText(days);
    await expect(page.locator('form').getByText(days, { exact: true })).toBeVisible();
  };
  await expectAnswer('days in february 2027', '28 days');
  await expect(page.getByLabel('Include the last day')).toBeChecked();
  await expectAnswer('days between 1 march 2027 and 2 march 2027', '1 day');
  await expectAnswer('weeks between 1 march 2027 and 15 march 2027', '2 weeks');
  await expectAnswer('days between 1 march 2027 and 2 march 2027', '1 day');
  await expectAnswer('days in february 2027', '28 days');
  await openTool(page, 'date-calculator');
  await expect(page.getByLabel('Include the last day')).not.toBeChecked();
  await page.getByLabel('Start date').fill('2027-03-01');
  await page.getByLabel('End date').fill('2027-03-02');
  await page.getByRole('button', { name: 'Calculate Difference' }).click();
  await expect(result(page)).toHaveText('1 day');
});

test('times of day: to the second, and business hours within their window', async ({ page }) => {
  await page.getByLabel('Start date').fill('2026-11-20');
  await page.getByLabel('End date').fill('2026-11-24');
  await page.getByText('Times of day', { exact: true }).first().click();
  await page.getByLabel('Start time').fill('9:30');
  await page.getByLabel('End time').fill('5:45:30 pm');
  await page.getByRole('button', { name: 'Calculate Difference' }).click();
  await expect(result(page)).toHaveText('4 days, 8 hours, 15 minutes, 30 seconds');
  await expect(row(page, /^Seconds/)).toContainText('375,330 seconds');
  await expect(row(page, /^Business hours, 09:00–17:00/)).toContainText('23 hours, 30 minutes');
  await page.getByLabel('Count business days only').check();
  await page.getByLabel('Work ends').fill('12:00');
  await expect(result(page)).toHaveText('8 hours, 30 minutes of work');
  for (const [time, message] of [
    ['8', 'Work ends before it begins.'],
    ['25:00', 'Work ends: “25:00” is not a time of day.'],
    ['<b>', 'Work ends: “<b>” is not a time of day.'],
  ] as const) {
    await page.getByLabel('Work ends').fill(time);
    await expect(page.getByText(message)).toBeVisible();
    await expect(result(page)).toHaveClass(/stale/);
    await expect(result(page)).toHaveText('8 hours, 30 minutes of work');
  }
  await page.getByLabel('Start time').fill('');
  await page.getByLabel('End time').fill('');
  await expect(page.getByLabel('End time')).toBeVisible();
  await expect(result(page)).toHaveText('2 business days');
});

test('about a date: weekday, leap year, Julian calendar, and the years of a weekday', async ({ page }) => {
  await page.getByRole('tab', { name: 'About a Date' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-21');
  await expect(result(page)).toHaveText('Saturday');
  await page.getByLabel('Date', { exact: true }).fill('1900-03-13');
  await expect(result(page)).toHaveText('Tuesday');
  await expect(page.getByText('1900 is not a leap year: the next is 1904')).toBeVisible();
  await expect(row(page, /^Julian calendar/)).toContainText('February 29, 1900');
  await ask(page, 'years when 14 March is a Friday');
  await expect(page.getByLabel('Years when it falls on')).toHaveValue('5');
  await expect(row(page, /^Next on a Friday in/)).toContainText('2031, 2036, 2042, 2053, 2059');
  await page.getByLabel('Years when it falls on').selectOption('Sunday');
  // Python: the next years whose March 14 is a Sunday.
  await expect(row(page, /^Next on a Sunday in/)).toContainText('2027, 2032, 2038, 2049, 2055');
  await ask(page, 'is 2100 a leap year?');
  await expect(page.getByText('2100 is not a leap year: the next is 2104')).toBeVisible();
});

test('works by keyboard at 390 px, and restores a link in a browser without Temporal', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Start date').focus();
  await page.keyboard.type('01282026');
  await page.getByLabel('End date').focus();
  await page.keyboard.type('02282026');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('31 days');
  await expectNoOverflow(page);

  const link = await copyLinkWithInput(page);
  await page.goto('about:blank');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await page.goto(link);
  await expect(page.getByLabel('Start date')).toHaveValue('2026-01-28');
  await expect(result(page)).toHaveText('31 days');
  await expect(row(page, /In calendar terms/)).toContainText('1 month');
  await expect(row(page, /^Start /)).toContainText('Wednesday, January 28, 2026');
});

test('calculates an age and a due date, and refuses one beyond the calendar beside its field', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Age' }).click();
  await page.getByLabel('Date of birth').fill('1990-03-15');
  await expect(result(page)).toHaveText('36 years, 8 months, 6 days');
  await page.getByRole('tab', { name: 'Due Date' }).click();
  await page.getByLabel('On', { exact: true }).fill('2026-11-01');
  await expect(result(page)).toHaveText('August 8, 2027');
  await page.getByLabel('On', { exact: true }).fill('9999-06-01');
  await expect(page.getByText('The result lies outside the years 1 to 9999.')).toBeVisible();
});
