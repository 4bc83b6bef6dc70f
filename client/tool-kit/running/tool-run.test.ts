import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import type { Fault } from './fault.ts';
import { createToolRun } from './tool-run.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a synchronous task is done on return', () => {
  const run = createToolRun<number>();
  run.start(() => 42);
  expect(run.read()).toMatchObject({ status: 'done', output: 42, isStale: false });
});

test('an early output is shown until the task ends', async () => {
  const run = createToolRun<number>();
  run.start(() => 1);
  const { promise, resolve } = Promise.withResolvers<number>();
  run.start(async ({ reportProgress }) => {
    await settled();
    reportProgress({}, { output: 2, isStale: false });
    return promise;
  });
  expect(run.read()).toMatchObject({ status: 'running', output: 1, isStale: true });
  await settled();
  expect(run.read()).toMatchObject({ status: 'running', output: 2, isStale: false });
  resolve(3);
  await settled();
  expect(run.read()).toMatchObject({ status: 'done', output: 3, isStale: false });
});

test('the last good output stays, marked stale, when the next run fails on the input', async () => {
  const run = createToolRun<number>();
  run.start(() => 1);
  run.start(() => Promise.reject(new ToolInputError('Bad', { line: 2 })));
  await settled();
  expect(run.read()).toMatchObject({ status: 'failed', output: 1, isStale: true });
  expect(run.read().error?.details.line).toBe(2);
  run.start(() => 3);
  expect(run.read()).toMatchObject({ status: 'done', output: 3, isStale: false, error: undefined });
});

test('anything else that is thrown is reported as a fault of ours, and the last good output stays', () => {
  const run = createToolRun<number>();
  run.start(() => 1);
  run.start(() => {
    throw new TypeError('oops');
  });
  expect(run.read()).toMatchObject({ status: 'failed', output: 1, isStale: true });
  expect(run.read().error?.message).toContain('oops');
  expect(run.read().error?.message).toContain('fault of ours');
  run.start(() => 2);
  expect(run.read()).toMatchObject({ status: 'done', output: 2, error: undefined });
});

test('a later run takes the place of the earlier one, whose answer is ignored', async () => {
  const run = createToolRun<string>();
  let wasAborted = false;
  run.start(
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          wasAborted = true;
        });
        setTimeout(() => resolve('early'), 1);
      }),
  );
  run.start(() => Promise.resolve('late'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(wasAborted).toBe(true);
  expect(run.read().output).toBe('late');
});

test('trying again does the latest work, not what failed before it', async () => {
  const run = createToolRun<string>();
  run.start(() => {
    throw new TypeError('no network');
  });
  const { error } = run.read();
  let tries = 0;
  run.start(() => {
    tries += 1;
    return tries === 1 ? new Promise<string>(() => undefined) : Promise.resolve('new');
  });
  (error as Fault).retry?.();
  await settled();
  expect(run.read()).toMatchObject({ status: 'done', output: 'new' });
});

test('an abort is silent', async () => {
  const run = createToolRun<string>();
  run.start(() => 'good');
  run.start(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  run.cancel();
  await settled();
  expect(run.read()).toMatchObject({ status: 'done', output: 'good', error: undefined });
});
