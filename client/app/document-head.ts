import type { PageDefinition } from './page-definition.ts';
import { siteOrigin } from './site-origin.ts';

/** The part of a document's head that differs from page to page. */
export function renderHead(page: PageDefinition): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const address = escapeHtml(siteOrigin + page.path);
  const structuredData = page.structuredData.map(
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    page.isIndexed ? `<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Sundry">',
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${escapeHtml(siteOrigin)}/og-image.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData,
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
