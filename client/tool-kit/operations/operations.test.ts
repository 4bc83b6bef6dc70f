import fc from 'fast-check';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { initialState, type StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import { defaultQuickSize, executeOperation } from './execution.ts';
import { sizeOfSource } from './input.ts';
import type { AnyOperation, OperationResult, OperationSource } from './operation.ts';

// Every operation of every tool meets these on the day it is written. It may refuse an input by a ToolInputError with
// a sentence, and must never fail in another way.
const root = join(import.meta.dirname, '..', '..', '..');
const operations = await Promise.all(
  globSync('client/tools/*/operation.ts', { cwd: root }).map(async (file) => {
    const { default: operation } = (await import(join(root, file))) as { default: AnyOperation };
    const manifestFile = join(root, dirname(file), 'manifest.ts');
    const { default: manifest } = (await import(manifestFile)) as { default: ToolManifest };
    return { id: basename(dirname(file)), accepts: manifest.accepts, operation };
  }),
);
const withoutBrowser = operations.filter(({ operation }) => operation.needsBrowser !== true);
const byId = new Map(operations.map(({ id, operation }) => [id, operation]));

const largeBytes = 300_000;
const depth = 5000;
const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);
const hostile: readonly (readonly [name: string, source: string | Blob])[] = [
  ['nothing', ''],
  ['an empty file', bytes()],
  ['one byte', bytes(0x41)],
  ['NUL', bytes(0)],
  ['NUL amid text', 'a\0b'],
  ['lone surrogates', 'a\ud800b\udc00'],
  ['invalid UTF-8', bytes(0x61, 0xff, 0xc3, 0x28, 0xe2, 0x82, 0x0a)],
  ['half of UTF-16', bytes(0xff, 0xfe, 0x61)],
  ['line ends of every kind', 'a\r\nb\rc\n\u2028d'],
  ['names that objects have', '{"__proto__":{"a":1},"constructor":2}'],
  ['brackets within brackets', '['.repeat(depth) + ']'.repeat(depth)],
  ['objects within objects', '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)],
  ['elements within elements', '<b>'.repeat(depth)],
  ['quotations within quotations', '> '.repeat(depth)],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
  ['a document', new Blob(['%PDF-1.7\n%âãÏÓ\n1 0 obj'])],
  ['one long line', 'a'.repeat(largeBytes)],
  ['a million signs', '%'.repeat(largeBytes)],
  ['many lines', 'id,name\n'.repeat(largeBytes / 8)],
  ['a large file', new Blob(['{"a": [1, 2.50, "é", null]}\n'.repeat(largeBytes / 28)])],
];

/** Of a choice of more positions each input meets as many, and all inputs together meet all. */
const mostPositions = 4;

/** The initial options, and each choice and flag in every other position; of long choices a part that `turn` says. */
function variants(schema: StateSchema, turn: number): Readonly<Record<string, unknown>>[] {
  const initial: Readonly<Record<string, unknown>> = initialState(schema);
  const others = Object.entries(schema).flatMap(([key, { values, initial: first }]) => {
    const positions: readonly unknown[] = values ?? (typeof first === 'boolean' ? [!first] : []);
    const step = Math.ceil(positions.length / mostPositions);
    return positions
      .filter((value, index) => value !== first && index % step === turn % step)
      .map((value) => ({ ...initial, [key]: value }));
  });
  return [initial, ...others];
}

/** The output, or the mistake's sentence. */
async function attempt(operation: AnyOperation, source: OperationSource, options: object) {
  try {
    const result = await executeOperation(operation, source, options);
    return { parts: await readParts(result), notes: result.notes ?? [] };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    expect(error.message.length).toBeGreaterThan(5);
    return { mistake: error.message, ...error.details };
  }
}

function readParts({ parts }: OperationResult) {
  return Promise.all(
    parts.map(async ({ name, kind, content }) => ({
      name,
      kind,
      content:
        typeof content === 'string' ? content : Buffer.from(await content.arrayBuffer()).toString('latin1'),
    })),
  );
}

test('there are operations', () => {
  expect(withoutBrowser.length).toBeGreaterThan(0);
});

describe.each(withoutBrowser)('$id', ({ operation, accepts }) => {
  const { schema, takes } = operation;

  test.each(takes === 'nothing' ? [] : hostile)('meets %s', async (_name, source) => {
    const input = takes === 'files' ? [new File([source], 'input')] : source;
    // A large input meets the first of them, so that the whole stays quick.
    const isLarge = sizeOfSource(source) >= largeBytes / 2;
    const turn = hostile.findIndex(([, own]) => own === source);
    for (const options of isLarge ? [{}] : variants(schema, turn)) {
      const first = await attempt(operation, input, options);
      // Blobs and typed details go through a worker's boundary.
      expect(() => structuredClone(first)).not.toThrow();
    }
    const again = await attempt(operation, input, {});
    if (operation.isRandom?.(initialState(schema)) !== true)
      expect(await attempt(operation, input, {})).toEqual(again);
  });

  test('parts have names, and notes are sentences with places that count from 1', async () => {
    const result = await executeOperation(operation, operation.sample ?? '', {}).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ToolInputError);
    });
    for (const { name } of result?.parts ?? []) expect(name).toMatch(/^[^/\\]+\.\w+$/);
    for (const { sentence, place } of result?.notes ?? []) {
      expect(sentence).toMatch(/^\P{Ll}.*[\p{L}\p{N}.!?”)]$/u);
      if (place?.line !== undefined) expect(place.line).toBeGreaterThan(0);
    }
  });

  test('options of any kind are met with valid ones', async () => {
    const options = Object.fromEntries(Object.keys(schema).map((key) => [key, { wrong: 'kind' }]));
    const source = takes === 'nothing' ? undefined : (operation.sample ?? 'a');
    const first = await attempt(operation, source, options);
    if (operation.isRandom?.(initialState(schema)) !== true)
      expect(await attempt(operation, source, {})).toEqual(first);
  });

  test('stops when it is told to', async () => {
    const source = new Blob(['{"a": 1}\n'.repeat(largeBytes / 9)]);
    await expect(executeOperation(operation, source, {}, { signal: AbortSignal.abort() })).rejects.toSatisfy(
      isAbortError,
    );
    const controller = new AbortController();
    const run = executeOperation(
      operation,
      takes === 'files' ? [] : source,
      {},
      { signal: controller.signal },
    );
    controller.abort();
    await expect(run).rejects.toSatisfy(isAbortError);
  });

  test.runIf(takes === 'text' && operation.quickSize !== 0)(
    'is quick where the page does it itself',
    async () => {
      const size = operation.quickSize ?? defaultQuickSize;
      for (const unit of ['a', '%', 'aB ', '{"a":1}\n', 'é😀', '<b>', '"', '# ', 'a,b\n', '*_`[']) {
        const source = unit.repeat(size / unit.length);
        for (const options of [{}, ...variants(schema, 0).slice(1)]) {
          // The first run compiles; the page's machine may be slower than this one, and this one busy.
          await attempt(operation, source, options);
          const times: number[] = [];
          for (let run = 0; run < 3 && Math.min(...times, Infinity) > 25; run += 1) {
            const startMs = performance.now();
            await attempt(operation, source, options);
            times.push(performance.now() - startMs);
          }
          expect(Math.min(...times), `${unit} ${JSON.stringify(options)}`).toBeLessThan(50);
        }
      }
    },
  );

  const back = operation.inverse === undefined ? undefined : byId.get(operation.inverse);
  test.runIf(operation.invert ?? (back && takes === 'text'))('leads there and back', async () => {
    const there = initialState(schema);
    const optionsBack = operation.invert?.(there) ?? {};
    // A data format may be written in many ways, which come back as one.
    const isData = accepts.includes('json') || accepts.includes('yaml');
    const texts = isData
      ? fc.json()
      : fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('\ufeff'));
    const contentOf = async (own: AnyOperation, source: OperationSource, options: object) => {
      const content = (await executeOperation(own, source, options)).parts[0]?.content;
      return content instanceof Blob ? content.text() : content;
    };
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const first = await contentOf(operation, text, there);
        const returned = await contentOf(back ?? operation, first, optionsBack);
        if (isData) expect(await contentOf(operation, returned, there)).toBe(first);
        else expect(returned).toBe(text);
      }),
    );
  });
});
