import type { CSSProperties } from 'react';
import type { CategoryId } from '#client/tool-kit/categories.ts';

/**
 * The OKLCH hue of each category's tiles, in degrees. It has a file of its own because a tool's page does not need the
 * categories' texts.
 */
export const categoryHues: Readonly<Record<CategoryId, number>> = {
  calculation: 20,
  'date-time': 50,
  encoding: 70,
  measurement: 100,
  files: 130,
  pdf: 10,
  geo: 168,
  generators: 300,
  finance: 150,
  business: 205,
  transforms: 225,
  text: 250,
  development: 280,
  analytics: 330,
};

/** Gives the tiles and chips inside an element the hue of a category. */
export function tileStyle(categoryId: CategoryId): CSSProperties {
  const hue: CSSProperties & { '--hue': number } = { '--hue': categoryHues[categoryId] };
  return hue;
}
