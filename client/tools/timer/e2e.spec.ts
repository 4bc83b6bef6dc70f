import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(({ page }) => page.clock.install({ time: new Date('2026-11-21T12:00:00Z') }));

/** A minute less, and the time that the test itself takes. */
const lessThanTen = /^(?:9:00|8:\d\d)$/;

test('a countdown goes on over a reload, ends by the clock, and rings', async ({ page }) => {
  await openTool(page, 'timer');
  const timer = page.getByRole('timer');
  const duration = page.getByLabel('Duration', { exact: true });
  await duration.fill('1h 5');
  await expect(timer).toHaveText('1:05:00');
  await duration.fill('5 apples');
  await expect(page.getByText(/This is not a duration/)).toBeVisible();
  await duration.fill('10:00');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText(lessThanTen);
  await expect(page).toHaveTitle(/^[89]:\d\d · /);
  await page.reload();
  await expect(timer).toHaveText(lessThanTen);
  // Sleep: the clock continues, but nothing runs. A press allows the sound.
  await page.locator('h1').click();
  await page.clock.fastForward(600_000);
  await expect(timer).toHaveText('0:00');
  await expect(page.getByText(/^Time’s up since/)).toBeVisible();
  await expect(page).toHaveTitle(/^Time’s up · /);
  const stopSound = page.getByRole('button', { name: 'Stop sound' });
  await expect(stopSound).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(stopSound).toHaveCount(0);
  await expect(timer).toHaveText('10:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(timer).toHaveText('0:00');
});

test('keys drive the stopwatch, and its laps are saved', async ({ page }) => {
  await openTool(page, 'timer');
  await page.getByRole('tab', { name: 'Stopwatch' }).click();
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  for (const lapMs of [5000, 4000, 6000]) {
    await page.clock.runFor(lapMs);
    await page.keyboard.press('l');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('timer')).toHaveText(/^0:1[5-9]\./);
  await expect(page.getByRole('row', { name: /Fastest/ })).toContainText('0:04.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('laps.csv');
  await page.keyboard.press('r');
  await expect(page.getByRole('timer')).toHaveText('0:00.00');
});

test('a pomodoro goes from focus to break by itself', async ({ page }) => {
  await openTool(page, 'timer');
  await page.getByRole('tab', { name: 'Pomodoro' }).click();
  await page.getByLabel('Sound').selectOption({ label: 'None' });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.fastForward(26 * 60_000);
  await expect(page.getByText(/^Short break · ends at/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^4:0|^3:59/);
});
