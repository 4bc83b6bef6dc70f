import { beforeEach, describe, expect, test } from 'vitest';
import { readNotice } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import { type Bench, createBench } from './bench.ts';
import type { CompressedFile } from '../compressing/compressed-file.ts';
import type { Engine } from '../compressing/engine.ts';
import { standardOptions } from '../compressing/options.ts';

const facts = { kind: 'jpeg', width: 4, height: 3, hasLocation: false } as const;

/** An engine that halves files at once, and fails on those named `bad`. */
function createStandIn(): Engine & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    maxAtOnce: 2,
    inspect: () => Promise.resolve(facts),
    compress: (file, { quality }) => {
      const { name } = file as File;
      calls.push(`${name} ${quality}`);
      if (name.startsWith('bad')) return Promise.reject(new ToolInputError('Damaged.'));
      const blob = new Blob([new Uint8Array(file.size / 2)]);
      const result: CompressedFile = {
        ...facts,
        kind: 'jpeg',
        quality,
        isOriginal: false,
        source: facts,
        notes: [],
        blob,
      };
      return Promise.resolve(result);
    },
    compare: () => Promise.reject(new Error('not asked for')),
    dispose: () => undefined,
  };
}

const file = (name: string) => new File([new Uint8Array(100)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

let engine: ReturnType<typeof createStandIn>;
let bench: Bench;

beforeEach(() => {
  engine = createStandIn();
  bench = createBench(engine, ({ name }) => Promise.resolve(name.endsWith('.jpg') ? 'jpeg' : undefined));
});

const statuses = () => bench.read().items.map(({ status }) => status);

test('files wait until they are asked for, and are looked at meanwhile', async () => {
  await bench.addFiles([file('a.jpg')]);
  expect(statuses()).toEqual(['waiting']);
  expect(bench.read().isBusy).toBe(false);
  await settled();
  expect([...bench.read().facts.values()]).toEqual([facts]);
});

test('one bad file does not stop the others, and the note counts the good ones', async () => {
  await bench.addFiles([file('a.jpg'), file('bad.jpg'), file('c.jpg')]);
  bench.compress(standardOptions);
  expect(bench.read().isBusy).toBe(true);
  await settled();
  expect(statuses()).toEqual(['done', 'failed', 'done']);
  expect(readNotice()).toMatchObject({ title: '2 images compressed by 50%' });
});

test('what is no image is left out and named', async () => {
  await bench.addFiles([file('a.jpg'), file('notes.txt')]);
  expect(bench.read().items).toHaveLength(1);
  expect(readNotice()).toMatchObject({
    title: 'Invalid File',
    text: 'Please upload an image file. Left out: notes.txt',
  });
});

describe('a second run', () => {
  beforeEach(async () => {
    await bench.addFiles([file('a.jpg')]);
    bench.compress(standardOptions);
    await settled();
  });

  test('with the same options does only what is left', async () => {
    await bench.addFiles([file('b.jpg')]);
    await settled();
    expect(statuses()).toEqual(['done', 'waiting']);
    bench.compress(standardOptions);
    await settled();
    expect(engine.calls).toEqual(['a.jpg 80', 'b.jpg 80']);
  });

  test('with other options does everything anew', async () => {
    bench.compress({ ...standardOptions, quality: 50 });
    await settled();
    expect(engine.calls).toEqual(['a.jpg 80', 'a.jpg 50']);
  });

  test('clearing forgets all', () => {
    bench.clear();
    expect(bench.read()).toMatchObject({ items: [], isBusy: false, lastRun: undefined });
    expect(bench.read().facts.size).toBe(0);
  });
});
