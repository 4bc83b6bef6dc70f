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

test('a picture goes to the tools for pictures first', () => {
  const ids = findReceivers('png', 'image-compressor').map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual([
    'image-color-picker',
    'image-cropper',
    'image-resizer',
    'image-to-base64',
  ]);
});
