import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('converts what it detects, and names what is lost', async ({ page }) => {
  await openTool(page, 'config-converter');
  await writeText(page, 'Input', '# where\n[server]\nport = 8080');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('"port": 8080');
  await expect(page.getByText('Read as TOML.')).toBeVisible();
  await expect(page.getByText('1 comment lost.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('XML');
  await expect(output).toContainText('<port>8080</port>');
});

test('a mistake has its place', async ({ page }) => {
  await openTool(page, 'config-converter');
  await page.getByLabel('From', { exact: true }).selectOption('TOML');
  await writeText(page, 'Input', 'a = 1\nb = one');
  await expect(page.getByRole('button', { name: /line 2/ }).first()).toBeVisible();
});

test('a file is read by its name', async ({ page }) => {
  await openTool(page, 'config-converter');
  const buffer = Buffer.from('server.port: 80\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'application.properties', mimeType: 'text/plain', buffer });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('"port": "80"');
});
