import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a command as a compose file, and back', async ({ page }) => {
  await openTool(page, 'docker-compose-converter');
  await writeText(page, 'Input', 'docker run -p 8080:80 -e A=1 nginx');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('image: nginx');
  await expect(output).toContainText('"8080:80"');
  await page.getByRole('tab', { name: 'Compose → docker run' }).click();
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(output).toContainText('--publish 8080:80');
});

test('an option that does not exist is named with its place', async ({ page }) => {
  await openTool(page, 'docker-compose-converter');
  await writeText(page, 'Input', 'docker run --nam web nginx');
  await expect(page.getByText('docker run has no option --nam.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'line 1, column 12' })).toBeVisible();
});
