import { createStore, jsonFormat } from './storage.ts';

const idList = jsonFormat<readonly string[]>((raw) =>
  Array.isArray(raw) && raw.every((id) => typeof id === 'string') ? [...new Set<string>(raw)] : undefined,
);

/** The ids of the favorite tools, oldest first. */
export const favorites = createStore<readonly string[]>('toolsFavorites', idList, []);

const legacyWishlist = createStore<readonly string[]>('toolsWishlist', idList, []);

/** Moves the wishlist of earlier versions to the favorites, once, if there are no favorites yet. */
export function migrateWishlist(): void {
  const wished = legacyWishlist.read();
  if (wished.length > 0 && favorites.read().length === 0) favorites.write(wished);
  if (wished.length > 0) legacyWishlist.clear();
}

/** Adds the tool, or removes it if it is already a favorite. Returns whether it is a favorite now. */
export function toggleFavorite(toolId: string): boolean {
  const ids = favorites.read();
  const isFavorite = !ids.includes(toolId);
  favorites.write(isFavorite ? [...ids, toolId] : ids.filter((id) => id !== toolId));
  return isFavorite;
}

/** Moves a favorite to another place of the list, counted from 0. */
export function moveFavorite(toolId: string, place: number): void {
  const others = favorites.read().filter((id) => id !== toolId);
  favorites.write(others.toSpliced(place, 0, toolId));
}
