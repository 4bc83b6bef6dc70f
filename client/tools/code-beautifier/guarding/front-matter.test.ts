import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';

const laidOut = async (source: string) =>
  (await executeOperation(operation, source, { language: 'markdown' })).parts[0]?.content as string;

const fence = '```\na\n---\nb:   c\n```\n';

// CommonMark 0.31.2, 4.1: a line of three dashes is a thematic break. markdown-it reads both texts.
test.each([
  `---\n\nHello *x*\n\n${fence}\nend\n`,
  `---\n\n- a\n- b\n\n---\n\n${fence}`,
  `---\r\n\r\nHello *x*\r\n\r\n${fence.replaceAll('\n', '\r\n')}`,
  '---\n\n```js\nlet a   = {\n---\n```\n',
  '---\n\nA sentence, with words: and more.\nb: c: d\n\n---\n\n> q\n',
  '---\n',
  '---',
])('reads a thematic break in the first line of %j', async (source) => {
  const text = await laidOut(source);
  const render = (markdown: string) => new MarkdownIt('commonmark').render(markdown);
  expect(render(text)).toBe(render(source));
  expect(text.startsWith('---')).toBe(true);
  expect(await laidOut(text)).toBe(text);
});

// Pandoc, yaml_metadata_block, and Jekyll: dots may end the block.
test.each([
  [`---\ntitle:   x\n...\n\n* y\n\n${fence}`, `---\ntitle: x\n...\n\n- y\n\n${fence}`],
  [`---\ntitle:   x\n---\n\n* y\n\n${fence}`, `---\ntitle: x\n---\n\n- y\n\n${fence}`],
  [`---\r\ntitle:   x\r\n...\r\n* y\r\n`, '---\ntitle: x\n...\n\n- y\n'],
  ['---\n---\n* y\n', '---\n---\n\n- y\n'],
  ['---\na: |\n  ---\n  b\n---\n* y\n', '---\na: |\n  ---\n  b\n---\n\n- y\n'],
])('lays out front matter and what follows: %j', async (source, text) => {
  expect(await laidOut(source)).toBe(text);
  expect(await laidOut(text)).toBe(text);
});
