import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CatalogueEdits } from '#core/site/catalogue-edits.ts';
import { contentHash } from '#core/site/content-hash.ts';
import { makeOfflineList, withOfflineList } from '#core/site/offline-list.ts';
import { documentPolicy, type HeaderSite } from '#core/site/content-policy.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';
import type { RenderedSite, RenderParts } from '#core/site/site-rendering.ts';

/** The input of the thread. */
export interface RenderTask {
  readonly rendererDir: string;
  /** The documents' data beside their page. */
  readonly data: { readonly edits?: CatalogueEdits; readonly settings?: SiteSettings };
  /** The built site's entries. Those that do not depend on the catalogue are kept. */
  readonly entries: readonly SiteEntry[];
  readonly headerSite: HeaderSite;
  /** The operator's own mark, in place of the site's. */
  readonly logo?: string;
}

/** The result of the thread: all entries, and the content of new ones. */
export interface RenderAnswer {
  readonly entries: readonly SiteEntry[];
  readonly redirects: RenderedSite['redirects'];
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const files = new Map<string, Uint8Array<ArrayBuffer>>();

async function renderAnew({
  rendererDir,
  data,
  entries,
  headerSite,
  logo,
}: RenderTask): Promise<RenderAnswer> {
  // The renderer reads this only once, when it loads, so every edit needs a new thread.
  (globalThis as { sundrySite?: RenderTask['data'] }).sundrySite = data;
  const address = pathToFileURL(join(rendererDir, 'prerender.js')).href;
  const renderer = (await import(address)) as { renderSite(parts: RenderParts): Promise<RenderedSite> };
  const parts = JSON.parse(await readFile(join(rendererDir, 'parts.json'), 'utf8')) as RenderParts;
  const { pages, documents: rendered, redirects } = await renderer.renderSite(parts);
  const documents = logo === undefined ? rendered : [...rendered, { path: '/favicon.svg', content: logo }];
  const documentPaths = new Set(documents.map(({ path }) => path));
  const kept = entries.filter(
    ({ path, type }) => !type.startsWith('text/html') && !documentPaths.has(path) && path !== '/sw.js',
  );
  // Only the sitemap may be new, because the build knows no origin.
  const typeOf = (path: string) =>
    entries.find((entry) => entry.path === path)?.type ?? 'application/xml; charset=utf-8';
  const made = await Promise.all([
    ...pages.map(({ path, policy, status, html, styles }) => {
      const styleHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
      const fields = {
        path,
        policy,
        status,
        styleHash,
        type: 'text/html; charset=utf-8',
        isImmutable: false,
      };
      const { isPlain, origin } = data.settings ?? {};
      return addEntry(fields, isPlain ? withPolicy(html, documentPolicy(fields, headerSite, origin)) : html);
    }),
    ...documents.map(({ path, content }) =>
      addEntry({ path, policy: 'asset', status: 200, type: typeOf(path) }, content),
    ),
  ]);
  const all = [...kept, ...made];
  const code = await readFile(join(rendererDir, 'service-worker.js'), 'utf8');
  const script = withOfflineList(code, makeOfflineList(all, redirects, headerSite));
  all.push(
    await addEntry({ path: '/sw.js', policy: 'service-worker', status: 200, type: typeOf('/sw.js') }, script),
  );
  return { entries: all, redirects, files };
}

/** Puts a policy into a document, before all that it is for. */
function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`);
}

async function addEntry(
  fields: Pick<SiteEntry, 'path' | 'policy' | 'status' | 'type' | 'styleHash'>,
  content: string,
): Promise<SiteEntry> {
  const bytes = new Uint8Array(Buffer.from(content));
  const file = `edited${fields.path}`;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(bytes),
  ]);
  files.set(file, bytes);
  files.set(`${file}.br`, new Uint8Array(br));
  files.set(`${file}.gz`, new Uint8Array(gz));
  return {
    ...fields,
    file,
    isImmutable: false,
    sizeBytes: bytes.length,
    etag: contentHash(createHash('sha256').update(bytes).digest()),
    encodings: [
      { name: 'br', file: `${file}.br` },
      { name: 'gzip', file: `${file}.gz` },
    ],
  };
}

parentPort?.postMessage(await renderAnew(workerData as RenderTask));
