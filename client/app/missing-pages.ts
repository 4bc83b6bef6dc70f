import { siteSettings } from '#client/lib/site-data.ts';
import { definePage, type PageDefinition } from './page-definition.ts';

/**
 * Creates the pages shown in place of others: with status 404 for unknown paths, and one for a page that is not
 * stored.
 */
export function makeMissingPages(): PageDefinition[] {
  return [
    makeMissingPage('/tools/404', 'Tool Not Found', "The tool you're looking for doesn't exist."),
    makeMissingPage(
      '/categories/404',
      'Category Not Found',
      "The category you're looking for doesn't exist.",
    ),
    makeMissingPage('/404', 'Oops! Page not found', undefined, '404'),
    makeOfflinePage(),
  ];
}

function makeMissingPage(path: string, title: string, text?: string, code?: string): PageDefinition {
  return definePage(
    { kind: 'not-found', path, props: { title, ...(text ? { text } : {}), ...(code ? { code } : {}) } },
    {
      title: `${title} · ${siteSettings.name}`,
      description: text ?? 'There is no page at this address.',
      status: 404,
      isIndexed: false,
    },
  );
}

/** The service worker shows it without a network, for a page that it has not stored. */
function makeOfflinePage(): PageDefinition {
  const title = 'Not stored on this device';
  const text =
    'There is no network, and this device has not stored this page. With a network, all pages that can do without one are stored by themselves, or at once by “Make all tools available offline” below.';
  return definePage(
    { kind: 'not-found', path: '/offline', props: { title, text, isOffline: true } },
    { title: `${title} · ${siteSettings.name}`, description: text, status: 404, isIndexed: false },
  );
}
