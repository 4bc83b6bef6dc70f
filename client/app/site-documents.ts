import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import type { RenderedSite } from '#core/site/site-rendering.ts';
import type { PageDefinition } from './page-definition.ts';
import { publicAddress } from './head/document-head.ts';

/** Makes the documents for programs (sitemap, robots, feeds) from the list of pages. */
export function makeSiteDocuments(list: readonly PageDefinition[]): RenderedSite['documents'] {
  const rules = { prefetch: [{ where: { href_matches: addressOf('/*') }, eagerness: 'moderate' }] };
  return [
    ...makeSitemap(list),
    { path: '/speculation-rules.json', content: JSON.stringify(rules) },
    { path: '/site.webmanifest', content: JSON.stringify(describeApp()) },
  ];
}

/** Sitemaps name whole addresses, so there is none without a known origin. */
function makeSitemap(list: readonly PageDefinition[]): RenderedSite['documents'] {
  const rules = `User-agent: *\nAllow: /\nDisallow: ${addressOf('/admin')}\n`;
  if (siteSettings.origin === undefined) return [{ path: '/robots.txt', content: rules }];
  const locations = list
    .filter((page) => page.isIndexed)
    .map((page) => `  <url><loc>${publicAddress(page.path)}</loc></url>`);
  return [
    { path: '/robots.txt', content: `${rules}Sitemap: ${publicAddress('/sitemap.xml')}\n` },
    {
      path: '/sitemap.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
    },
  ];
}

const pictureIcons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

/** The files that an installed hub offers to open. */
const openedKinds = {
  'application/json': ['.json'],
  'application/pdf': ['.pdf'],
  'application/yaml': ['.yaml', '.yml'],
  'application/xml': ['.xml'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/svg+xml': ['.svg'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'text/csv': ['.csv'],
  'text/markdown': ['.md'],
};

/** The web app manifest. Its addresses are relative to its own. */
function describeApp(): object {
  return {
    name: siteSettings.name,
    short_name: siteSettings.name,
    description: 'Small tools that run in your page: nothing you type or drop leaves your device.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fcfbf8',
    theme_color: '#0b7a5a',
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(siteSettings.hasLogo ? [] : pictureIcons),
    ],
    shortcuts: [
      { name: 'All tools', url: 'all-tools' },
      { name: 'Recipes', url: 'recipes' },
      { name: 'Favorites', url: 'favorites' },
    ],
    file_handlers: [{ action: './', accept: openedKinds }],
    launch_handler: { client_mode: 'navigate-new' },
  };
}
