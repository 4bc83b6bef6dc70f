import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('idb-keyval');
  vi.resetModules();
});

test('a parcel is taken once, and ends with its hour', async () => {
  const stored = new Map<string, unknown>();
  vi.resetModules();
  vi.doMock('idb-keyval', () => ({
    createStore: () => undefined,
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
    del: (key: string) => Promise.resolve(stored.delete(key)),
    entries: () => Promise.resolve([...stored]),
  }));
  const { leaveHandoff, takeHandoff } = await import('./handoff.ts');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  const parcel = { kind: 'text', text: 'a', fromTool: 'x' } as const;
  const first = await leaveHandoff(parcel);
  vi.advanceTimersByTime(3_599_000);
  expect(await takeHandoff(first)).toMatchObject(parcel);
  expect(await takeHandoff(first)).toBeUndefined();
  const second = await leaveHandoff(parcel);
  vi.advanceTimersByTime(3_601_000);
  expect(await takeHandoff(second)).toBeUndefined();
  expect(stored.size).toBe(0);
});
