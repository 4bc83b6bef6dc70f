import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const status = (page: Page) => page.getByTestId('status');
/** For a moment there are two: the plain box and the editor that replaces it. */
const output = (page: Page) => page.getByRole('textbox', { name: 'Output' }).last();
const press = (page: Page, label: string) => page.locator('.segmented label', { hasText: label }).click();

/** Puts text in by the Paste button, as a person would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByRole('button', { name: 'Paste' }).click();
}

async function readOutput(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'json-formatter');
});

test('formats, compacts, sorts and keeps every token', async ({ page }) => {
  await paste(page, '{"b":1.0,"a":17478252242305210114,"a":"\\u00e9","10":[],"9":{}}');
  await expect(status(page)).toContainText('JSON is valid · 5 keys · 62 B');
  expect(await readOutput(page)).toBe(
    '{\n  "b": 1.0,\n  "a": 17478252242305210114,\n  "a": "\\u00e9",\n  "10": [],\n  "9": {}\n}',
  );
  await expect(page.getByRole('list', { name: 'Warnings' }).getByRole('listitem')).toHaveCount(2);

  await press(page, 'Compact');
  await expect(page.getByText('JSON compacted successfully')).toBeVisible();
  await page.getByLabel('Sort keys').check();
  await expect(output(page)).toContainText('{"10":[],"9":{},"a":17478252242305210114,"a":"\\u00e9","b":1.0}');

  await press(page, 'Format');
  await expect(page.getByText('JSON formatted successfully')).toBeVisible();
  await page.getByLabel('Indent').selectOption('8 spaces');
  await expect.poll(() => readOutput(page)).toContain('{\n        "10": [],');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'formatted.json' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('formatted.json');
  expect(await readFile(await download.path(), 'utf8')).toContain('{\n        "10": [],');
});

test('validates in the specified words, also when the chosen mode is pressed again', async ({ page }) => {
  // Without a text there is no answer, neither now nor after typing.
  await press(page, 'Compact');
  await press(page, 'Format');
  await paste(page, "{a: 'x'}");
  await expect(page.getByText('Invalid JSON: this is JSON5')).toBeVisible();
  const notice = page.getByText('This is JSON5, not JSON: The key a has no quotes (line 1, column 2)');
  await expect(notice).toBeHidden();
  await press(page, 'Format');
  await expect(notice).toBeVisible();

  await paste(page, '{"a": [1, 2]}');
  await press(page, 'Validate');
  await expect(page.getByText('The provided JSON is valid')).toBeVisible();
  await expect(page.getByTestId('verdict')).toHaveText('JSON is valid');
  await expect(page.getByRole('table', { name: 'What the document holds' })).toContainText('Levels2');
  await paste(page, '// c\n{"a": 1}');
  await expect(page.getByTestId('verdict')).toHaveText('JSON is invalid');
  await expect(page.getByText('Invalid JSON: this is JSONC')).toBeVisible();
  await expect(page.getByRole('button', { name: '1:1, go to line 1, column 1' })).toBeVisible();
});

test('keeps the last output as outdated; lists all mistakes, jumps to them, and previews the repair', async ({
  page,
}) => {
  await paste(page, '{"keep": true}');
  await expect(status(page)).toContainText('JSON is valid');
  await paste(page, '{\n  "a": 1\n  "b": [1, 2,\n  "c": True\n}');
  await expect(status(page)).toHaveText('JSON is invalid · 3 errors');
  await expect(page.getByText('Invalid JSON', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveText([
    /2:9\s*A comma is missing/,
    /3:13\s*The \[ from line 3, column 8 is never closed/,
    /4:8\s*True is not a JSON value/,
  ]);
  await expect(page.getByText('Outdated')).toBeVisible();
  await expect(output(page)).toContainText('"keep"');
  for (const name of ['Copy', 'formatted.json']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }

  await page.getByRole('button', { name: '4:8, go to line 4, column 8' }).click();
  await expect(page.getByRole('textbox', { name: 'Input' })).toBeFocused();
  await page.keyboard.type('null');
  await expect(status(page)).toHaveText('JSON is invalid · 2 errors');
  await page.getByRole('button', { name: 'Repair…' }).click();
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('insertion')).toHaveText([',', ']']);
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(status(page)).toContainText('JSON is valid · 3 keys');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText('JSON is invalid · 2 errors');
  await paste(page, '[2]');
  await expect(page.getByText('Outdated')).toBeHidden();
  expect(await readOutput(page)).toBe('[\n  2\n]');
});

test('keeps comments of JSONC, converts it to strict JSON on request, and detects JSON Lines', async ({
  page,
}) => {
  await paste(page, "// top\n{a: 'x', /* c */ b: .5,}");
  await expect(status(page)).toContainText('this is JSON5');
  await expect(output(page)).toContainText('// top');
  await expect(page.getByRole('button', { name: 'formatted.json5' })).toBeVisible();
  await page.getByRole('button', { name: 'Output strict JSON' }).click();
  await expect(page.getByRole('button', { name: 'formatted.json', exact: true })).toBeVisible();
  await expect(output(page)).toContainText('"b": 0.5');
  expect(JSON.parse(await readOutput(page))).toEqual({ a: 'x', b: 0.5 });

  await paste(page, '{"a": 1}\n{"a": 2}\n');
  await expect(status(page)).toContainText('JSON is valid · JSON Lines, 2 documents');
  await press(page, 'Compact');
  await expect(page.getByRole('button', { name: 'formatted.jsonl' })).toBeVisible();
  await expect.poll(() => readOutput(page)).toBe('{"a":1}\n{"a":2}');
});

test('shows a tree with search and copies paths, by keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(status(page)).toContainText('JSON is valid');
  await press(page, 'Tree');
  const tree = page.getByRole('tree', { name: 'Document' });
  await tree.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(page.getByRole('treeitem', { level: 3 }).first()).toContainText('0:{ "sku"');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveText('sku:"A-100"');
  await expect(page.getByTestId('path')).toHaveText("$['lines'][0]['sku']");
  await page.getByRole('button', { name: 'Copy JSON Pointer' }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('/lines/0/sku');

  await page.getByLabel('Search the tree').fill('B-2');
  await expect(page.getByText('1 hit', { exact: true })).toBeVisible();
  await page.getByLabel('Search the tree').press('Enter');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveText('sku:"B-205"');
  await page.getByRole('button', { name: 'Copy value' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('"B-205"');
});

test('works by keyboard alone and keeps its options', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Input' }).focus();
  await page.keyboard.type('[1,2');
  await expect(status(page)).toHaveText('JSON is invalid · 1 error');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText('The [ from line 1, column 1 is never closed (line 1, column 5)'),
  ).toBeVisible();
  await page.keyboard.type(']');
  await expect(status(page)).toContainText('JSON is valid');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('JSON formatted successfully')).toBeVisible();
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('[\n  1,\n  2\n]');
  await page.getByLabel('Format', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('JSON compacted successfully')).toBeVisible();
  await openTool(page, 'json-formatter');
  await expect(page.getByLabel('Compact', { exact: true })).toBeChecked();
});

test('handles hostile input: markup, __proto__, endless numbers, deep nesting, other encodings', async ({
  page,
}, testInfo) => {
  await paste(page, '{"__proto__": {"x": 1}, "<img src=x onerror=alert(1)>": "</script><b>", "n": 1e999999}');
  await expect(status(page)).toContainText('JSON is valid · 4 keys');
  await press(page, 'Tree');
  await expect(page.getByRole('treeitem')).toHaveText([
    '{}3',
    '__proto__:{ "x": 1 }1',
    '<img src=x onerror=alert(1)>:"</script><b>"',
    'n:1e999999',
  ]);

  const files = page.locator('input[type=file]').first();
  const deep = testInfo.outputPath('deep.json');
  await writeFile(deep, '['.repeat(1_050_000) + ']'.repeat(1_050_000));
  await files.setInputFiles(deep);
  await expect(page.getByText(/Indented, this would take [\d.]+ TB/)).toBeVisible();
  await press(page, 'Compact');
  await expect(status(page)).toContainText('JSON is valid · 0 keys · 2.1 MB');

  const buffer = Buffer.from('\ufeff["é"]', 'utf16le');
  await files.setInputFiles({ name: 'utf16.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('treeitem').last()).toContainText('"é"');
});

test('stops and restarts a long run, locates a mistake in a large file, and searches and saves a good one', async ({
  page,
}, testInfo) => {
  const files = page.locator('input[type=file]').first();
  const broken = testInfo.outputPath('broken.json');
  await writeLargeFile(broken, 60_000_000, ']');
  await files.setInputFiles(broken);
  await expect(page.getByText(/Checking .* of 60 MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(status(page)).toHaveText('JSON is invalid · 1 error');
  await page.getByRole('button', { name: /go to line 1, column \d{8}/ }).click();
  await expect(page.getByRole('region', { name: 'Surrounding text' })).toContainText('"tags":["x","y"]}]]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const path = testInfo.outputPath('large.json');
  const items = await writeLargeFile(path, 5_000_000);
  await files.setInputFiles(path);
  await expect(status(page)).toContainText(`JSON is valid · ${(items * 4).toLocaleString('en')} keys · 5 MB`);
  await press(page, 'Tree');
  await expect(page.getByRole('treeitem').first()).toHaveText(`[]${items.toLocaleString('en')}`);
  await page.getByLabel('Search the tree').fill(`item ${items - 1}`);
  await page.getByText('1 hit', { exact: true }).waitFor();
  await page.getByLabel('Search the tree').press('Enter');
  await expect(page.getByTestId('path')).toHaveText(`$[${items - 1}]['name']`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'formatted.json' }).click(),
  ]);
  const saved = await readFile(await download.path());
  expect(saved.subarray(0, 20).toString()).toBe('[\n  {\n    "id": 0,\n ');
});

/** Writes about as many bytes of JSON on one line, and returns the number of its items. */
async function writeLargeFile(path: string, bytes: number, tail = ''): Promise<number> {
  const items: string[] = [];
  // Less than the rounding of what the page says.
  for (let size = 0; size < bytes - 10_000; size += (items.at(-1)?.length ?? 0) + 1) {
    const id = items.length;
    items.push(`{"id":${id},"name":"item ${id}","price":${id % 1000}.50,"tags":["x","y"]}`);
  }
  await writeFile(path, `[${items.join(',')}]${tail}`);
  return items.length;
}
