import { allTools } from '#client/catalogue/catalogue.ts';
import { collections } from '#client/catalogue/collections.ts';
import { lackOf } from '#client/catalogue/lacking.ts';
import { nearestTools, type RankedTool, rankTools } from '#client/catalogue/rank.ts';
import { createSearch } from '#client/catalogue/search.ts';
import { sitePages } from '#client/catalogue/site-pages.ts';
import { draftRecipe, savedRecipes } from '#client/tool-kit/recipes/recipe-store.ts';
import { favorites } from '#client/lib/storage/favorites.ts';
import { goTo, isHere } from '#client/lib/navigation.ts';
import { recentTools } from '#client/lib/storage/recent-tools.ts';
import { categories } from '#client/tool-kit/categories.ts';
import { categoryHues } from '#client/tool-kit/frame/category-hue.ts';
import { isBuilt, type ToolManifest } from '#client/tool-kit/define-tool.ts';
import { actionOptions } from './action-options.ts';
import type { PaletteOption } from './palette-option.ts';

export interface PaletteGroup {
  readonly title: string;
  readonly options: readonly PaletteOption[];
  /** True for help that shows because nothing matches. */
  readonly isForNoMatch?: boolean;
}

/** The hue of what belongs to no category. */
export const neutralHue = 168;

/** A tool as an option that opens it. */
export function toolOption(tool: ToolManifest): PaletteOption {
  return {
    id: tool.id,
    name: tool.name,
    description: isBuilt(tool) ? tool.description : `Soon · ${tool.description}`,
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
  ...collections
    // Two lines of one name would only ask which is which.
    .filter(({ title }) => !categories.some(({ name }) => name === title))
    .map(({ id, title, description }) => ({
      id: `collection-${id}`,
      name: title,
      description,
      keywords: [],
      icon: 'folder-open',
      hue: neutralHue,
      run: () => goTo(`/tool-category/${id}`),
    })),
];

/** The person's recipes, to be found by name. */
function recipeOptions(): readonly PaletteOption[] {
  return savedRecipes.read().map((recipe) => ({
    id: `recipe-${recipe.name}`,
    name: recipe.name,
    description: 'Your recipe',
    keywords: ['recipe'],
    icon: 'list-ordered',
    hue: neutralHue,
    run: () => {
      draftRecipe.write(recipe);
      goTo('/recipes');
    },
  }));
}

const toolLimit = 7;
/** Pages and actions that match less than this share as well as the best tool only get in the way. */
const minShareOfTools = 0.5;
const searches = [
  { title: 'Categories', find: createSearch(categoryOptions), limit: 3 },
  { title: 'Pages', find: createSearch(pageOptions), limit: 3 },
  { title: 'Actions', find: createSearch(actionOptions), limit: 3 },
];

/**
 * Returns the palette's options for a text; without a text: favorites and recent tools, or else popular ones, then pages
 * and actions.
 */
export function findOptions(text: string): PaletteGroup[] {
  const query = text.trim();
  if (query === '') return initialGroups();
  const lack = lackOf(query);
  if (lack)
    return nearest(
      lack.nearest.flatMap((id) => allTools.find((tool) => tool.id === id) ?? []),
      query,
    );
  const tools = rankTools(query).slice(0, toolLimit);
  const ownSearch = { title: 'Recipes', find: createSearch(recipeOptions()), limit: 3 };
  // The kind with the best match comes first: "dark mode" is an action, even if tools have "mode" in their names.
  const groups = [ownSearch, ...searches]
    .map(({ title, find, limit }) => ({
      title,
      found: find(query)
        .filter(({ score }) => score >= minShareOfTools * (tools[0]?.score ?? 0))
        .slice(0, limit),
    }))
    .map(({ title, found }) => ({
      title,
      score: found[0]?.score ?? 0,
      options: found.map(({ item }) => item),
    }));
  const toolGroup = { title: 'Tools', score: tools[0]?.score ?? 0, options: tools.map(rankedOption) };
  // The name of a category or a collection is mostly a word for its tools.
  const isOfMany = ({ id }: PaletteOption) => id.startsWith('category-') || id.startsWith('collection-');
  const isAfter = ({ options: [best] }: PaletteGroup) =>
    Number(tools.length > 0 && best !== undefined && isOfMany(best));
  const ranked = [toolGroup, ...groups].sort((a, b) => isAfter(a) - isAfter(b) || b.score - a.score);
  if (!ranked.some(hasOptions)) return nearest(nearestTools(query), query);
  return [...ranked, searchGroup(query)].filter(hasOptions);
}

/** The least score of a tool that has all words of a text among its own. */
const minScoreBesideAnswers = 4.5;

/**
 * Returns the options below an answer, without the tools that it names. The words of a question say little about tools,
 * and nothing about pages.
 */
export function optionsBesideAnswers(text: string, named: ReadonlySet<string>): PaletteGroup[] {
  const tools = rankTools(text).filter(
    ({ score, tool }) => score >= minScoreBesideAnswers && !named.has(tool.id),
  );
  return [
    { title: 'Tools', options: tools.slice(0, toolLimit).map(rankedOption) },
    searchGroup(text.trim()),
  ].filter(hasOptions);
}

/** Returns help for a text without any match: similar tools, and where to suggest one. */
function nearest(tools: readonly ToolManifest[], query: string): PaletteGroup[] {
  return [
    { title: 'Nearest', options: tools.map(toolOption), isForNoMatch: true },
    {
      title: 'Pages',
      options: pageOptions.filter(({ id }) => id === 'page-/suggest-tool'),
      isForNoMatch: true,
    },
    searchGroup(query),
  ].filter(hasOptions);
}

/** The tool, or the requested form of it. */
function rankedOption({ tool, entrance }: RankedTool): PaletteOption {
  const option = toolOption(tool);
  if (!entrance) return option;
  const { name, keywords, values } = entrance;
  return {
    ...option,
    description: `opens with: ${name}`,
    keywords,
    run: async () => {
      const { encodeShareFragment } = await import('#client/lib/sharing/share-links.ts');
      goTo(`/tools/${tool.slug}#${await encodeShareFragment(values)}`);
    },
  };
}

function initialGroups(): PaletteGroup[] {
  const toTools = (ids: readonly string[]) =>
    ids.flatMap((id) => toolOptions.find((tool) => tool.id === id) ?? []);
  const saved = toTools(favorites.read());
  const recent = toTools(recentTools.read()).filter((tool) => !saved.includes(tool));
  const popular = toTools(allTools.filter(({ isFeatured }) => isFeatured).map(({ id }) => id));
  const pages = sitePages.filter(({ path }) => !isHere(path)).map(({ path }) => `page-${path}`);
  return [
    { title: 'Favorites', options: saved.slice(0, 6) },
    { title: 'Recent', options: recent.slice(0, 4) },
    { title: 'Popular', options: saved.length + recent.length > 0 ? [] : popular.slice(0, 5) },
    { title: 'Pages', options: pageOptions.filter(({ id }) => pages.includes(id)).slice(0, 4) },
    { title: 'Actions', options: actionOptions.filter(({ isUseful }) => isUseful?.() ?? true) },
  ].filter(hasOptions);
}

function searchGroup(query: string): PaletteGroup {
  return { title: 'Search', options: [searchEverything(query)] };
}

/** The option that does what sending a search form does. */
export const searchEverythingId = 'search-everything';

function searchEverything(query: string): PaletteOption {
  return {
    id: searchEverythingId,
    name: `Search all tools for “${query}”`,
    description: '',
    keywords: [],
    icon: 'search',
    hue: neutralHue,
    run: () => goTo(`/all-tools?search=${encodeURIComponent(query)}`),
  };
}

export function hasOptions({ options }: PaletteGroup): boolean {
  return options.length > 0;
}
