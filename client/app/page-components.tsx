import type { ComponentType, ReactNode } from 'react';
import type { ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { ToolPageProps } from '#client/pages/tool/tool-page.tsx';
import type { PageData } from './page-definition.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { ToolServices } from '#client/tool-kit/frame/tool-context.ts';

/** A page takes the props of its kind (see `PagePropsByKind`) and, while prerendering, its running text. */
type PageComponent = ComponentType<{ readonly html: string | undefined }>;

/**
 * The modules of pages, by file. Built documents name the addresses of their own (docs/decisions/0006), so that no
 * script that all pages load names another page or a tool.
 */
const sources: {
  readonly pages: Readonly<Record<string, () => Promise<PageComponent>>>;
  readonly views: Readonly<Record<string, () => Promise<ComponentType<ToolViewProps>>>>;
} =
  import.meta.env.SSR || import.meta.env.DEV
    ? {
        pages: import.meta.glob<PageComponent>('../pages/*/*-page.tsx', { import: 'default' }),
        views: import.meta.glob<ComponentType<ToolViewProps>>('../tools/*/view.tsx', { import: 'default' }),
      }
    : { pages: {}, views: {} };

/**
 * Loads a page's modules and returns how to draw it. `html` is the page's running text, while prerendering.
 */
export async function loadPage(data: PageData, html?: string): Promise<() => ReactNode> {
  const [Page, parts] = await Promise.all([loadPageModule(data), loadParts(data)]);
  return function drawPage() {
    return <Page {...data.props} {...parts} html={html} />;
  };
}

async function loadPageModule({ kind, pageScript }: PageData): Promise<PageComponent> {
  if (pageScript !== undefined) return importDefault(pageScript);
  const load = sources.pages[`../pages/${kind}/${kind}-page.tsx`];
  if (!load) throw new Error(`There is no page of the kind ${kind}.`);
  return load();
}

/** Loads what a page gets beside its props. */
async function loadParts(data: PageData): Promise<object> {
  if (data.kind === 'tool') return loadToolParts(data.props, data.viewScript);
  return data.kind === 'recipes' ? { services: toolServices } : {};
}

async function loadToolParts(props: ToolPageProps, viewScript: string | undefined): Promise<object> {
  return { View: await loadToolView(props, viewScript), services: toolServices };
}

/** A tool's own view; its page must not load the whole catalogue for it (docs/decisions/0003). */
async function loadToolView(
  props: ToolPageProps,
  script: string | undefined,
): Promise<ComponentType<ToolViewProps>> {
  if (!props.operation && script !== undefined) return importDefault(script);
  const load = readOwn(sources.views, `../tools/${props.tool.id}/view.tsx`);
  if (load) return load();
  const { loadViewless } = await import('#client/pages/tool/viewless-tool.tsx');
  return loadViewless(props, async () => {
    if (script !== undefined) return importDefault(script);
    return (await import('#client/tool-kit/operations/loading.ts')).loadOperation(props.tool.id);
  });
}

async function importDefault<Default>(address: string): Promise<Default> {
  return ((await import(/* @vite-ignore */ address)) as { default: Default }).default;
}

/** The site's services for tools. The catalogue loads on first use. */
const toolServices: ToolServices = {
  async findReceivers(kind, askingToolId) {
    const catalogue = await import('#client/catalogue/catalogue.ts');
    return catalogue.findReceivers(kind, askingToolId);
  },
};
