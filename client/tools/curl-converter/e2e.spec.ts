import { replaceText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a command as code in two languages', async ({ page }) => {
  await openTool(page, 'curl-converter');
  await replaceText(page, 'Input', "curl https://example.com -d 'a=1' --retry 3");
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('body: "a=1"');
  await expect(page.getByText('The option --retry is not converted.').first()).toBeVisible();
  await page.getByLabel('Language').selectOption({ label: 'Python (requests)' });
  await expect(output).toContainText('requests.post(');
});

test('a mistake is shown with its place', async ({ page }) => {
  await openTool(page, 'curl-converter');
  await replaceText(page, 'Input', 'curl https://example.com -d a -F b=c');
  await expect(page.getByText('curl refuses -F beside -d.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'line 1, column 31' })).toBeVisible();
});
