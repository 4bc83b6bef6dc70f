import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { languageIds } from './languages.ts';
import operation from './operation.ts';

async function generate(text: string, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, text, options);
  return { content: parts[0]?.content as string, sentences: notes.map(({ sentence }) => sentence) };
}

test('a key that some samples lack is optional', async () => {
  const { content, sentences } = await generate('{"a": 1, "b": "x"}\n{"a": 2.5}');
  expect(content).toMatch(/a:\s+number;\n\s+b\?:\s+string;/);
  expect(sentences).toEqual(['2 samples merged.']);
});

test('a JSON Schema is read as one', async () => {
  const schema =
    '{"type": "object", "properties": {"n": {"type": "integer"}, "tags": {"type": "array", "items": {"enum": ["a", "b"]}}}, "required": ["n"]}';
  const { content, sentences } = await generate(schema);
  expect(content).toMatch(/n:\s+number/);
  expect(content).toMatch(/tags\?:/);
  expect(content).toContain('"a" | "b"');
  expect(sentences).toEqual(['Read as a JSON Schema.']);
});

test.each(languageIds)('%s has the name that was asked for', async (language) => {
  const { content } = await generate('{"a": 1, "items": [{"first-name": "x", "b": null}]}', {
    language,
    typeName: 'Customer',
  });
  expect(content).toContain('Customer');
  expect(content).not.toMatch(/quicktype/i);
});

test('Java keeps the names of keys without the converter', async () => {
  const options = { language: 'java' } as const;
  const { content, sentences } = await generate('{"first-name": "x", "b": {"c": 1}}', options);
  expect(content).toContain('@JsonProperty("first-name")');
  expect(content).not.toContain('Converter');
  expect(sentences).toEqual(['Each class goes to a file of its own, named in the comment above it.']);
  expect((await generate('{"a": 1}', { ...options, isTypesOnly: false })).content).toContain(
    'class Converter',
  );
});

test('Python says which key has another name', async () => {
  const { sentences } = await generate('{"first-name": 1, "b": 2}', { language: 'python' });
  expect(sentences).toEqual(['The key "first-name" has another name in Python.']);
});

test('dates are dates where that is asked for', async () => {
  const text = '{"at": "2026-01-31T09:30:00Z"}';
  expect((await generate(text, { language: 'csharp', hasDates: true })).content).toContain(
    'DateTimeOffset At',
  );
  expect((await generate(text, { language: 'csharp' })).content).toContain('string At');
});

test.each(['5', '"x"', 'null', '[]', '[1, 2]', '{}', '[[{"a": 1}]]'])(
  '%s has a type in every language',
  async (text) => {
    for (const language of languageIds) expect((await generate(text, { language })).content).not.toBe('');
  },
);

test('a reference to another file is a mistake', async () => {
  const schema =
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "https://example.com/other.json"}';
  await expect(generate(schema)).rejects.toMatchObject({ name: 'ToolInputError' });
});
