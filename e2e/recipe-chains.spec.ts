import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type RecipeStep, writeRecipe } from '#client/tool-kit/recipes/recipe.ts';
import { expect } from './fixtures.ts';
import { storedTest } from './shared-context.ts';

interface Chain {
  readonly steps: readonly RecipeStep[];
  readonly file: { readonly name: string; readonly bytes: string };
  /** The output of the single operations: each file's bytes by its name. */
  readonly items: Readonly<Record<string, string>>;
}

const count = 8;
let known: readonly Chain[] | undefined;

/** Made once for each process of the tests, and only if they run. */
function chainAt(index: number): Chain {
  if (!known) {
    const command = ['scripts/testing/print-recipe-chains.ts', String(count)];
    const printed = execFileSync(process.execPath, command, { maxBuffer: 100_000_000 });
    known = JSON.parse(printed.toString()) as Chain[];
  }
  return known[index] as Chain;
}

// One browser, which stores every part once.
storedTest.describe.configure({ mode: 'default' });

// Random chains of matching tools, without a network. The page handles small files itself, workers the others.
for (let index = 0; index < count; index += 1) {
  storedTest(`chain ${index + 1} gives what its operations give`, async ({ page, allowFault }) => {
    const { steps, file, items } = chainAt(index);
    allowFault('ERR_INTERNET_DISCONNECTED');
    await page.goto('/recipes');
    await openFile(page, 'recipe.json', Buffer.from(writeRecipe({ name: 'Chain', steps })));
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
    await openFile(page, file.name, Buffer.from(file.bytes, 'hex'));
    const saved: [string, string][] = [];
    for (const name of Object.keys(items)) saved.push([name, await save(page, name)]);
    expect(Object.fromEntries(saved), JSON.stringify(steps)).toEqual(items);
  });
}

async function openFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function save(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  const title = new RegExp(`^(?:Download )?${RegExp.escape(name)}$`);
  await page.getByRole('region', { name: 'Output' }).getByRole('button', { name: title }).click();
  return readFile(await (await coming).path(), 'hex');
}
