import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a command of the developer tools as code', async ({ page }) => {
  await openTool(page, 'curl-converter');
  await writeText(page, 'curl command', `curl 'https://example.com/a' -H 'X-A: 1' --data-raw $'it\\'s'`);
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('body: "it\'s"');
  await page.getByLabel('Language').selectOption({ label: 'Python (requests)' });
  await expect(output).toContainText('requests.post(');
});

test('an option that curl does not have is named with its place', async ({ page }) => {
  await openTool(page, 'curl-converter');
  await writeText(page, 'curl command', 'curl --headr a https://example.com');
  await expect(page.getByText('curl has no option --headr.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'line 1, column 6' })).toBeVisible();
});
