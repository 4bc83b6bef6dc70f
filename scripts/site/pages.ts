import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageDefinition } from '#client/app/page-definition.ts';
import type { SiteEntry } from '#core/site-manifest.ts';
import { listChunks, type Prerenderer } from './bundle.ts';
import { cspHash, renderDocument } from './document.ts';
import { distDir } from './paths.ts';
import { addSiteFile } from './site-files.ts';

interface MadePages {
  readonly pages: SiteEntry[];
  /** Other text files that follow from the page list. */
  readonly documents: { path: string; content: string }[];
  readonly inlineScriptHashes: string[];
  readonly inlineStyleHashes: string[];
}

/** The sources whose chunks draw a page. */
export function pageSources(page: PageDefinition, prerenderer: Prerenderer, bundle: Manifest): string[] {
  const sources = ['client/main.tsx', prerenderer.pageModulePath(page.kind)];
  if (page.kind !== 'tool') return sources;
  const view = `client/tools/${page.props.tool.id}/view.tsx`;
  return bundle[view] ? [...sources, view] : sources;
}

/** Prerenders every page of the list. */
export async function makePages(bundle: Manifest, prerenderer: Prerenderer): Promise<MadePages> {
  const list = prerenderer.listPages();
  const css = await readCss(bundle);
  const fonts = Object.values(bundle)
    .map((chunk) => chunk.file)
    .concat(Object.values(bundle).flatMap((chunk) => chunk.assets ?? []))
    .filter((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file));
  const pages: SiteEntry[] = [];
  for (const page of list) {
    const chunks = listChunks(bundle, pageSources(page, prerenderer, bundle)).map((file) => `/${file}`);
    const [mainScript = '', ...otherChunks] = chunks;
    const html = renderDocument({
      head: prerenderer.renderHead(page),
      rootHtml: await prerenderer.renderRoot(page),
      pageData: prerenderer.renderPageData(page),
      themeScript: prerenderer.themeScript,
      css,
      mainScript,
      chunks: otherChunks,
      fonts: [...new Set(fonts)].map((file) => `/${file}`),
    });
    const file = `pages${page.path === '/' ? '/index' : page.path}.html`;
    pages.push(
      await addSiteFile(
        { path: page.path, file, policy: page.policy, status: page.status },
        Buffer.from(html),
      ),
    );
  }
  return {
    pages,
    documents: makeDocuments(list, prerenderer),
    inlineScriptHashes: [cspHash(prerenderer.themeScript)],
    inlineStyleHashes: [cspHash(css)],
  };
}

async function readCss(bundle: Manifest): Promise<string> {
  const file = bundle['client/app/styles/styles.css']?.file;
  if (!file) throw new Error('The bundle has no style sheet.');
  return (await readFile(join(distDir, file), 'utf8')).trim();
}

function makeDocuments(list: readonly PageDefinition[], prerenderer: Prerenderer): MadePages['documents'] {
  const { siteOrigin } = prerenderer;
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
      content: JSON.stringify({
        prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
      }),
    },
  ];
}
