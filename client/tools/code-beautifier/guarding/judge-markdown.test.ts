import { createRequire } from 'node:module';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { beautify } from '../beautify.ts';
import operation from '../operation.ts';
import { judgeMarkdown } from './judge-markdown.ts';

const spec = createRequire(import.meta.url)('commonmark-spec') as {
  readonly tests: readonly { readonly markdown: string }[];
};

const layout = {
  width: 80,
  indent: '2',
  hasSemicolons: true,
  quotes: 'double',
  trailingCommas: 'all',
  isSpaceFree: false,
  isProseWrapped: false,
} as const;

const rendered = (markdown: string) => new MarkdownIt('commonmark').render(markdown).replaceAll(/\s/g, '');

test('refuses exactly the examples of CommonMark that prettier changes', async () => {
  for (const { markdown } of spec.tests) {
    const source = markdown.replaceAll('→', '\t');
    const text = await beautify(source, 'markdown', layout);
    const isSame = rendered(source) === rendered(text);
    const judge = () => {
      judgeMarkdown(source, text);
    };
    if (isSame) expect(judge, source).not.toThrow();
    else expect(judge, source).toThrow('Prettier would change the text');
  }
});

test.each(['a\n\n**b**__c__\n', 'a\n\n*d*_e_\n', 'a\n\n# # a # #\n'])(
  'names the line of %j',
  async (source) => {
    await expect(executeOperation(operation, source, { language: 'markdown' })).rejects.toMatchObject({
      message: 'Prettier would change the text or its emphasis in this paragraph.',
      details: { line: 3 },
    });
    const ignored = source.replace('a\n\n', 'a\n\n<!-- prettier-ignore -->\n');
    const { parts } = await executeOperation(operation, ignored, { language: 'markdown' });
    expect(parts[0]?.content).toBe(ignored);
  },
);

test('lays out front matter, tables, lists, math and code', async () => {
  const source =
    '---\na:   1\nb: **c**__d__\n---\n\n* x\n* y\n\n| a | b |\n|-|-|\n| `c` | *d* |\n\n```js\nlet a=1\n```\n\nTitle\n===\n\nText and\n$$\nx * y\n$$\n';
  const { parts } = await executeOperation(operation, source, { language: 'markdown' });
  expect(parts[0]?.content).toContain('- x\n- y\n');
});
