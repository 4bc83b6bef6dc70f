import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'html-entity-encoder');
});

test('encodes what one types, by names or numbers', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', '<b>é</b>');
  await expect(output).toContainText('&lt;b&gt;é&lt;/b&gt;');
  await page.getByLabel('Characters').selectOption('Markup and non-ASCII');
  await expect(output).toContainText('&lt;b&gt;&eacute;&lt;/b&gt;');
  await page.getByLabel('Format').selectOption('Hexadecimal: &#xE9;');
  await expect(output).toContainText('&#x3C;b&#x3E;&#xE9;&#x3C;/b&#x3E;');
});

test('decodes, and lists mistakes with their places', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByRole('radio', { name: 'Decode' }).check();
  await writeText(page, 'Input', '&copy 2026 &foo; &amp;lt;');
  await expect(output).toContainText('© 2026 &foo; &lt;');
  await expect(page.getByText('&copy has no semicolon; browsers read it as ©.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'line 1, column 12' })).toBeVisible();
  await page.getByLabel('Decode repeatedly').check();
  await expect(output).toContainText('© 2026 &foo; <');
});

test('markup in the input is text', async ({ page }) => {
  await page.getByRole('radio', { name: 'Decode' }).check();
  await writeText(page, 'Input', '&lt;img src=x onerror="document.title=1"&gt;');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('<img src=x');
  await expect(page).toHaveTitle(/HTML Entity Encoder/);
});
