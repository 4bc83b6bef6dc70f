import { describe, expect, it } from 'vitest';
import type { Progress } from '#core/task.ts';
import { defaultWriteOptions } from '#core/json/format-for-tests.ts';
import createJsonSession from './json-session.ts';

function begin(data: string | Blob) {
  const session = createJsonSession();
  const seen: Progress[] = [];
  const context = { reportProgress: (progress: Progress) => seen.push(progress) };
  const source = { id: 1, data };
  const process = (options = {}) =>
    session.process({ source, write: { ...defaultWriteOptions, ...options } }, context);
  return { session, source, context, seen, process };
}

describe('process', () => {
  it('writes text and reports on it', async () => {
    const { output, outputBytes, report } = await begin('{"b":1,"a":[true,null,"x"]}').process({
      isSorted: true,
    });
    const text = '{\n  "a": [\n    true,\n    null,\n    "x"\n  ],\n  "b": 1\n}';
    expect(output).toEqual({ text });
    expect(outputBytes).toBe(text.length);
    expect(report).toMatchObject({
      dialect: 'json',
      isStrict: true,
      errorCount: 0,
      warningCount: 0,
      notes: [],
    });
    expect(report.statistics).toEqual({
      sizeBytes: 27,
      documents: 1,
      keys: 2,
      objects: 1,
      arrays: 1,
      strings: 1,
      numbers: 1,
      booleans: 1,
      nulls: 1,
      maxDepth: 2,
    });
  });

  it('writes nothing for invalid text or when only asked to check', async () => {
    const broken = await begin('[1,').process();
    expect([broken.output, broken.report.dialect, broken.report.errorCount]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    const { session, source, context } = begin('[1]');
    const checked = await session.process({ source, write: undefined }, context);
    expect([checked.output, checked.report.dialect]).toEqual([undefined, 'json']);
  });

  it('gives a large output as a blob and tells of progress', async () => {
    const items = Array.from({ length: 300_000 }, (_, index) => ({ id: index, name: `item ${index}` }));
    const { process, seen } = begin(new Blob([JSON.stringify(items)]));
    const { output } = await process();
    expect(output && 'blob' in output ? await output.blob.text() : undefined).toBe(
      JSON.stringify(items, null, 2),
    );
    expect(new Set(seen.map(({ label }) => label))).toEqual(new Set(['Reading', 'Checking', 'Writing']));
    expect(seen.every(({ fraction = 0 }) => fraction >= 0 && fraction <= 1)).toBe(true);
  });

  it.each([
    ['utf-16le', [0xff, 0xfe, 0x5b, 0, 0x22, 0, 0xe9, 0, 0x22, 0, 0x5d, 0], 'UTF-16 (little-endian)'],
    ['utf-8 with a mark', [0xef, 0xbb, 0xbf, 0x5b, 0x22, 0xc3, 0xa9, 0x22, 0x5d], 'byte order mark'],
  ])('reads %s and says so', async (_, bytes, note) => {
    const { output, report } = await begin(new Blob([Uint8Array.from(bytes)])).process({ mode: 'compact' });
    expect(output).toEqual({ text: '["é"]' });
    expect(report.notes).toEqual([expect.stringContaining(note)]);
  });

  it('says what became of comments, NaN and documents', async () => {
    const { report } = await begin('// c\n[NaN]').process({ isStrict: true });
    expect(report.notes).toEqual([
      '1 comment left out, as JSON has none.',
      '1 number that JSON lacks (NaN, Infinity) became null.',
    ]);
    const lines = await begin('1\n2').process();
    expect(lines.report).toMatchObject({ dialect: 'jsonl', isStrict: true, offenses: [], offenseCount: 0 });
    expect(lines.report.notes).toEqual([
      '2 documents, each on lines of its own; Compact writes one to a line.',
    ]);
    const halves = await begin('["\ud800"]').process();
    expect(halves.report.notes[0]).toContain('U+FFFD');
  });

  it('says so when the file is gone', async () => {
    const gone = new Blob(['[]']);
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(begin(gone).process()).rejects.toThrow('The file could not be read.');
  });
});

describe('the other methods', () => {
  it('work on the same text, also after another worker has begun', async () => {
    const { session, source, context } = begin('{"a":{"b~/c":[10,20]}}');
    const root = await session.root({ source }, context);
    const page = await session.children({ source, container: root.id, from: 0, count: 10 }, context);
    expect(page.nodes[0]).toMatchObject({ key: 'a', type: 'object', childCount: 1 });
    const { hits } = await session.search(
      { source, query: { text: '20', place: 'both', isCaseSensitive: false, from: 0, count: 10 } },
      context,
    );
    const id = hits[0]?.id ?? 0;
    expect(await session.locate({ source, id }, context)).toMatchObject({
      pointer: '/a/b~0~1c/1',
      jsonPath: "$['a']['b~/c'][1]",
      jsPath: 'data.a["b~/c"][1]',
    });
    expect(await session.readValue({ source, id }, context)).toBe('20');
    expect(await session.readContext({ source, startByte: id, endByte: id + 2 }, context)).toEqual({
      before: '{"a":{"b~/c":[10,',
      text: '20',
      after: ']}}',
    });
  });

  it('repair', async () => {
    const { session, source, context } = begin("{'a': 1}");
    expect(await session.repair({ source }, context)).toMatchObject({
      output: { text: '{"a": 1}' },
      changes: [{ removed: "'a'", added: '"a"' }],
    });
  });
});
