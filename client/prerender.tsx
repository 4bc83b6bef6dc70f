import MarkdownIt from 'markdown-it';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { ErrorBoundary } from '#client/tool-kit/frame/error-boundary.tsx';
import { errorTitle, Layout } from './app/layout.tsx';
import { addressOf, siteData } from './lib/site-data.ts';
import { renderDocument } from './app/document.ts';
import { renderHead } from './app/head/document-head.ts';
import { loadPage } from './app/page-components.tsx';
import type { PageDefinition, PageScripts } from './app/page-definition.ts';
import { listPages, listRedirects } from './app/page-list.ts';
import { pageTexts } from './app/text-pages.ts';
import { makeSiteDocuments } from './app/site-documents.ts';
import { fontScript } from './lib/fonts.ts';
import { themeScript } from '#client/lib/storage/theme.ts';
import { selectPageStyles } from '#core/site/page-styles.ts';
import type { RenderedSite, RenderParts } from '#core/site/site-rendering.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { allTools } from '#client/catalogue/catalogue.ts';
import { categories } from '#client/tool-kit/categories.ts';
import type { BuiltCatalogue } from '#core/site/site-manifest.ts';

export { listPages, listRedirects } from './app/page-list.ts';
export { renderDocument } from './app/document.ts';
export { renderHead } from './app/head/document-head.ts';

const aboutTexts = import.meta.glob<string>('./tools/*/about.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** It is in every document's head and must stay a constant, because the policy allows it by its hash. */
export const headScript = `${themeScript};${fontScript}`;
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * Returns a page's root element, as the browser will hydrate it. The style of the surroundings of a page with panes
 * follows from its class: with `:has()`, the browser would recompute all styles at every change.
 */
export async function renderRoot(page: PageDefinition): Promise<string> {
  const DrawPage = await loadPage(page, renderText(page));
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary title={errorTitle} isPage>
        <Layout path={page.path}>
          <DrawPage />
        </Layout>
      </ErrorBoundary>
    </StrictMode>,
    {
      // Sends each part in its place: a later one would need a script to move it.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  return `<div id="root">${html}</div>`;
}

/** Returns a page's running text as HTML, with links and pictures adapted to the site's base path. */
function renderText(page: PageDefinition): string {
  const html = markdown
    .render(readText(page))
    .replaceAll(/<img src="\/pictures\/light\/([a-z]+)\.webp" alt="([^"]*)">/g, drawPicture)
    .replaceAll(/\b(href|src|srcset)="\//g, `$1="${addressOf('/')}`);
  return page.kind === 'text' ? withAnchors(html, page.props.guide !== undefined) : html;
}

/** A picture of a guide in both themes, and for phones; `scripts/draw-pictures.ts` draws them. */
function drawPicture(_: string, name: string, alt: string): string {
  return ['light', 'dark']
    .map((theme) => {
      const file = `/pictures/${theme}/${name}`;
      return `<picture class="only-${theme}"><source media="(max-width: 600px)" srcset="${file}-phone.webp" width="780" height="1040"><img src="${file}.webp" alt="${alt}" width="1128" height="765" loading="lazy"></picture>`;
    })
    .join('');
}

/** Makes the headings of a text targets of links, and puts such links before a guide. */
function withAnchors(html: string, isGuide: boolean): string {
  const links: string[] = [];
  const text = html.replaceAll(/<h2>(.*)<\/h2>/g, (_, title: string) => {
    const id = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
    links.push(`<a href="#${id}">${title}</a>`);
    return `<h2 id="${id}">${title}</h2>`;
  });
  return isGuide
    ? `<nav class="guide-contents" aria-label="On this page">${links.join(' ')}</nav>\n${text}`
    : text;
}

/** A page's running text as Markdown; empty for pages without one. */
function readText(page: PageDefinition): string {
  if (page.kind === 'tool') return readOwn(aboutTexts, `./tools/${page.props.tool.id}/about.md`) ?? '';
  if (page.kind !== 'text') return '';
  const text = readOwn(pageTexts, `../pages/text/texts/${page.props.textName}.md`);
  if (text === undefined) throw new Error(`The page ${page.path} has no text.`);
  return text;
}

/** The page's data for the script that hydrates it; `<` is escaped so that no text can end the script element. */
export function renderPageData({ kind, path, props }: PageDefinition, scripts: PageScripts = {}): string {
  return JSON.stringify({ kind, path, props, ...scripts, ...siteData }).replaceAll('<', '\\u003c');
}

/** Every document of the site: the build calls this, and the server again when the catalogue was edited. */
export async function renderSite({
  reactScript,
  styles,
  chunksOfKind,
  chunksOfTool,
  scriptOfKind,
}: RenderParts): Promise<RenderedSite> {
  const list = listPages();
  const pages: RenderedSite['pages'][number][] = [];
  for (const page of list) {
    const toolChunks = page.kind === 'tool' ? (readOwn(chunksOfTool, page.props.tool.id) ?? []) : [];
    const [mainScript = '', ...needed] = new Set([...(chunksOfKind[page.kind] ?? []), ...toolChunks]);
    const chunks = needed.filter((chunk) => chunk !== reactScript);
    // The first script of a tool on another standard page than a form is the page's, not the tool's.
    const hasOwnScript = page.kind === 'tool' && page.props.operation?.isForm !== false;
    const viewScript = hasOwnScript ? toolChunks[0] : undefined;
    const root = await renderRoot(page);
    const pageStyles = selectPageStyles(styles.rules, root).replaceAll('url(/', `url(${addressOf('/')}`);
    const html = renderDocument({
      head: renderHead(page),
      root,
      pageData: renderPageData(page, {
        pageScript: addressOfScript(scriptOfKind[page.kind]),
        viewScript: addressOfScript(viewScript),
      }),
      headScript,
      styles: pageStyles,
      styleSheets: [
        styles.shared,
        page.kind === 'tool' ? readOwn(styles.ofTool, page.props.tool.id) : undefined,
      ]
        .filter((path) => path !== undefined)
        .map(addressOf),
      reactScript: addressOf(reactScript),
      mainScript: addressOf(mainScript),
      chunks: chunks.map(addressOf),
    });
    pages.push({ path: page.path, policy: page.policy, status: page.status, html, styles: pageStyles });
  }
  return { pages, documents: makeSiteDocuments(list), redirects: listRedirects() };
}

function addressOfScript(path: string | undefined): string | undefined {
  return path === undefined ? undefined : addressOf(path);
}

/** The catalogue as plain data, for the server's admin area. The build calls it, where nothing is edited yet. */
export function listBuiltCatalogue(): BuiltCatalogue {
  return {
    tools: allTools.map(({ id, slug, name, description, category, isFeatured, isNew }) => ({
      id,
      slug,
      name,
      description,
      category,
      isFeatured,
      isNew,
    })),
    categories: categories.map(({ id, name, description }) => ({ id, name, description })),
  };
}
