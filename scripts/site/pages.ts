import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageDefinition } from '#client/app/page-definition.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import type { RenderedSite, RenderParts } from '#core/site/site-rendering.ts';
import { listChunks, type Prerenderer } from './bundle.ts';
import { rendererDir } from './paths.ts';
import { addSiteFile } from './site-files.ts';
import { makeStyles } from './styles/make-styles.ts';

interface MadePages {
  readonly pages: SiteEntry[];
  readonly rendered: RenderedSite;
  readonly inlineScriptHashes: string[];
}

/** The sources whose chunks draw a page. */
export function pageSources(page: PageDefinition, prerenderer: Prerenderer, bundle: Manifest): string[] {
  const sources = ['client/main.tsx', prerenderer.pageModulePath(page.kind)];
  if (page.kind !== 'tool') return sources;
  const view = toolView(page.props.tool.id);
  return bundle[view] ? [...sources, view] : sources;
}

function toolView(toolId: string): string {
  return `client/tools/${toolId}/view.tsx`;
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
  const tools = prerenderer.listBuiltCatalogue().tools.filter(({ id }) => bundle[toolView(id)]);
  return {
    styles: await makeStyles(bundle),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
    chunksOfKind: Object.fromEntries(
      [...kinds].map((kind) => [kind, chunksOf(['client/main.tsx', prerenderer.pageModulePath(kind)])]),
    ),
    chunksOfTool: Object.fromEntries(tools.map(({ id }) => [id, chunksOf([toolView(id)])])),
  };
}

/** The CSP source expression that allows an inline script or style of exactly this text. */
function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
