import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'code-beautifier');
});

test('detects the language, follows the options, and reports mistakes with their place; shows a row per file', async ({
  page,
}) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'interface A{b:string}');
  await expect(page.getByText('Read as TypeScript, TSX.')).toBeVisible();
  await expect(output).toContainText('b: string;');
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', '<ul><li>a</li></ul>');
  await expect(page.getByText('Read as HTML.')).toBeVisible();
  await page.getByText('4 spaces', { exact: true }).click();
  await expect(output).toContainText('    <li>a</li>');

  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'const a = ;');
  await expect(page.getByText('line 1, column 11').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'hello there');
  await expect(page.getByText('The language could not be detected.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.css', mimeType: 'text/css', buffer: Buffer.from('a{b:c}') },
    { name: 'two.yaml', mimeType: 'text/yaml', buffer: Buffer.from('a:  1') },
  ]);
  await expect(page.getByText('2 files ready')).toBeVisible();
});

test('every language is laid out in the page', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  const cases = {
    'XML, SVG': ['<a><b c="1"/></a>', '<b c="1" />'],
    YAML: ['a:   {b: 1}', 'a: { b: 1 }'],
    Markdown: ['* a', '- a'],
    SCSS: ['$a:1px', '$a: 1px'],
    GraphQL: ['query{a}', 'query {'],
    SQL: ['select a from b', 'from'],
    Vue: ['<template><p>{{a+b}}</p></template>', '{{ a + b }}'],
  } as const;
  for (const [label, [source, expected]] of Object.entries(cases)) {
    await page.getByLabel('Language').selectOption(label);
    await writeText(page, 'Input', source);
    await expect(output).toContainText(expected);
    await page.getByRole('button', { name: 'Clear' }).click();
  }
});
