import { definePage } from './define-page.ts';
import type { PageDefinition } from './page-definition.ts';

/** What is sent, with status 404, for paths that are none: one for each part of the site. */
export function makeMissingPages(): PageDefinition[] {
  return [
    makeMissingPage('/tools/404', 'Tool Not Found', "The tool you're looking for doesn't exist."),
    makeMissingPage(
      '/categories/404',
      'Category Not Found',
      "The category you're looking for doesn't exist.",
    ),
    makeMissingPage('/404', 'Oops! Page not found', undefined, '404'),
  ];
}

function makeMissingPage(path: string, title: string, text?: string, code?: string): PageDefinition {
  return definePage(
    { kind: 'not-found', path, props: { title, ...(text ? { text } : {}), ...(code ? { code } : {}) } },
    {
      title: `${title} · Sundry`,
      description: text ?? 'There is no page at this address.',
      status: 404,
      isIndexed: false,
    },
  );
}
