import { commonFiles, operationLine, type Shape } from './shared.ts';

/** Text to text on the standard page. */
export const operationShape: Shape = {
  manifestLine: operationLine,
  files: ({ id }) => ({
    ...commonFiles,
    'operation.ts': `import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { flag } from '#client/tool-kit/state/state-schema.ts';
import { reverseText } from './logic.ts';

export default defineOperation({
  schema: { isTrimmed: flag(true, 'Without spaces around it') },
  takes: 'text',
  sample: 'stressed',
  async run(input, { isTrimmed }) {
    const text = await input.text();
    const content = reverseText(isTrimmed ? text.trim() : text);
    return {
      parts: [{ name: 'reversed.txt', kind: 'text', content }],
      notes: content === '' ? [{ severity: 'info', sentence: 'There is nothing to turn round.' }] : [],
    };
  },
});
`,
    'main-work.ts': `import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('stressed', 'desserts');
`,
    'e2e.spec.ts': `import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('reverses what one types, and counts the options in', async ({ page }) => {
  await openTool(page, '${id}');
  await writeText(page, 'Input', ' stressed');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('desserts');
  await page.getByLabel('Without spaces around it').uncheck();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('desserts ');
});

test('a row for each of several files', async ({ page }) => {
  await openTool(page, '${id}');
  await page
    .locator('input[type=file]')
    .setInputFiles(['one', 'two'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })));
  await expect(page.getByText('2 files ready')).toBeVisible();
});
`,
  }),
};
