import type { ComponentType, ReactNode } from 'react';
import type { ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { ToolPageProps } from '#client/pages/tool/tool-page.tsx';
import type { PageData, PageKind } from './page-definition.ts';
import { toolServices } from './tool-services.ts';

type ToolView = ComponentType<ToolViewProps>;

/**
 * The views alone, without their manifests: a tool's page must not load the whole catalogue
 * (docs/decisions/0003). Each page module is `client/pages/{kind}/{kind}-page.tsx`; the build relies on it.
 * Built pages find their view by the address in the document (docs/decisions/0006).
 */
const toolViews =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<ToolView>('../tools/*/view.tsx', { import: 'default' })
    : {};

/** Loads what a page is made of and returns how to draw it. `html` is the page's running text, while prerendering. */
export async function loadPage(data: PageData, html?: string): Promise<() => ReactNode> {
  switch (data.kind) {
    case 'home':
      return draw((await import('#client/pages/home/home-page.tsx')).HomePage, data.props);
    case 'all-tools':
      return draw((await import('#client/pages/all-tools/all-tools-page.tsx')).AllToolsPage, data.props);
    case 'categories':
      return draw((await import('#client/pages/categories/categories-page.tsx')).CategoriesPage, data.props);
    case 'category':
      return draw((await import('#client/pages/category/category-page.tsx')).CategoryPage, data.props);
    case 'favorites':
      return draw((await import('#client/pages/favorites/favorites-page.tsx')).FavoritesPage, data.props);
    case 'collection':
      return draw((await import('#client/pages/collection/collection-page.tsx')).CollectionPage, data.props);
    case 'suggest-tool':
      return draw(
        (await import('#client/pages/suggest-tool/suggest-tool-page.tsx')).SuggestToolPage,
        data.props,
      );
    case 'support':
      return draw((await import('#client/pages/support/support-page.tsx')).SupportPage, data.props);
    case 'guides':
      return draw((await import('#client/pages/guides/guides-page.tsx')).GuidesPage, data.props);
    case 'text':
      return draw((await import('#client/pages/text/text-page.tsx')).TextPage, { ...data.props, html });
    case 'admin':
      return draw((await import('#client/pages/admin/admin-page.tsx')).AdminPage, data.props);
    case 'not-found':
      return draw((await import('#client/pages/not-found/not-found-page.tsx')).NotFoundPage, data.props);
    case 'tool': {
      const [{ ToolPage }, View] = await Promise.all([
        import('#client/pages/tool/tool-page.tsx'),
        loadToolView(data.props, data.viewScript),
      ]);
      return draw(ToolPage, { ...data.props, View, aboutHtml: html, services: toolServices });
    }
  }
}

async function loadToolView(props: ToolPageProps, address: string | undefined): Promise<ToolView> {
  if (address !== undefined)
    return ((await import(/* @vite-ignore */ address)) as { default: ToolView }).default;
  const load = toolViews[`../tools/${props.tool.id}/view.tsx`];
  return load ? load() : (await import('#client/pages/tool/viewless-tool.tsx')).loadViewless(props);
}

/** The source file whose chunk draws a page of this kind. */
export function pageModulePath(kind: PageKind): string {
  return `client/pages/${kind}/${kind}-page.tsx`;
}

function draw<Props extends object>(Page: ComponentType<Props>, props: Props): () => ReactNode {
  return function drawPage() {
    return <Page {...props} />;
  };
}
