import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';
import { writeRecipe } from '#client/tool-kit/recipes/recipe.ts';

const sizeBytes = 10_000_000;
const line = (index: number) => `item ${(index * 7919) % 100_000}; Zwölf Boxkämpfer jagen Viktor\n`;

const steps = [
  { tool: 'find-and-replace', options: { find: 'Viktor', replacement: 'Eva' } },
  { tool: 'text-case-converter', options: { case: 'upper' } },
  { tool: 'list-tools', options: { sort: 'codes', split: 'line' } },
  { tool: 'list-tools', options: { sort: 'none', duplicates: 'remove', split: 'line' } },
  { tool: 'base64', options: {} },
];

export const recipeOperation: Operation = {
  name: 'recipes: five steps on a text of 10 MB',
  peer: 'the same steps as CyberChef does them, one string after the other, on the main thread',
  path: '/recipes',
  async prepare(folder) {
    const path = join(folder, 'recipe.txt');
    const lines = Array.from({ length: Math.round(sizeBytes / line(50_000).length) }, (_, index) =>
      line(index),
    );
    await writeFile(path, lines.join(''));
    return path;
  },
  async beforeOurs(page) {
    const recipe = Buffer.from(writeRecipe({ name: 'Five steps', steps }));
    const name = 'recipe.json';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: recipe });
    await page.getByRole('list', { name: 'Steps' }).waitFor();
  },
  async runOurs(page, input) {
    await page.locator('input[type=file]').setInputFiles(input);
    await waitForText(page, Buffer.from('ITEM 0; ZWÖLF').toString('base64').slice(0, 16));
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    const outputBytes = await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const replaced = ((await file?.text()) ?? '').replace(/Viktor/g, 'Eva').toUpperCase();
      const sorted = replaced.split('\n').toSorted().join('\n');
      const bytes = new TextEncoder().encode([...new Set(sorted.split('\n'))].join('\n'));
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
      let output = '';
      for (let index = 0; index < bytes.length; index += 3) {
        const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
        for (const shift of [18, 12, 6, 0]) output += alphabet.charAt((group >> shift) & 63);
      }
      document.body.append(String(output.length));
      return output.length;
    });
    return { outputBytes };
  },
};
