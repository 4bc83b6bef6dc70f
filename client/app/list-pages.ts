import { allTools, summarize } from '#client/catalogue/catalogue.ts';
import { collections } from '#client/catalogue/collections.ts';
import { sortByPopularity } from '#client/catalogue/popular.ts';
import { siteSettings } from '#client/lib/site-data.ts';
import { categories } from '#client/tool-kit/categories.ts';
import { definePage, type PageDefinition } from './page-definition.ts';
import { breadcrumbData, siteData, topLevelBreadcrumb } from './head/structured-data.ts';

const tools = sortByPopularity(allTools.map(summarize));

/** The pages that lead to tools. */
export function makeListPages(): PageDefinition[] {
  return [...makeMainPages(), ...categories.map(makeCategoryPage), ...makeCollectionPages()];
}

function makeMainPages(): PageDefinition[] {
  const counts = Object.fromEntries(
    categories.map(({ id }) => [id, tools.filter((tool) => tool.category === id).length]),
  );
  return [
    definePage(
      { kind: 'home', path: '/', props: { tools } },
      {
        title: `${siteSettings.name}: small tools that run in your page`,
        description:
          'Calculators, converters, encoders, PDF and image tools. Everything runs in your page: nothing you type or drop leaves your device.',
        structuredData: [siteData()],
      },
    ),
    definePage(
      { kind: 'all-tools', path: '/all-tools', props: { tools } },
      {
        title: `All tools · ${siteSettings.name}`,
        description: 'Every tool of the hub, to search and filter.',
        structuredData: [topLevelBreadcrumb('All Tools', '/all-tools')],
      },
    ),
    definePage(
      { kind: 'categories', path: '/categories', props: { counts } },
      {
        title: `Categories · ${siteSettings.name}`,
        description: 'The fourteen categories of tools, from calculation to analytics.',
        structuredData: [topLevelBreadcrumb('Categories', '/categories')],
      },
    ),
    definePage(
      { kind: 'favorites', path: '/favorites', props: { tools } },
      {
        title: `My favorites · ${siteSettings.name}`,
        description: 'The tools you have saved, kept in this browser.',
        isIndexed: false,
      },
    ),
    definePage(
      {
        kind: 'your-data',
        path: '/your-data',
        props: { names: Object.fromEntries(tools.map(({ id, name }) => [id, name])) },
      },
      {
        title: `Your data · ${siteSettings.name}`,
        description: 'What this site keeps in your browser: back it up, restore it, erase it.',
        isIndexed: false,
      },
    ),
  ];
}

function makeCategoryPage(category: (typeof categories)[number]): PageDefinition {
  const path = `/categories/${category.id}`;
  const { own = [], other = [] } = Object.groupBy(tools, (tool) =>
    tool.category === category.id ? 'own' : 'other',
  );
  // Few tools would leave the page nearly empty.
  const others = own.length < 4 ? other.slice(0, 6) : [];
  return definePage(
    {
      kind: 'category',
      path,
      props: { categoryId: category.id, tools: own, others },
    },
    {
      title: `${category.name} · ${siteSettings.name}`,
      description: category.description,
      structuredData: [
        breadcrumbData([
          ['Home', '/'],
          ['Categories', '/categories'],
          [category.name, path],
        ]),
      ],
    },
  );
}

function makeCollectionPages(): PageDefinition[] {
  const page = (path: string, title: string, description: string, shown: typeof tools, isIndexed = true) =>
    definePage(
      { kind: 'collection', path, props: { title, description, tools: shown } },
      {
        title: `${title} collection · ${siteSettings.name}`,
        description,
        isIndexed,
        structuredData: [topLevelBreadcrumb(title, path)],
      },
    );
  return [
    ...collections.map(({ id, title, description, includes }) =>
      page(`/tool-category/${id}`, title, description, tools.filter(includes)),
    ),
    page('/tool-category', 'Tools', 'All tools of the hub in one list.', tools, false),
    page(
      '/popular',
      'Popular Tools',
      'The tools most people come for.',
      tools.filter((tool) => tool.isFeatured),
    ),
    page(
      '/new',
      'New Tools',
      'The tools that joined the hub last.',
      tools.filter((tool) => tool.isNew),
    ),
  ];
}
