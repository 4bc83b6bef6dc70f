import { commonFiles, operationLine, type Shape } from './shared.ts';

const operationImports = `import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { flag } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { isTextKind } from '#core/files/media-types.ts';
import { reverseText } from './logic.ts';
`;

/** Files in the hand of a test, as Playwright takes them. */
const testFiles = (...files: readonly (readonly [name: string, content: string])[]) =>
  `[${files.map(([name, content]) => `{ name: '${name}', mimeType: 'text/plain', buffer: Buffer.from('${content}') }`).join(', ')}]`;

/** The main work of a tool that takes files; `sign` is what shows that it is done. */
const writeMainWork = (sign: string) => `import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(${testFiles(['word.txt', 'stressed'])});
  await expect(page.getByText('${sign}').first()).toBeVisible();
}
`;

/** Each file by itself, in a queue of the standard page. */
export const filesShape: Shape = {
  manifestLine: operationLine,
  files: ({ id }) => ({
    ...commonFiles,
    'operation.ts': `${operationImports}
export default defineOperation({
  schema: { isTrimmed: flag(true, 'Without spaces around it') },
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
    'main-work.ts': writeMainWork('1 file ready'),
    'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a row for each file; a wrong one is reported and stops no other', async ({ page }) => {
  await openTool(page, '${id}');
  await page.locator('input[type=file]').first().setInputFiles(${testFiles(['word.txt', 'stressed'], ['picture.txt', 'GIF89a'])});
  await expect(page.getByText('1 file ready, 1 failed')).toBeVisible();
  await expect(page.getByText('This is no text but GIF.')).toBeVisible();
});
`,
  }),
};

/** All files into one output, on the standard page. */
export const joinShape: Shape = {
  manifestLine: operationLine,
  files: ({ id }) => ({
    ...commonFiles,
    'operation.ts': `${operationImports}
export default defineOperation({
  schema: { isTrimmed: flag(true, 'Without spaces around each') },
  takes: 'files',
  async run(inputs, { isTrimmed }) {
    const lines: string[] = [];
    for (const input of inputs) {
      if (input.kind && !isTextKind(input.kind)) {
        throw new ToolInputError(\`\${input.name} is no text but \${input.kind.toUpperCase()}.\`, { hint: 'Remove it.' });
      }
      const text = await input.text();
      lines.push(reverseText(isTrimmed ? text.trim() : text));
    }
    return { parts: [{ name: 'reversed.txt', kind: 'text', content: lines.join('\\n') }] };
  },
});
`,
    'main-work.ts': writeMainWork('desserts'),
    'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('one output of all files, in their order; a wrong one is named', async ({ page }) => {
  await openTool(page, '${id}');
  const drop = page.locator('input[type=file]').first();
  await drop.setInputFiles(${testFiles(['one.txt', 'stressed'], ['two.txt', 'lived'])});
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('desserts');
  const copy = page.getByRole('button', { name: 'Copy' });
  await copy.click();
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readCopied).toBe('desserts\\ndevil');
  await page.getByRole('button', { name: 'Move two.txt up' }).click();
  await expect(output).toContainText('devil');
  await copy.click();
  await expect.poll(readCopied).toBe('devil\\ndesserts');
  await drop.setInputFiles(${testFiles(['picture.txt', 'GIF89a'])});
  await expect(page.getByText('picture.txt is no text but GIF.')).toBeVisible();
  await expect(output).toContainText('devil');
  await page.getByRole('button', { name: 'Remove picture.txt' }).click();
  await expect(page.getByText('picture.txt is no text but GIF.')).toHaveCount(0);
});
`,
  }),
};
