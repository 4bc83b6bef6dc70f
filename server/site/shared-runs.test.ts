import { expect, test } from 'vitest';
import { shareRuns } from './shared-runs.ts';

/** Work whose runs end when they are told to. */
function makeWork() {
  const ends: (() => void)[] = [];
  const runs = shareRuns(
    () =>
      new Promise((resolve) => {
        ends.push(resolve);
      }),
  );
  return { ends, ...runs };
}

const turn = () => new Promise(setImmediate);

test('who asks while it runs shares the next run, however many they are', async () => {
  const { ends, run, isRunning } = makeWork();
  const first = run();
  const others = [run(), run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await turn();
  expect(ends).toHaveLength(2);
  const late = run();
  ends[1]?.();
  await Promise.all(others);
  await turn();
  expect(ends).toHaveLength(3);
  ends[2]?.();
  await late;
  expect(isRunning()).toBe(false);
});

test('a run that fails is told to those who waited for it, and the next one comes', async () => {
  let count = 0;
  const { run } = shareRuns(async () => {
    count += 1;
    await turn();
    if (count === 1) throw new Error('no space');
  });
  const first = run();
  const second = run();
  await expect(first).rejects.toThrow('no space');
  await expect(second).resolves.toBeUndefined();
  await run();
  expect(count).toBe(3);
});
