import { about, logic, logicTest, type Shape } from './shared.ts';

/** Each file on its own, in a queue of the standard page. */
export const filesShape: Shape = {
  manifestLine: "operation: () => import('./operation.ts'),",
  files: ({ id }) => ({
    'logic.ts': logic,
    'logic.test.ts': logicTest,
    'about.md': about,
    'operation.ts': `import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { flag } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { isTextKind } from '#core/media-types.ts';
import { reverseText } from './logic.ts';

export default defineOperation({
  schema: { isTrimmed: describeField(flag(true), { label: 'Without spaces around it' }) },
  takes: 'file',
  async run(input, { isTrimmed }) {
    if (input.kind && !isTextKind(input.kind)) {
      throw new ToolInputError(\`This is no text but \${input.kind.toUpperCase()}.\`, { hint: 'Choose a text file.' });
    }
    const text = await input.text();
    const content = reverseText(isTrimmed ? text.trim() : text);
    return { parts: [{ name: 'reversed.txt', kind: 'text', content }] };
  },
});
`,
    'main-work.ts': `import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'word.txt', mimeType: 'text/plain', buffer: Buffer.from('stressed') });
  await expect(page.getByText('1 file done')).toBeVisible();
}
`,
    'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a row for each file; a wrong one is told and stops no other', async ({ page }) => {
  await openTool(page, '${id}');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'word.txt', mimeType: 'text/plain', buffer: Buffer.from('stressed') },
    { name: 'picture.txt', mimeType: 'text/plain', buffer: Buffer.from('GIF89a') },
  ]);
  await expect(page.getByText('1 file done, 1 not')).toBeVisible();
  await expect(page.getByText('This is no text but GIF.')).toBeVisible();
});
`,
  }),
};
