import { describe, expect, test, vi } from 'vitest';
import { createThumbnailStore } from './thumbnail-store.ts';

function setUp(maxKept?: number) {
  const drawn: string[] = [];
  const revoked: string[] = [];
  const pending: { key: string; resolve: (blob: Blob) => void; reject: (error: Error) => void }[] = [];
  const store = createThumbnailStore(
    {
      draw(key) {
        drawn.push(key);
        return new Promise((resolve, reject) => pending.push({ key, resolve, reject }));
      },
      createUrl(blob) {
        const url = `url:${blob.type}`;
        return { url, revoke: () => revoked.push(url) };
      },
    },
    maxKept,
  );
  const finish = async (isGood = true) => {
    const job = pending.shift();
    if (isGood) job?.resolve(new Blob([], { type: job.key }));
    else job?.reject(new Error('too hard to draw'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, drawn, revoked, finish };
}

describe('the thumbnail store', () => {
  test('draws one picture at a time, those in view first', async () => {
    const { store, drawn, finish } = setUp();
    store.show(['a', 'b', 'c']);
    expect(drawn).toEqual(['a']);
    store.show(['x', 'b']);
    await finish();
    expect(drawn).toEqual(['a', 'x']);
    await finish();
    expect(drawn).toEqual(['a', 'x', 'b']);
    expect(store.get('a')).toBe('url:a');
    expect(store.get('b')).toBeUndefined();
    expect(store.get('c')).toBeUndefined();
  });

  test('a picture that cannot be drawn is not tried again and stops no other', async () => {
    const { store, drawn, finish } = setUp();
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.show(['bad', 'good']);
    await finish(false);
    await finish();
    store.show(['bad', 'good']);
    expect(drawn).toEqual(['bad', 'good']);
    expect([store.get('bad'), store.get('good')]).toEqual([null, 'url:good']);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(store.version()).toBe(2);
  });

  test('keeps the pictures seen last and frees the others, never one in view', async () => {
    const { store, drawn, revoked, finish } = setUp(2);
    for (const key of ['a', 'b', 'c']) {
      store.show(['a', key]);
      await finish();
      if (key === 'a') continue;
      await finish();
    }
    expect(revoked).toEqual(['url:b']);
    expect(store.get('a')).toBe('url:a');
    store.show(['b']);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
    store.dispose();
    expect(revoked.toSorted()).toEqual(['url:a', 'url:b', 'url:c']);
  });
});
