import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { starterRecipes } from '#client/tool-kit/recipes/starter-recipes.ts';
import { writeRecipe } from '#client/tool-kit/recipes/recipe.ts';
import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, openTool } from '#e2e/fixtures.ts';
import { test } from '#e2e/shared-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundry-recipes-'));
const output = (page: Page) => page.getByRole('region', { name: 'Output' });

/** Runs the same recipe in the terminal. */
function inTerminal(recipe: Parameters<typeof writeRecipe>[0], input: string): string {
  const path = join(folder, 'recipe.json');
  writeFileSync(path, writeRecipe(recipe));
  return execFileSync(process.execPath, ['scripts/tool.ts', '--recipe', path], {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
}

/** The link that “Share” copies, once it is made. */
async function copiedLink(page: Page): Promise<string> {
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(/\/recipes#v1\./);
  return read();
}

async function savedOutput(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await output(page)
    .getByRole('button', { name: /^output\.|\.(?:txt|yaml|json|sql|md|csv|env)$/ })
    .click();
  return readFile(await (await coming).path(), 'utf8');
}

test('page and terminal give the same results for starter recipes', async ({ page }) => {
  await page.goto('/recipes');
  // `recipes.test.ts` runs all of them, `recipe-chains.spec.ts` many more on the page.
  for (const recipe of starterRecipes.filter(({ sample }) => sample !== undefined).slice(0, 3)) {
    await page.getByRole('button', { name: recipe.name, exact: true }).click();
    await page.getByRole('button', { name: 'Sample' }).click();
    await expect(output(page).getByText('Outdated')).toBeHidden();
    await expect(page.getByRole('list', { name: 'Steps' }).locator('details').last()).toBeVisible();
    expect(await savedOutput(page), recipe.name).toBe(inTerminal(recipe, recipe.sample ?? ''));
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('a recipe is built, stops where a step does not fit, is saved, found by name and shared', async ({
  page,
}) => {
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'New recipe' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Rows to YAML');
  for (const tool of ['JSON to YAML', 'CSV to JSON']) {
    await page.getByRole('button', { name: 'Add step' }).click();
    await page.getByLabel('Tool of the next step').fill(tool);
    await page
      .getByRole('list', { name: 'Tools' })
      .getByRole('button', { name: tool, exact: false })
      .first()
      .click();
  }
  await writeText(page, 'Input', '[{"a": "1"}]');
  await expect(page.getByText('Stopped at step 2, CSV to JSON')).toBeVisible();
  await expect(page.getByText('CSV to JSON does not take YAML.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Move step 2, CSV to JSON up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move step 1, CSV to JSON up' })).toBeFocused();
  await replaceText(page, 'Input', 'a\n1');
  await expect(output(page)).toContainText('- a: 1');
  await page.getByRole('button', { name: 'Options' }).first().click();
  await page.getByLabel('Values').selectOption({ label: 'Text' });
  await expect(output(page)).toContainText('- a: "1"');
  await page.getByRole('button', { name: 'Skip step 2, JSON to YAML' }).click();
  await expect(output(page)).toContainText('"a":');
  await page.getByRole('button', { name: 'Use step 2, JSON to YAML' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rows to YAML');
  await expect(output(page)).toContainText('- a: "1"');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Your recipes' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rows to yaml');
  await page.getByRole('option', { name: /^Rows to YAML/ }).click();
  await expect(page.getByRole('region', { name: 'Step 2: JSON to YAML' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await copiedLink(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Step 1: CSV to JSON' })).toBeVisible();
});

test('no secret of a recipe is stored, linked or written; the page alone knows it', async ({ page }) => {
  const steps = [{ tool: 'text-encryption', options: { secret: 'my own secret', tab: 'oops' } }];
  await page.goto('/recipes');
  await page.locator('input[type=file]').setInputFiles({
    name: 'r.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeRecipe({ name: 'Sealed', steps })),
  });
  await expect(page.getByText('Some options of the recipe were left out')).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Passphrase', { exact: false }).first().fill('another secret');
  await writeText(page, 'Input', 'hello');
  await expect(output(page).getByText('Outdated')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await copiedLink(page);
  const packed = Buffer.from(link.replace(/^.*#v1\./, ''), 'base64url');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).toContain('text-encryption');
  expect(kept + inflateRawSync(packed).toString()).not.toMatch(/secret/);
});

test('many files go through, each on its own; one that fails keeps none back', async ({ page }) => {
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'CSV to YAML', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('v\n1\n') },
    { name: 'b.csv', mimeType: 'text/csv', buffer: png },
    { name: 'c.csv', mimeType: 'text/csv', buffer: Buffer.from('v\n3\n') },
  ]);
  await expect(page.getByText('2 files ready, 1 failed')).toBeVisible();
  await expect(
    page.getByText('Stopped at step 1, CSV to JSON: CSV to JSON does not take PNG.'),
  ).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result of c.csv' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('c.yaml');
  expect(await readFile(await download.path(), 'utf8')).toBe('- v: 3\n');
});

test('what is sent on leaves a trail, which becomes a recipe', async ({ page }) => {
  await openTool(page, 'csv-to-json');
  await page.getByLabel('Values').selectOption({ label: 'Auto-detect types' });
  await writeText(page, 'Input', 'v\n1');
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('button', { name: 'JSON to YAML' }).click();
  await expect(page.getByRole('note', { name: 'Steps so far' })).toContainText('CSV to JSON → JSON to YAML');
  await page.getByRole('button', { name: 'Save as recipe' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await replaceText(page, 'Input', 'v\n7');
  await expect(output(page)).toContainText('- v: 7');
});

test('a recipe that is saved in one tab is there in the other; a full storage is reported', async ({
  page,
  context,
}) => {
  await page.goto('/recipes');
  const other = await context.newPage();
  await other.goto('/recipes');
  await other.getByRole('button', { name: 'CSV to YAML', exact: true }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Your recipes' })).toContainText('CSV to YAML');
  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await other.getByLabel('Name', { exact: true }).fill('Another');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('The browser did not keep the recipe')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your recipes' })).not.toContainText('Another');
});
