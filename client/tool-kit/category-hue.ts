import type { CSSProperties } from 'react';
import { type CategoryId, findCategory } from './categories.ts';

/** Gives the tiles and chips inside an element the hue of a category. */
export function tileStyle(categoryId: CategoryId): CSSProperties {
  const hue: CSSProperties & { '--hue': number } = { '--hue': findCategory(categoryId)?.hue ?? 168 };
  return hue;
}
