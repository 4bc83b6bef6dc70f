import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const zone = (page: Page, id: string) => page.locator(`[data-zone="${id}"]`);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await openTool(page, 'time-zone-converter');
});

test('shows the current time in all zones, and any other by words, fields and slider', async ({ page }) => {
  const times = page.locator('[data-zone] p.tabular');
  await expect(times.first()).toBeVisible();
  const heights = await times.evaluateAll((lines) =>
    lines.map((line) => line.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  for (const height of heights) expect(height).toBeLessThan(36);
  await expect(zone(page, 'Europe/Berlin')).toContainText('1:00 PM');
  await expect(zone(page, 'Asia/Tokyo')).toContainText('9:00 PM');
  await page.getByLabel('In words').fill('3pm Tokyo next Tue in Berlin, NYC');
  await page.keyboard.press('Enter');
  await expect(zone(page, 'Europe/Berlin')).toContainText('7:00 AM Tue, Nov 24, 2026');
  await expect(zone(page, 'America/New_York')).toContainText('1:00 AM');
  await expect(page.getByLabel('On the clock of')).toHaveValue('Asia/Tokyo');
  await page.getByLabel('Time', { exact: true }).fill('08:00');
  await expect(zone(page, 'America/New_York')).toContainText('\u22121 day');
  await page.getByLabel('Drag the hour').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('08:15');
  await expect(page.getByLabel('Drag the hour')).toHaveAttribute('aria-valuetext', /New York 6:15 PM, awake/);
});

test('explains skipped and repeated times, years before 1970, and input that it does not understand', async ({
  page,
}) => {
  await page.getByLabel('Date', { exact: true }).fill('2026-10-25');
  await page.getByLabel('Time', { exact: true }).fill('02:30');
  await expect(page.getByText('02:30 happens twice in Berlin on 2026-10-25')).toBeVisible();
  await expect(zone(page, 'UTC')).toContainText('12:30 AM');
  await page.getByText('The second', { exact: true }).click();
  await expect(zone(page, 'UTC')).toContainText('1:30 AM');
  await page.getByLabel('Date', { exact: true }).fill('2026-03-29');
  await expect(page.getByText('02:30 does not exist in Berlin on 2026-03-29')).toBeVisible();
  await expect(zone(page, 'Europe/Berlin')).toContainText('3:30 AM');

  const words = page.getByLabel('In words');
  await words.fill(`15:00 London in ${'Tokyo, Berlin, Paris, Madrid, Rome, '.repeat(9)}Delhi`);
  await page.keyboard.press('Enter');
  await expect(zone(page, 'Asia/Calcutta').or(zone(page, 'Asia/Kolkata'))).toBeVisible();
  await words.fill('1700000000 in Tokyo');
  await page.keyboard.press('Enter');
  await expect(zone(page, 'UTC')).toContainText('10:13:20 PM');
  await words.fill('1960-01-01 10:00 Stockholm in Berlin');
  await page.keyboard.press('Enter');
  // The page's words about the tool say so, too.
  await expect(page.getByRole('region', { name: 'Zones' })).toContainText(
    'Before 1970 some zones carry the clock of a larger neighbor',
  );

  await words.fill('soon in Atlantis');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No time of day was found in this.')).toBeVisible();
  await expect(page.locator('.stale').first()).toBeVisible();
  await words.fill('noon IST in Atlantis');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No place called “Atlantis” is known.')).toBeVisible();
  await words.fill('noon IST in Tokyo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('also short for Israel (Jerusalem) and Ireland (Dublin)')).toBeVisible();
  await expect(page.locator('.stale')).toHaveCount(0);
  await page.getByRole('button', { name: 'Now' }).click();
  await page.getByLabel('On the clock of').selectOption({ label: 'My own zone' });
  await expect(zone(page, 'Europe/Berlin')).toContainText('1:00 PM');
});

test('finds zones by names, cities, abbreviations and suggestions, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = page.getByLabel('Add a zone');
  for (const [written, id] of [
    ['kyiv', 'Europe/Kiev'],
    ['lhr', 'Europe/London'],
    ['UTC+5:45', '+05:45'],
  ] as const) {
    await box.fill(written);
    await page.keyboard.press('Enter');
    await expect(zone(page, id)).toBeVisible();
  }
  await box.fill('IST');
  await page.keyboard.press('Enter');
  await expect(page.getByText('it is also short for Israel (Jerusalem) and Ireland (Dublin)')).toBeVisible();
  await box.fill('CST');
  await page.getByRole('button', { name: 'CST Asia/Shanghai' }).press('Enter');
  await expect(zone(page, 'Asia/Shanghai')).toBeVisible();
  await expect(box).toBeFocused();
  await box.fill('SST');
  await page.keyboard.press('Enter');
  await expect(zone(page, 'Pacific/Pago_Pago')).toContainText('UTC\u221211');
  await box.fill('ECT');
  await expect(page.getByText('No zone is known by this name')).toBeVisible();
  await box.fill('Atlantis <b>');
  await expect(page.getByText('No zone is known by this name')).toBeVisible();
  // Under its new name, whichever of the two names the browser's tables have.
  await page.getByRole('button', { name: 'Remove Kolkata' }).click();
  await expect(page.getByRole('button', { name: 'Remove Kolkata' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Tokyo' }).click();
  await expect(zone(page, 'Asia/Tokyo')).toHaveCount(0);
  await expectNoOverflow(page);
});

test('copies and saves an invitation, picks and drags an hour, and keeps all zones', async ({ page }) => {
  await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
  await page.getByLabel('Time', { exact: true }).fill('15:00');
  await page.getByLabel('Title').fill('Review');
  const invitation = page.getByRole('region', { name: 'Invitation' });
  await expect(invitation).toContainText('9:00 AM, Tue, Nov 24, 2026 – New York (UTC\u22125)');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    invitation.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meeting-2026-11-24.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART:20261124T140000Z');

  const hours = zone(page, 'Asia/Tokyo').locator('[data-kind]');
  // 24 November begins at 8:00 in Tokyo when it does in Berlin.
  await hours.nth(10).click();
  await expect(zone(page, 'Asia/Tokyo')).toContainText('6:00 PM');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:00');
  const [from, to] = [await hours.nth(10).boundingBox(), await hours.nth(14).boundingBox()];
  if (!from || !to) throw new Error('The hours are not shown.');
  await page.mouse.move(from.x + from.width / 2, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('14:00');
  await page.getByLabel('On the clock of').selectOption('Asia/Tokyo');
  await expect(zone(page, 'Europe/Berlin')).toContainText('6:00 AM');
  await page.getByRole('button', { name: 'Remove London' }).press('Enter');
  await expect(zone(page, 'Europe/London')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove/ }).and(page.locator(':focus'))).toHaveCount(1);
});
