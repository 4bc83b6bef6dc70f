import { allTools, relatedTools, summarize } from '#client/catalogue/catalogue.ts';
import { categories } from '#client/tool-kit/categories.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { PageData, PageDefinition } from './page-definition.ts';
import { breadcrumbData, toolData } from './structured-data.ts';

const summaries = allTools.map(summarize);

/** Every page of the site. Build, development server, sitemap, server and tests all loop over it. */
export function listPages(): PageDefinition[] {
  return [
    ...mainPages(),
    ...categories.map(categoryPage),
    ...allTools.map(toolPage),
    missingPage('/tools/404', 'Tool Not Found', "The tool you're looking for doesn't exist."),
    missingPage('/categories/404', 'Category Not Found', "The category you're looking for doesn't exist."),
    missingPage('/404', 'Oops! Page not found', undefined, '404'),
  ];
}

/** Paths that lead elsewhere for good: former slugs, ids that are no slugs, renamed pages. */
export function listRedirects(): { readonly from: string; readonly to: string }[] {
  const toolRedirects = allTools.flatMap(({ id, slug, formerSlugs }) =>
    [id, ...formerSlugs]
      .filter((former) => former !== slug)
      .map((former) => ({ from: `/tools/${former}`, to: `/tools/${slug}` })),
  );
  return [{ from: '/wishlist', to: '/favorites' }, ...toolRedirects];
}

function page(
  data: PageData,
  head: Pick<PageDefinition, 'title' | 'description'> & Partial<PageDefinition>,
): PageDefinition {
  return { policy: 'content', status: 200, isIndexed: true, structuredData: [], ...head, ...data };
}

function mainPages(): PageDefinition[] {
  const newTools = summaries.filter((tool) => tool.isNew);
  const fallback = summaries.filter((tool) => tool.category === 'development');
  const counts = Object.fromEntries(
    categories.map(({ id }) => [id, summaries.filter((tool) => tool.category === id).length]),
  );
  return [
    page(
      {
        kind: 'home',
        path: '/',
        props: {
          newTools: (newTools.length > 0 ? newTools : fallback).slice(0, 4),
          featuredTools: summaries.filter((tool) => tool.isFeatured).slice(0, 8),
          toolCount: summaries.length,
        },
      },
      {
        title: 'Sundry: small tools that run in your page',
        description:
          'Calculators, converters, encoders, PDF and image tools. Everything runs in your page: nothing you type or drop leaves your device.',
      },
    ),
    page(
      { kind: 'all-tools', path: '/all-tools', props: { tools: summaries } },
      { title: 'All tools · Sundry', description: 'Every tool of the hub, to search and filter.' },
    ),
    page(
      { kind: 'categories', path: '/categories', props: { counts } },
      {
        title: 'Categories · Sundry',
        description: 'The fourteen categories of tools, from calculation to analytics.',
      },
    ),
    page(
      { kind: 'favorites', path: '/favorites', props: { tools: summaries } },
      {
        title: 'My favorites · Sundry',
        description: 'The tools you have saved, kept in this browser.',
        isIndexed: false,
      },
    ),
  ];
}

function categoryPage(category: (typeof categories)[number]): PageDefinition {
  const path = `/categories/${category.id}`;
  const tools = summaries.filter((tool) => tool.category === category.id);
  return page(
    { kind: 'category', path, props: { categoryId: category.id, tools } },
    {
      title: `${category.name} · Sundry`,
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

function toolPage(tool: ToolManifest): PageDefinition {
  const path = `/tools/${tool.slug}`;
  const category = categories.find(({ id }) => id === tool.category);
  return page(
    { kind: 'tool', path, props: { tool: summarize(tool), related: relatedTools(tool).map(summarize) } },
    {
      title: `${tool.name} · Sundry`,
      description: `${tool.description} Free, in your browser: nothing leaves your device.`,
      policy: 'tool',
      structuredData: [
        toolData(tool),
        breadcrumbData([
          ['Home', '/'],
          [category?.name ?? '', `/categories/${tool.category}`],
          [tool.name, path],
        ]),
      ],
    },
  );
}

function missingPage(path: string, title: string, text: string | undefined, code?: string): PageDefinition {
  return page(
    { kind: 'not-found', path, props: { title, ...(text ? { text } : {}), ...(code ? { code } : {}) } },
    {
      title: `${title} · Sundry`,
      description: text ?? 'There is no page at this address.',
      status: 404,
      isIndexed: false,
    },
  );
}
