import { allTools } from '#client/catalogue/catalogue.ts';
import { collections } from '#client/catalogue/collections.ts';
import { createSearch } from '#client/catalogue/search.ts';
import { sitePages } from '#client/catalogue/site-pages.ts';
import { favorites } from '#client/lib/storage/favorites.ts';
import { goTo } from '#client/lib/navigation.ts';
import { recentTools } from '#client/lib/storage/recent-tools.ts';
import { categories } from '#client/tool-kit/categories.ts';
import { categoryHues } from '#client/tool-kit/frame/category-hue.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { actionOptions } from './action-options.ts';
import type { PaletteOption } from './palette-option.ts';

export interface PaletteGroup {
  readonly title: string;
  readonly options: readonly PaletteOption[];
}

/** The hue of what belongs to no category. */
export const neutralHue = 168;

/** A tool as an option that opens it. */
export function toolOption(tool: ToolManifest): PaletteOption {
  return {
    id: tool.id,
    name: tool.name,
    description: tool.description,
    keywords: tool.keywords,
    icon: tool.icon,
    hue: categoryHues[tool.category],
    run: () => goTo(`/tools/${tool.slug}`),
  };
}

const toolOptions: readonly PaletteOption[] = allTools.map(toolOption);

const categoryOptions: readonly PaletteOption[] = categories.map(({ id, name, description, icon }) => ({
  id: `category-${id}`,
  name,
  description,
  keywords: [],
  icon,
  hue: categoryHues[id],
  run: () => goTo(`/categories/${id}`),
}));

const pageOptions: readonly PaletteOption[] = [
  ...sitePages.map((page) => ({
    ...page,
    id: `page-${page.path}`,
    hue: neutralHue,
    run: () => goTo(page.path),
  })),
  ...collections.map(({ id, title, description }) => ({
    id: `collection-${id}`,
    name: title,
    description,
    keywords: [],
    icon: 'folder-open',
    hue: neutralHue,
    run: () => goTo(`/tool-category/${id}`),
  })),
];

const searches = [
  { title: 'Tools', find: createSearch(toolOptions), limit: 7 },
  { title: 'Categories', find: createSearch(categoryOptions), limit: 3 },
  { title: 'Pages', find: createSearch(pageOptions), limit: 3 },
  { title: 'Actions', find: createSearch(actionOptions), limit: 3 },
];

/** What the palette offers for a text; without one, what the person used and saved, then pages and actions. */
export function findOptions(text: string): PaletteGroup[] {
  const query = text.trim();
  if (query === '') return initialGroups();
  // The kind with the best match comes first: "dark mode" is an action, whatever tools speak of modes.
  const groups = searches
    .map(({ title, find, limit }) => ({ title, found: find(query).slice(0, limit) }))
    .sort((a, b) => (b.found[0]?.score ?? 0) - (a.found[0]?.score ?? 0))
    .map(({ title, found }) => ({ title, options: found.map(({ item }) => item) }));
  return [...groups, { title: 'Search', options: [searchEverything(query)] }].filter(hasOptions);
}

function initialGroups(): PaletteGroup[] {
  const toTools = (ids: readonly string[]) =>
    ids.flatMap((id) => toolOptions.find((tool) => tool.id === id) ?? []);
  const recent = toTools(recentTools.read()).slice(0, 4);
  const saved = toTools(favorites.read()).filter((tool) => !recent.includes(tool));
  return [
    { title: 'Recent', options: recent },
    { title: 'Favorites', options: saved.slice(0, 6) },
    { title: 'Pages', options: pageOptions.slice(0, 5) },
    { title: 'Actions', options: actionOptions },
  ].filter(hasOptions);
}

function searchEverything(query: string): PaletteOption {
  return {
    id: 'search-everything',
    name: `Search all tools for “${query}”`,
    description: '',
    keywords: [],
    icon: 'search',
    hue: neutralHue,
    run: () => goTo(`/all-tools?search=${encodeURIComponent(query)}`),
  };
}

function hasOptions({ options }: PaletteGroup): boolean {
  return options.length > 0;
}
