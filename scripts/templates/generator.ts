import { commonFiles, operationLine, type Shape } from './shared.ts';

/** A text from options only, on the standard page. */
export const generatorShape: Shape = {
  manifestLine: operationLine,
  files: ({ id }) => ({
    ...commonFiles,
    'operation.ts': `import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { number, text } from '#client/tool-kit/state/state-schema.ts';
import { reverseText } from './logic.ts';

export default defineOperation({
  schema: {
    word: text('stressed', 200, 'Word'),
    count: number(3, { min: 1, max: 1000, isInteger: true }, 'Lines'),
  },
  takes: 'nothing',
  run(_input, { word, count }) {
    const line = reverseText(word);
    const content = Array.from({ length: count }, () => \`\${line}\\n\`).join('');
    return { parts: [{ name: 'reversed.txt', kind: 'text', content }] };
  },
});
`,
    'main-work.ts': `import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('desserts');
}
`,
    'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('shows a result at once, and another for other options', async ({ page }) => {
  await openTool(page, '${id}');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('desserts');
  await page.getByLabel('Word', { exact: true }).fill('lived');
  await page.getByLabel('Lines').fill('2');
  await expect(output).not.toContainText('desserts');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('devil\\ndevil\\n');
});

test('a wrong option is reported beside it, and the last result stays', async ({ page }) => {
  await openTool(page, '${id}');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('desserts');
  await page.getByLabel('Lines').fill('5000');
  await expect(page.getByLabel('Lines')).toHaveAttribute('aria-invalid', 'true');
  await expect(output).toContainText('desserts');
});
`,
  }),
};
