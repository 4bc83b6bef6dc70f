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
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The HTML inside a page's root element, as the browser will hydrate it. */
export async function renderRoot(page: PageDefinition): Promise<string> {
  const about = page.kind === 'tool' ? aboutTexts[`./tools/${page.props.tool.id}/about.md`] : undefined;
  const DrawPage = await loadPage(page, about === undefined ? '' : markdown.render(about));
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

/** The page's data for the script that hydrates it; `<` is escaped so that no text can end the script element. */
export function renderPageData({ kind, path, props }: PageDefinition): string {
  return JSON.stringify({ kind, path, props }).replaceAll('<', '\\u003c');
}
