import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

test('several documents as one array, as lines, or as files', async () => {
  const parts = async (documents: string) =>
    (await executeOperation(operation, 'a: 1\n---\nb: 2\n', { documents, indent: 0 })).parts.map(
      ({ name, kind, content }) => [name, kind, content],
    );
  expect(await parts('array')).toEqual([['output.json', 'json', '[{"a":1},{"b":2}]']]);
  expect(await parts('lines')).toEqual([['output.jsonl', 'jsonl', '{"a":1}\n{"b":2}\n']]);
  expect(await parts('files')).toEqual([
    ['output-1.json', 'json', '{"a":1}'],
    ['output-2.json', 'json', '{"b":2}'],
  ]);
});

test('a document too large for the memory of a page is refused, several small ones are not', async () => {
  const line = `- ${'x'.repeat(998)}\n`;
  await expect(executeOperation(operation, line.repeat(20_100), {})).rejects.toThrow('larger than 20 MB');
});
