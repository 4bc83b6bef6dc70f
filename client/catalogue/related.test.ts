import { expect, test } from 'vitest';
import { allTools, findReceivers, relatedTools } from './catalogue.ts';

const related = (id: string) =>
  allTools.filter((tool) => tool.id === id).flatMap((tool) => relatedTools(tool).map((other) => other.id));

test('related tools are of the same category, the nearest first', () => {
  expect(related('yaml-to-json')[0]).toBe('json-to-yaml');
  expect(related('checksum-calculator')[0]).toBe('hash-generator');
  expect(related('css-minifier')[0]).toBe('js-minifier');
  for (const tool of allTools) {
    const others = relatedTools(tool);
    expect(others.length).toBeLessThanOrEqual(3);
    for (const other of others) expect([other.category, other === tool]).toEqual([tool.category, false]);
  }
});

test.each([
  ['png', 'image-compressor', ['image-resizer', 'image-cropper', 'image-color-picker']],
  ['pdf', 'pdf-merger', ['pdf-compressor', 'pdf-splitter', 'pdf-to-image']],
  ['json', 'yaml-to-json', ['json-formatter', 'json-to-csv', 'json-to-yaml']],
  ['zip', 'base64', ['checksum-calculator', 'hash-generator']],
] as const)('%s goes to the tools for it first, the most popular before the others', (kind, from, first) => {
  const ids = findReceivers(kind, from).map(({ id }) => id);
  expect(ids.slice(0, first.length)).toEqual(first);
});
