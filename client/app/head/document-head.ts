import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import type { PageDefinition } from '../page-definition.ts';

/** The part of a document's head that differs from page to page. */
export function renderHead(page: PageDefinition): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    page.isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteSettings.name)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(siteSettings.origin === undefined ? [] : describeAddress(page)),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Writes the tags with absolute addresses; they are left out while the origin is unknown. */
function describeAddress(page: PageDefinition): string[] {
  const address = escapeHtml(publicAddress(page.path));
  return [
    page.isIndexed ? `<link rel="canonical" href="${address}">` : '',
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${escapeHtml(publicAddress('/og-image.png'))}">`,
    ...page.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns the whole address of a path of this site; without a known origin, only its path. */
export function publicAddress(path: string): string {
  return (siteSettings.origin ?? '') + addressOf(path);
}
