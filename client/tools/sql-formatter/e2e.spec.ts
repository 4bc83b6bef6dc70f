import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('lays out what one pastes, names the dialect, and writes keywords large', async ({ page }) => {
  await openTool(page, 'sql-formatter');
  await writeText(page, 'Input', 'select a::int from t where b = 1');
  await expect(page.getByText('Read as PostgreSQL.')).toBeVisible();
  await page.getByLabel('Keywords').selectOption('UPPER CASE');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('SELECT');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('SELECT\n  a::int\nFROM\n  t\nWHERE\n  b = 1\n');
});

test('a mistake is reported with its place, and the last layout stays as an old one', async ({ page }) => {
  await openTool(page, 'sql-formatter');
  await writeText(page, 'Input', 'select 1');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('select');
  await writeText(page, 'Input', ' from (');
  await expect(page.getByText('The statement ends too early').first()).toBeVisible();
  await expect(page.getByText('Outdated').first()).toBeVisible();
});

test('a row for each of several files', async ({ page }) => {
  await openTool(page, 'sql-formatter');
  await page.locator('input[type=file]').setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${name}.sql`,
      mimeType: 'application/sql',
      buffer: Buffer.from(`select ${name}`),
    })),
  );
  await expect(page.getByText('2 files ready')).toBeVisible();
});
