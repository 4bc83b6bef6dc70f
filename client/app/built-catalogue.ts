import { allTools } from '#client/catalogue/catalogue.ts';
import { categories } from '#client/tool-kit/categories.ts';
import type { BuiltCatalogue } from '#core/site/site-manifest.ts';

/** The catalogue as plain data, for the server's admin area. The build calls it, where nothing is edited yet. */
export function listBuiltCatalogue(): BuiltCatalogue {
  return {
    tools: allTools.map(({ id, slug, name, description, category, isFeatured, isNew }) => ({
      id,
      slug,
      name,
      description,
      category,
      isFeatured,
      isNew,
    })),
    categories: categories.map(({ id, name, description }) => ({ id, name, description })),
  };
}
