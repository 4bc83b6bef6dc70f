import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('words, runs in a zone, and what either day means', async ({ page }) => {
  await openTool(page, 'cron-parser');
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', '0 9 1 * MON');
  await expect(output).toContainText('At 09:00, on day 1 of the month, or on Monday');
  await expect(page.getByText('Both days are given').first()).toBeVisible();
  await page.getByLabel('Time zone').fill('Europe/Berlin');
  await page.getByLabel('Start from').fill('2026-03-28 12:00');
  await expect(output).toContainText('Mon 2026-03-30 09:00:00 +02:00');
});

test('a mistake is reported with its place', async ({ page }) => {
  await openTool(page, 'cron-parser');
  await writeText(page, 'Input', '0 24 * * *');
  await expect(page.getByText('“24” is not a valid hour.').first()).toBeVisible();
  await expect(page.getByText('line 1, column 3').first()).toBeVisible();
});

test('a line is built of a few choices, by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openTool(page, 'cron-parser');
  await page.getByRole('button', { name: 'Build' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Build a line' });
  await dialog.getByLabel('Repeat').selectOption('On days of the week');
  await dialog.getByLabel('Friday').press('Space');
  await dialog.getByLabel('Hour').fill('22');
  await expect(dialog.getByText('0 22 * * MON,FRI')).toBeVisible();
  await dialog.getByLabel('Hour').fill('25');
  await expect(dialog.getByRole('button', { name: 'Use this line' })).toBeDisabled();
  await expect(dialog.getByText('Correct the marked field first.')).toBeVisible();
  await dialog.getByLabel('Hour').press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Hour').fill('22');
  await dialog.getByLabel('Hour').press('Enter');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('At 22:00');
});
