import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import operation from './operation.ts';

async function compare(old: string, now: string, options: object = {}, names = ['old', 'new']) {
  const files = [new File([old], names[0] ?? ''), new File([now], names[1] ?? '')];
  const { parts, notes = [], summary } = await executeOperation(operation, files, options);
  return { content: parts[0]?.content as string, sentences: notes.map(({ sentence }) => sentence), summary };
}

test('the same in JSON and YAML has no changes', async () => {
  const { content, sentences, summary } = await compare(
    '{"a": [1, {"b": "x"}], "c": 1.50}',
    'c: 1.5\na:\n  - 1\n  - b: x # why\n',
  );
  expect(content).toBe('');
  expect(sentences).toEqual(['Both documents mean the same.']);
  expect(summary).toBe('No changes');
});

test('lists changes with their places', async () => {
  const { content, summary } = await compare(
    '{"a": 1, "b": [1, 2], "c": {}}',
    '{"a": "1", "b": [2, 3], "d/e": null}',
  );
  expect(content).toBe('~ /a: 1 → "1"\n- /b/0: 1\n+ /b/1: 3\n- /c: {}\n+ /d~1e: null\n');
  expect(summary).toBe('5 changes: 2 added, 2 removed, 1 changed');
});

test('colors what changed in both documents and in the list', async () => {
  const [old, now] = ['{"é": [1], "b": 2, "c": 3}', '{"é": [1, 4],\n"b": 5}'];
  const { parts, detail } = await executeOperation(
    operation,
    [new File([old], 'o'), new File([now], 'n')],
    {},
  );
  const places = detail as readonly (readonly CodeHighlight[])[];
  const shown = [old, now].map((text, which) =>
    places[which]?.map(({ from, to, tone }) => [text.slice(from, to), tone]),
  );
  // Green (0) is added, yellow (2) changed, red (4) removed.
  expect(shown).toEqual([
    [
      ['2', 2],
      ['3', 4],
    ],
    [
      ['4', 0],
      ['5', 2],
    ],
  ]);
  expect(parts[0]?.highlights?.map(({ tone }) => tone)).toEqual([0, 2, 4]);
});

test('rows of CSV are matched by their key', async () => {
  const { content } = await compare('id,name\n1,Ada\n2,Bob\n', 'id;name\n3;Eve\n1;Ada L.\n2;Bob\n');
  expect(content).toBe('+ /0: {"id":"3","name":"Eve"}\n~ /1/name: "Ada" → "Ada L."\n');
});

test('a merge patch says which null it cannot set', async () => {
  const { content, sentences } = await compare('{"a": 1}', '{"a": null}', { output: 'merge' });
  expect(JSON.parse(content)).toEqual({ a: null });
  expect(sentences).toEqual(['A merge patch cannot set null, so it removes /a.']);
});

test('a patch can test what it replaces', async () => {
  const { content } = await compare('{"a": 1}', '{"a": 2}', { output: 'patch', hasTests: true });
  expect(JSON.parse(content)).toEqual([
    { op: 'test', path: '/a', value: 1 },
    { op: 'replace', path: '/a', value: 2 },
  ]);
});

test.each([
  ['{"a": 1}', '{"a" 1}', 'New document, line 1, column 5'],
  ['a: [', 'a: 1', 'Old document, line 1'],
])('a mistake in %s or %s names its document', async (old, now, message) => {
  await expect(compare(old, now)).rejects.toThrow(message);
});

test('a file name tells the format', async () => {
  expect((await compare('a\n1', 'a,b\n1,2', {}, ['x.csv', 'y.csv'])).content).not.toBe('');
  await expect(executeOperation(operation, [new File(['1'], 'a')], {})).rejects.toThrow('compares two');
});
