import { allTools } from '#client/catalogue/catalogue.ts';
import { collections } from '#client/catalogue/collections.ts';
import { createSearch, type Findable } from '#client/catalogue/search.ts';
import { copyText } from '#client/lib/clipboard.ts';
import { favorites } from '#client/lib/favorites.ts';
import { goTo, pageAddress } from '#client/lib/navigation.ts';
import { recentTools } from '#client/lib/recent-tools.ts';
import { currentTheme, setTheme } from '#client/lib/theme.ts';
import { categories } from '#client/tool-kit/categories.ts';
import { notify } from '#client/ui/toast-store.ts';

export interface PaletteOption extends Findable {
  readonly id: string;
  readonly icon: string;
  /** The hue of its tile, in degrees. */
  readonly hue: number;
  run(): void | Promise<void>;
}

export interface PaletteGroup {
  readonly title: string;
  readonly options: readonly PaletteOption[];
}

const neutralHue = 168;

const toolOptions: readonly PaletteOption[] = allTools.map((tool) => ({
  id: tool.id,
  name: tool.name,
  description: tool.description,
  keywords: tool.keywords,
  icon: tool.icon,
  hue: categories.find(({ id }) => id === tool.category)?.hue ?? neutralHue,
  run: () => goTo(`/tools/${tool.slug}`),
}));

const categoryOptions: readonly PaletteOption[] = categories.map(({ id, name, description, icon, hue }) => ({
  id: `category-${id}`,
  name,
  description,
  keywords: [],
  icon,
  hue,
  run: () => goTo(`/categories/${id}`),
}));

const pages: readonly [path: string, name: string, description: string, keywords: string, icon: string][] = [
  ['/', 'Home', 'The first page', 'start,main page', 'house'],
  ['/all-tools', 'All Tools', 'Every tool, to search and filter', 'list,browse', 'layout-grid'],
  ['/categories', 'Categories', 'The fourteen categories', 'browse', 'folder-open'],
  ['/favorites', 'Favorites', 'The tools you have saved', 'wishlist,bookmarks,saved,hearts', 'heart'],
  ['/popular', 'Popular Tools', 'What most people come for', 'featured,top', 'star'],
  ['/new', 'New Tools', 'What joined last', 'latest,recent', 'sparkles'],
  ['/support', 'Support', 'Answers and contact', 'help,faq,contact,email,phone', 'life-buoy'],
  ['/guides', 'Guides', 'Short lessons', 'documentation,tutorial,how to,help', 'book-open'],
  [
    '/suggest-tool',
    'Suggest a Tool',
    'Tell us what is missing',
    'idea,request,feature,feedback',
    'lightbulb',
  ],
  ['/about', 'About', 'What this hub is', 'imprint,who', 'info'],
  ['/privacy', 'Privacy', 'What stays on your device', 'data protection,gdpr', 'shield-check'],
  [
    '/accessibility',
    'Accessibility',
    'What we do so that everyone can use the tools',
    'a11y,keyboard,shortcuts,keys',
    'accessibility',
  ],
];

const pageOptions: readonly PaletteOption[] = [
  ...pages.map(([path, name, description, keywords, icon]) => ({
    id: `page-${path}`,
    name,
    description,
    keywords: keywords.split(','),
    icon,
    hue: neutralHue,
    run: () => goTo(path),
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

const actionOptions: readonly PaletteOption[] = [
  {
    id: 'action-theme',
    name: 'Switch theme',
    description: 'Between light and dark',
    keywords: ['dark mode', 'light mode', 'night', 'colors'],
    icon: 'moon',
    hue: neutralHue,
    run: () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
  },
  {
    id: 'action-copy-link',
    name: 'Copy link to this page',
    description: 'Onto the clipboard',
    keywords: ['share', 'url', 'address'],
    icon: 'link',
    hue: neutralHue,
    run: async () => {
      await copyText(pageAddress());
      notify({ title: 'Link copied to clipboard!' });
    },
  },
  {
    id: 'action-clear-favorites',
    name: 'Clear favorites',
    description: 'Forget all saved tools',
    keywords: ['remove hearts', 'delete bookmarks', 'reset'],
    icon: 'trash-2',
    hue: neutralHue,
    run: () => {
      const before = favorites.read();
      favorites.clear();
      notify({ title: 'Favorites cleared', action: { label: 'Undo', run: () => favorites.write(before) } });
    },
  },
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
