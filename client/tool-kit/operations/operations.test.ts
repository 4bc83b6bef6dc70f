import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialState, type StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import { type DataKind, isAccepted } from '#core/text/kinds/data-kinds.ts';
import { executeOperation } from './execution.ts';
import { loadOperations } from '#scripts/testing/all-operations.ts';
import { peopleJson, peopleTexts } from '#scripts/testing/people-texts.ts';
import { variants } from './fixtures/option-variants.ts';
import { binaryFiles, deepBytes, hostileInputs, largeBytes } from './fixtures/hostile-inputs.ts';
import { sizeOfSource } from './input.ts';
import type { AnyOperation, OperationSource } from './operation.ts';
import type { OperationResult } from './operation-result.ts';

// Every operation of every tool meets these on the day it is written. It may refuse an input by a ToolInputError with
// a sentence, and must never fail in another way.
const operations = await loadOperations();
// `npm test -- <id>` runs only one tool's.
const chosenId = process.env.TEST_TOOL;
const withoutBrowser = operations.filter(
  ({ id, operation }) => operation.needsBrowser !== true && id === (chosenId ?? id),
);
const byId = new Map(operations.map(({ id, operation }) => [id, operation]));

/** The options that an input meets: the larger or deeper it is, the fewer, so that the whole stays quick. */
function optionsFor(source: string | Blob, schema: StateSchema): Readonly<Record<string, unknown>>[] {
  const turn = hostileInputs.findIndex(([, own]) => own === source);
  const [initial = {}, ...others] = variants(schema, turn);
  if (sizeOfSource(source) >= largeBytes / 2) return [initial];
  if (sizeOfSource(source) < deepBytes) return [initial, ...others];
  // All options that can differ at once.
  return [
    initial,
    Object.assign({}, ...others.map((other) => differences(initial, other))) as typeof initial,
  ];
}

function differences(initial: Readonly<Record<string, unknown>>, other: typeof initial): typeof initial {
  return Object.fromEntries(Object.entries(other).filter(([key, value]) => initial[key] !== value));
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

type Way = (text: string) => Promise<string>;

/** Texts come back as they were; data may be written in many ways, which come back as one. */
async function expectWayBack(there: Way, back: Way, isData: boolean): Promise<void> {
  const texts = isData ? peopleJson : peopleTexts.filter((text) => !text.startsWith('\ufeff'));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const first = await there(text);
      const returned = await back(first);
      if (isData) expect(await there(returned)).toBe(first);
      else expect(returned).toBe(text);
    }),
  );
}

describe.skipIf(chosenId !== undefined)('a tool that loses something is found at once', () => {
  const losses: readonly [string, (text: string) => string][] = [
    ['a plus', (text) => text.replaceAll('+', ' ')],
    ['a percent sign', (text) => text.replace(/%/, '')],
    ['an ampersand', (text) => text.replaceAll('&', '&amp;')],
    ['an angle', (text) => text.replaceAll('<', '')],
    ['a straight quote', (text) => text.replaceAll('"', '”')],
    ['an apostrophe', (text) => text.replaceAll("'", '’')],
    ['an equals sign', (text) => text.replaceAll('=', '')],
    ['a backslash', (text) => text.replaceAll('\\', '')],
    ['a digit', (text) => text.replaceAll('7', '1')],
    ['a letter', (text) => text.replaceAll('Z', 'z')],
    ['a carriage return', (text) => text.replaceAll('\r', '\n')],
    ['a line feed', (text) => text.replaceAll('\n', '')],
    ['a space at the end', (text) => text.trimEnd()],
    ['a combining mark', (text) => text.normalize('NFC')],
  ];
  test.each(losses)('%s', async (_name, lose) => {
    const lossy = expectWayBack(
      (text) => Promise.resolve(lose(text)),
      (text) => Promise.resolve(text),
      false,
    );
    await expect(lossy).rejects.toThrow();
  });
});

/** Ten times what the slowest input takes. What grows with the square of the input takes longer. */
const hangMs = 60_000;

/** A tool that accepts none of these works only on texts. */
const fileKinds: readonly DataKind[] = ['png', 'pdf', 'zip'];

test.skipIf(chosenId !== undefined)('there are operations', () => {
  expect(withoutBrowser.length).toBeGreaterThan(0);
});

describe.each(withoutBrowser)('$id', ({ operation, accepts }) => {
  const { schema, takes } = operation;

  test.each(takes === 'nothing' ? [] : hostileInputs)(
    'meets %s',
    async (_name, source) => {
      const input = takes === 'files' ? [new File([source], 'input')] : source;
      const [first, ...others] = optionsFor(source, schema);
      const result = await attempt(operation, input, first ?? {});
      // Blobs and typed details go through a worker's boundary.
      expect(() => structuredClone(result)).not.toThrow();
      for (const options of others) {
        const other = await attempt(operation, input, options);
        expect(() => structuredClone(other)).not.toThrow();
      }
      // Large inputs run only once, to keep the test quick.
      const isOnce = operation.isRandom?.(initialState(schema)) === true || sizeOfSource(source) >= deepBytes;
      if (!isOnce) expect(await attempt(operation, input, {})).toEqual(result);
    },
    hangMs,
  );

  const isOfTexts = takes !== 'nothing' && !fileKinds.some((kind) => isAccepted(kind, accepts));
  test.each(isOfTexts ? binaryFiles : [])('names %s instead of reading it as text', async (name, file) => {
    for (const options of variants(schema, 0)) {
      if (operation.takesBytes?.({ ...initialState(schema), ...options }) === true) continue;
      expect(await attempt(operation, takes === 'files' ? [file, file] : file, options)).toMatchObject({
        mistake: expect.stringContaining(`“${file.name}” is ${name}, and a text is wanted here.`) as unknown,
        hint: expect.stringMatching(/\.$/) as unknown,
      });
    }
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

  test('stops on request', async () => {
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

  const back = operation.inverse === undefined ? undefined : byId.get(operation.inverse);
  test.runIf(operation.invert ?? (back && takes === 'text'))('leads there and back', async () => {
    const there = initialState(schema);
    const optionsBack = operation.invert?.(there) ?? {};
    const isData = accepts.includes('json') || accepts.includes('yaml');
    const contentOf = async (own: AnyOperation, source: OperationSource, options: object) => {
      const content = (await executeOperation(own, source, options)).parts[0]?.content;
      return content instanceof Blob ? content.text() : (content ?? '');
    };
    const encode = (text: string) => contentOf(operation, text, there);
    await expectWayBack(encode, (text) => contentOf(back ?? operation, text, optionsBack), isData);
  });
});
