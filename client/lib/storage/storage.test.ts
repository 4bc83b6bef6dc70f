import { beforeEach, expect, test, vi } from 'vitest';
import { favorites, migrateWishlist, toggleFavorite } from './favorites.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('favorites are toggled, kept under the specified key, and announced to listeners', () => {
  let changes = 0;
  const stop = favorites.subscribe(() => (changes += 1));
  expect(toggleFavorite('json-formatter')).toBe(true);
  expect(toggleFavorite('pdf-merger')).toBe(true);
  expect(localStorage.getItem('toolsFavorites')).toBe('["json-formatter","pdf-merger"]');
  expect(toggleFavorite('json-formatter')).toBe(false);
  expect(favorites.read()).toEqual(['pdf-merger']);
  stop();
  expect(changes).toBe(3);
});

test('reading gives the same object until something changes', () => {
  toggleFavorite('a');
  expect(favorites.read()).toBe(favorites.read());
});

test('corrupt favorites count as none, and that is logged', () => {
  for (const text of ['{', '{"a":1}', '[1,2]', '']) {
    localStorage.setItem('toolsFavorites', text);
    expect(favorites.read()).toEqual([]);
  }
  expect(console.warn).toHaveBeenCalled();
});

test('a wishlist of earlier versions is taken over once, unless there are favorites', () => {
  localStorage.setItem('toolsWishlist', '["a","b"]');
  migrateWishlist();
  expect(favorites.read()).toEqual(['a', 'b']);
  expect(localStorage.getItem('toolsWishlist')).toBeNull();

  localStorage.setItem('toolsWishlist', '["c"]');
  migrateWishlist();
  expect(favorites.read()).toEqual(['a', 'b']);
});

test('where storage is refused, the value lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  favorites.write(['x']);
  expect(favorites.read()).toEqual(['x']);
});
