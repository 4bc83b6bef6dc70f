import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageDefinition, PageKind } from '#client/app/page-definition.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import type { RenderedSite, RenderParts } from '#core/site/site-rendering.ts';
import { chunkOf, groupKey, listChunks, type Prerenderer } from './bundle.ts';
import { rendererDir, root } from './paths.ts';
import { addSiteFile } from './site-files.ts';
import { makeStyles } from './styles/make-styles.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface MadePages {
  readonly pages: SiteEntry[];
  readonly rendered: RenderedSite;
  readonly inlineScriptHashes: string[];
}

/** The source file whose chunk draws a page of this kind. */
function pageModulePath(kind: PageKind): string {
  return `client/pages/${kind}/${kind}-page.tsx`;
}

/** The sources whose chunks draw a page. */
export async function pageSources(page: PageDefinition, bundle: Manifest): Promise<string[]> {
  const sources = ['client/main.tsx', pageModulePath(page.kind)];
  return page.kind === 'tool' ? [...sources, ...(await toolSources(page.props.tool.id, bundle))] : sources;
}

/**
 * Returns the modules of a tool's page beside the frame: its view, or the standard page of its operation; none
 * before it is built.
 */
async function toolSources(toolId: string, bundle: Manifest): Promise<string[]> {
  const folder = `client/tools/${toolId}`;
  const view = `${folder}/view.tsx`;
  const operationFile = `${folder}/operation.ts`;
  if (readOwn(bundle, view)) return [view];
  if (!readOwn(bundle, operationFile)) return [];
  const { default: operation } = (await import(join(root, operationFile))) as { default: AnyOperation };
  if (operation.form) return [operationFile, groupKey(bundle, 'form')];
  const page = { text: 'text/text', nothing: 'options', file: 'files/files', files: 'files/files' }[
    operation.takes
  ];
  return [`client/tool-kit/operation-page/${page}-page.tsx`];
}

/** Prerenders every page of the list, and writes the server's files for doing so again. */
export async function makePages(bundle: Manifest, prerenderer: Prerenderer): Promise<MadePages> {
  const parts = await makeRenderParts(bundle, prerenderer);
  await mkdir(rendererDir, { recursive: true });
  await writeFile(join(rendererDir, 'parts.json'), JSON.stringify(parts));
  const rendered = await prerenderer.renderSite(parts);
  const pages: SiteEntry[] = [];
  for (const { path, policy, status, html, styles } of rendered.pages) {
    const file = `pages${path === '/' ? '/index' : path}.html`;
    const styleHash = cspHash(styles);
    pages.push(await addSiteFile({ path, file, policy, status, styleHash }, Buffer.from(html)));
  }
  return {
    pages,
    rendered,
    inlineScriptHashes: [cspHash(prerenderer.headScript)],
  };
}

async function makeRenderParts(bundle: Manifest, prerenderer: Prerenderer): Promise<RenderParts> {
  const pages = prerenderer.listPages();
  const chunksOf = (sources: string[]) => listChunks(bundle, sources).map((file) => `/${file}`);
  const kinds = new Set(pages.map(({ kind }) => kind));
  const tools = await Promise.all(
    prerenderer
      .listBuiltCatalogue()
      .tools.map(async ({ id }) => [id, await toolSources(id, bundle)] as const),
  );
  return {
    reactScript: findReactScript(bundle),
    styles: await makeStyles(bundle),
    chunksOfKind: Object.fromEntries(
      [...kinds].map((kind) => [kind, chunksOf(['client/main.tsx', pageModulePath(kind)])]),
    ),
    scriptOfKind: Object.fromEntries(
      [...kinds].map((kind) => [kind, `/${chunkOf(bundle, pageModulePath(kind)).file}`]),
    ),
    chunksOfTool: Object.fromEntries(
      tools.filter(([, sources]) => sources.length > 0).map(([id, sources]) => [id, chunksOf(sources)]),
    ),
  };
}

/** The chunk that starts React: what the entry imports, which has no code of its own. */
function findReactScript(bundle: Manifest): string {
  const [chunk] = chunkOf(bundle, 'client/react-ahead.ts').imports ?? [];
  const file = chunk === undefined ? undefined : readOwn(bundle, chunk)?.file;
  if (file === undefined) throw new Error('The bundle has no chunk that starts React.');
  return `/${file}`;
}

/** The CSP source expression that allows an inline script or style of exactly this text. */
function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
