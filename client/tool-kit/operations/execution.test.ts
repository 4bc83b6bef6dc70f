import { expect, test } from 'vitest';
import { text } from '#client/tool-kit/state/state-schema.ts';
import { executeOperation } from './execution.ts';
import { makeInput } from './input.ts';
import { defineOperation, type TextInput, typeOfEditedText } from './operation.ts';

const echo = defineOperation({
  schema: { lines: { ...text('the sample', 20), label: 'Lines' } },
  takes: 'nothing',
  run: (_, { lines }) => ({ parts: [{ name: 'out.txt', kind: 'text', content: lines }] }),
});

test('a text that is too long is refused, not replaced by the initial one', async () => {
  const done = await executeOperation(echo, '', { lines: 'a'.repeat(20) });
  expect(done.parts[0]?.content).toBe('a'.repeat(20));
  await expect(executeOperation(echo, '', { lines: 'a'.repeat(1021) })).rejects.toMatchObject({
    message: 'Lines: 1,021 characters are too many.',
    details: { field: 'lines', hint: 'At most 20 characters are allowed. Shorten it, or split it.' },
  });
});

test('a decoded text is not decoded again with the encoding it declares', async () => {
  const css = '@charset "windows-1251";.a{content:"Привет"}';
  const input = (type: string) => makeInput('text', new File([css], 'a.css', { type }));
  const read = async (type: string) => ((await input(type)) as TextInput).text();
  expect(await read(typeOfEditedText)).toBe(css);
  // printf 'Привет' | iconv -f cp1251 -t utf-8
  expect(await read('text/css')).toContain('РџСЂРёРІРµС‚');
});

test.each([
  [[0xff, 0xfe, 0x61, 0x00], ['The file was read as UTF-16LE; text output is UTF-8.']],
  [[0xef, 0xbb, 0xbf, 0x61], []],
  [[0x61, 0xe9], ['The file was read as Windows-1252; text output is UTF-8.']],
  [[0x61], []],
])('says how the bytes %j differ from the output', async (bytes, sentences) => {
  const copy = defineOperation({
    schema: {},
    takes: 'text',
    run: async (input) => ({ parts: [{ name: 'out.txt', kind: 'text', content: await input.text() }] }),
  });
  const { notes = [] } = await executeOperation(copy, new Blob([new Uint8Array(bytes)]), {});
  expect(notes.map(({ sentence }) => sentence)).toEqual(sentences);
});

test('a file that is gone, or a store without space, is named as such', async () => {
  const copy = defineOperation({
    schema: {},
    takes: 'text',
    run: async (input) => ({ parts: [{ name: 'out.txt', kind: 'text', content: await input.text() }] }),
  });
  const gone = new File(['a'], 'a.txt');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(executeOperation(copy, gone, {})).rejects.toMatchObject({
    message: 'The file could not be read.',
    details: { hint: expect.stringContaining('space') as string },
  });
});

test('an early result goes out with the notes on how the input was read', async () => {
  const early = { parts: [{ name: 'out.txt', kind: 'text', content: 'a' }], notes: [] } as const;
  const slow = defineOperation({
    schema: {},
    takes: 'text',
    run: async (input, _options, { showEarly }) => {
      await input.text();
      showEarly?.(early);
      return early;
    },
  });
  const shown: unknown[] = [];
  const result = await executeOperation(
    slow,
    new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0x00])]),
    {},
    {
      reportProgress: (progress) => shown.push(progress.early),
    },
  );
  expect(result.notes).toHaveLength(1);
  expect(shown).toEqual([result]);
});
