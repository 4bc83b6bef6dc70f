import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { FileQueueStore } from './file-queue.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const statuses = (queue: FileQueueStore<string>) => queue.read().items.map(({ status }) => status);

test('one bad file never stops the others', async () => {
  const queue = new FileQueueStore<string>(2);
  queue.add(files('a', 'bad', 'c'));
  queue.start((file) =>
    file.name === 'bad' ? Promise.reject(new ToolInputError('Broken')) : Promise.resolve(`${file.name}!`),
  );
  await settled();
  await settled();
  expect(statuses(queue)).toEqual(['done', 'failed', 'done']);
  expect(queue.read().items.map(({ result }) => result)).toEqual(['a!', undefined, 'c!']);
});

test('no more run at once than allowed; files added later follow', async () => {
  const queue = new FileQueueStore<string>(2);
  const finish: (() => void)[] = [];
  queue.start((file) => new Promise((resolve) => finish.push(() => resolve(file.name))));
  queue.add(files('a', 'b', 'c'));
  expect(statuses(queue)).toEqual(['running', 'running', 'waiting']);
  finish[0]?.();
  await settled();
  expect(statuses(queue)).toEqual(['done', 'running', 'running']);
});

test('canceling stops what runs and waits, and starting again takes it up', async () => {
  const queue = new FileQueueStore<string>(1);
  queue.add(files('a', 'b'));
  queue.start(() => new Promise(() => {}));
  queue.cancel();
  expect(statuses(queue)).toEqual(['canceled', 'canceled']);
  queue.start((file) => Promise.resolve(file.name));
  await settled();
  await settled();
  expect(statuses(queue)).toEqual(['done', 'done']);
});

test('removing a running file lets the next one start', () => {
  const queue = new FileQueueStore<string>(1);
  queue.add(files('a', 'b'));
  queue.start(() => new Promise(() => {}));
  queue.remove(queue.read().items[0]?.id ?? 0);
  expect(statuses(queue)).toEqual(['running']);
});

test('a fault of ours is reported as one, and the other files go on', async () => {
  const queue = new FileQueueStore<string>(1);
  queue.add(files('a', 'b'));
  queue.start((file) => (file.name === 'a' ? Promise.reject(new TypeError('oops')) : Promise.resolve('b')));
  await settled();
  expect(statuses(queue)).toEqual(['failed', 'done']);
  expect(queue.read().items[0]?.error?.message).toContain('fault of ours');
});
