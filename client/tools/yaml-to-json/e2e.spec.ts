import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'yaml-to-json');
});

test('writes JSON, and names what programs read differently with its place', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'country: no\norder: 17478252242305210114\n');
  await expect(output).toContainText('"country": "no"');
  await expect(output).toContainText('17478252242305210114');
  await expect(
    page.getByText('“no” is read as text; programs of YAML 1.1 read false.').first(),
  ).toBeVisible();
  await page.getByLabel('Version').selectOption('YAML 1.1 (Ansible, PyYAML, Ruby)');
  await expect(output).toContainText('"country": false');
});

test('converts several documents to an array or lines, reports a mistake with its place, and keeps the last output', async ({
  page,
}) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'a: 1\n---\nb: 2\n');
  await expect(output).toContainText('"b": 2');
  await page.getByLabel('Multiple documents').selectOption('JSON Lines');
  await expect(output).toContainText('{"a":1}');
  await replaceText(page, 'Input', 'a: @b');
  await expect(page.getByRole('alert').first()).toContainText('in quotes');
  await expect(output).toContainText('{"a":1}');
});

test('refuses an alias bomb, and converts a large file in a worker', async ({ page }) => {
  const lines = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`);
  await writeText(page, 'Input', ['a0: &a0 [x]', ...lines].join('\n'));
  await expect(
    page.getByText('more than a quarter of a million values', { exact: false }).first(),
  ).toBeVisible();
  // Beyond what an editor shows.
  const buffer = Buffer.from(
    `- {id: 1, name: Ada, code: "007", text: ${'long '.repeat(200)}}\n`.repeat(2000),
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'big.yaml', mimeType: 'text/yaml', buffer });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('"code": "007"');
});
