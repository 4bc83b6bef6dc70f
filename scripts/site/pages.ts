import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageDefinition } from '#client/app/page-definition.ts';
import type { SiteEntry } from '#core/site-manifest.ts';
import type { RenderedSite, RenderParts } from '#core/site-rendering.ts';
import { listChunks, type Prerenderer } from './bundle.ts';
import { rendererDir } from './paths.ts';
import { addSiteFile } from './site-files.ts';
import { makeStyles } from './styles/make-styles.ts';

interface MadePages {
  readonly pages: SiteEntry[];
  readonly rendered: RenderedSite;
  readonly inlineScriptHashes: string[];
}

const standardPage = [
  'client/pages/tool/viewless-tool.ts',
  'client/tool-kit/operation-page/standard-page.tsx',
];

/** The sources whose chunks draw a page. */
export function pageSources(page: PageDefinition, prerenderer: Prerenderer, bundle: Manifest): string[] {
  const sources = ['client/main.tsx', prerenderer.pageModulePath(page.kind)];
  if (page.kind !== 'tool') return sources;
  return [...sources, ...toolSources(page.props.tool.id, bundle)];
}

/** What a tool's page needs beside the frame: its view, or its operation on the standard page; none before it is built. */
function toolSources(toolId: string, bundle: Manifest): string[] {
  const folder = `client/tools/${toolId}`;
  const view = `${folder}/view.tsx`;
  const operation = `${folder}/operation.ts`;
  if (bundle[view]) return [view];
  return bundle[operation] ? [...standardPage, operation] : [];
}

/** Prerenders every page of the list, and leaves what the server needs to do so again. */
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
    inlineScriptHashes: [cspHash(prerenderer.themeScript)],
  };
}

async function makeRenderParts(bundle: Manifest, prerenderer: Prerenderer): Promise<RenderParts> {
  const fonts = Object.values(bundle)
    .map((chunk) => chunk.file)
    .concat(Object.values(bundle).flatMap((chunk) => chunk.assets ?? []))
    .filter((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file));
  const pages = prerenderer.listPages();
  const chunksOf = (sources: string[]) => listChunks(bundle, sources).map((file) => `/${file}`);
  const kinds = new Set(pages.map(({ kind }) => kind));
  const tools = prerenderer
    .listBuiltCatalogue()
    .tools.map(({ id }) => ({ id, sources: toolSources(id, bundle) }))
    .filter(({ sources }) => sources.length > 0);
  return {
    styles: await makeStyles(bundle),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
    chunksOfKind: Object.fromEntries(
      [...kinds].map((kind) => [kind, chunksOf(['client/main.tsx', prerenderer.pageModulePath(kind)])]),
    ),
    chunksOfTool: Object.fromEntries(tools.map(({ id, sources }) => [id, chunksOf(sources)])),
  };
}

/** The CSP source expression that allows an inline script or style of exactly this text. */
function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
