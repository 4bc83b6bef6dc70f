import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './site/paths.ts';

// `npm run new-tool <id>`: writes a folder that passes every check, to be filled. It edits nothing else.
const [id = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
  console.error(
    'Usage: npm run new-tool <id>, where the id is words in lower case joined by hyphens, as in jwt-decoder',
  );
  process.exit(2);
}
const folder = join(root, 'client', 'tools', id);
if (existsSync(folder)) {
  console.error(`There is a tool ${id} already.`);
  process.exit(1);
}

const words = id.split('-');
const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');

const files: Readonly<Record<string, string>> = {
  'manifest.ts': `import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: '${id}',
  name: '${name}',
  description: 'Writes a text backwards, character by character.',
  category: 'text',
  icon: 'type',
  keywords: ['backwards'],
  accepts: ['text'],
  produces: ['text'],
  load: () => import('./view.tsx'),
});
`,
  'logic.ts': `/** The text backwards by grapheme clusters (Unicode UAX #29), so that accents stay on their letters. */
export function reverseText(text: string): string {
  const clusters = new Intl.Segmenter().segment(text);
  return Array.from(clusters, ({ segment }) => segment)
    .reverse()
    .join('');
}
`,
  'logic.test.ts': `import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseText } from './logic.ts';

test('letters keep their accents', () => {
  expect(reverseText('e\\u0301a')).toBe('ae\\u0301');
});

test('plain text comes back when reversed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(reverseText(reverseText(text))).toBe(text);
    }),
  );
});
`,
  'view.tsx': `import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { asInput, text } from '#client/tool-kit/state/state-schema.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { TextAreaField } from '#client/ui/fields/inputs.tsx';
import { reverseText } from './logic.ts';

const schema = { input: asInput(text('')) };

export default function ${pascal}() {
  const [state, change] = useToolState(schema);
  const result = reverseText(state.input);
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <TextAreaField label="Text" value={state.input} onChange={(input) => change({ input })} />
      </div>
      <ResultPanel label="Result" value={result || undefined} copyText={result} placeholder="The result appears here." />
    </div>
  );
}
`,
  'about.md': `## What it does

Describe what the tool does, for people who have never heard of it, in a few sentences. Say which standard or formula it follows.

## Limits

Say what it cannot do, and how large an input may be.

## Privacy

Everything happens in this page. Nothing you type or drop leaves your device; the browser itself enforces that, so you can use the tool for private data, and without a network.
`,
  'main-work.ts': `import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill('stressed');
  await expect(page.getByText('desserts')).toBeVisible();
}
`,
  'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('reverses what one types', async ({ page }) => {
  await openTool(page, '${id}');
  await page.getByLabel('Text', { exact: true }).fill('stressed');
  await expect(page.getByText('desserts')).toBeVisible();
});
`,
};

await mkdir(folder);
for (const [file, content] of Object.entries(files)) {
  const path = join(folder, file);
  // Where a line breaks depends on how long the names are.
  const options = { ...(await resolveConfig(path)), filepath: path };
  await writeFile(path, await format(content, options));
}
console.log(`Wrote client/tools/${id}. It reverses text until you make it do what it is for.`);
