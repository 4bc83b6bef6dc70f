import { expect, test } from 'vitest';
import { createBudget } from './pixel-budget.ts';

const { signal } = new AbortController();

/** Lets pending promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('jobs share the budget, and the next one waits for room', async () => {
  const budget = createBudget(100);
  const started: string[] = [];
  const enter = (name: string, amount: number) =>
    budget.take(amount, signal).then((release) => {
      started.push(name);
      return release;
    });
  const first = enter('first', 60);
  const second = enter('second', 40);
  const third = enter('third', 10);
  await settle();
  expect(started).toEqual(['first', 'second']);
  (await first)();
  await settle();
  expect(started).toEqual(['first', 'second', 'third']);
  (await second)();
  (await third)();
});

test('a job larger than the budget runs, but alone', async () => {
  const budget = createBudget(100);
  const release = await budget.take(500, signal);
  let isStarted = false;
  const next = budget.take(1, signal).then((leave) => {
    isStarted = true;
    return leave;
  });
  await settle();
  expect(isStarted).toBe(false);
  release();
  release();
  (await next)();
  expect(isStarted).toBe(true);
});

test('a large job is not overtaken', async () => {
  const budget = createBudget(100);
  const release = await budget.take(50, signal);
  const order: string[] = [];
  const large = budget.take(100, signal).then((leave) => {
    order.push('large');
    leave();
  });
  const small = budget.take(10, signal).then((leave) => {
    order.push('small');
    leave();
  });
  release();
  await Promise.all([large, small]);
  expect(order).toEqual(['large', 'small']);
});

test('a waiting job that is aborted leaves the line', async () => {
  const budget = createBudget(100);
  const release = await budget.take(100, signal);
  const controller = new AbortController();
  const waiting = budget.take(100, controller.signal);
  const behind = budget.take(100, signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  release();
  (await behind)();
  await expect(budget.take(1, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
