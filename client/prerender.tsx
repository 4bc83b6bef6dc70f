import MarkdownIt from 'markdown-it';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Layout } from './app/layout.tsx';
import { loadPage } from './app/page-components.tsx';
import type { PageDefinition } from './app/page-definition.ts';

export { listPages, listRedirects } from './app/page-list.ts';
export { pageModulePath } from './app/page-components.tsx';
export { renderHead } from './app/document-head.ts';
export { siteOrigin } from './app/site-origin.ts';
export { themeScript } from './lib/theme.ts';

const aboutTexts = import.meta.glob<string>('./tools/*/about.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pageTexts = import.meta.glob<string>('./pages/text/texts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The HTML inside a page's root element, as the browser will hydrate it. */
export async function renderRoot(page: PageDefinition): Promise<string> {
  const DrawPage = await loadPage(page, markdown.render(readText(page)));
  const { prelude } = await prerender(
    <StrictMode>
      <Layout path={page.path}>
        <DrawPage />
      </Layout>
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** A page's running text as Markdown; empty for pages without one. */
function readText(page: PageDefinition): string {
  if (page.kind === 'tool') return aboutTexts[`./tools/${page.props.tool.id}/about.md`] ?? '';
  if (page.kind !== 'text') return '';
  const text = pageTexts[`./pages/text/texts/${page.props.textName}.md`];
  if (text === undefined) throw new Error(`The page ${page.path} has no text.`);
  return text;
}

/** The page's data for the script that hydrates it; `<` is escaped so that no text can end the script element. */
export function renderPageData({ kind, path, props }: PageDefinition): string {
  return JSON.stringify({ kind, path, props }).replaceAll('<', '\\u003c');
}
