import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('smaller, with its sizes, and a source map as a second file', async ({ page }) => {
  await openTool(page, 'js-minifier');
  await writeText(page, 'Input', 'function f(longName) { return longName + 1 } // note');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('function f(n){return n+1}');
  for (const name of ['Before', 'After', 'By gzip', 'By Brotli']) {
    await expect(output.getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Source map').selectOption('File');
  await expect(output.getByText('script.min.js.map')).toBeVisible();
});

test('a mistake is reported with its place', async ({ page }) => {
  await openTool(page, 'js-minifier');
  await writeText(page, 'Input', 'let a = ;');
  await expect(page.getByText('Unexpected “;”.').first()).toBeVisible();
  await expect(page.getByText('line 1, column 9').first()).toBeVisible();
});

test('a row for each of several files', async ({ page }) => {
  await openTool(page, 'js-minifier');
  await page.locator('input[type=file]').setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${name}.js`,
      mimeType: 'text/javascript',
      buffer: Buffer.from(`let ${name} = 1 ;`),
    })),
  );
  await expect(page.getByText('2 files ready')).toBeVisible();
});
