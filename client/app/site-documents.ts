import type { RenderedSite } from '#core/site/site-rendering.ts';
import type { PageDefinition } from './page-definition.ts';
import { siteOrigin } from './site-origin.ts';

/** What programs read about the site, from its list of pages. */
export function makeSiteDocuments(list: readonly PageDefinition[]): RenderedSite['documents'] {
  const locations = list
    .filter((page) => page.isIndexed)
    .map((page) => `  <url><loc>${siteOrigin}${page.path}</loc></url>`);
  return [
    {
      path: '/sitemap.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
    },
    {
      path: '/robots.txt',
      content: `User-agent: *\nAllow: /\nDisallow: /admin\nSitemap: ${siteOrigin}/sitemap.xml\n`,
    },
    {
      path: '/speculation-rules.json',
      content: JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }),
    },
  ];
}
