import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { contentHash } from '#core/site/content-hash.ts';
import { makeOfflineList, withOfflineList } from '#core/site/offline-list.ts';
import { isCallPath } from '#core/site/site-paths.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import { connect } from '#server/database/connect.ts';
import { loadStaticSite } from '#server/http/static-site.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { makeTestApp } from '#server/testing/test-app.ts';

const distDir = join(import.meta.dirname, '..', 'dist');

/** The built site under a server of its own, which can fail, and whose files can change. */
export interface TestSite {
  readonly origin: string;
  /** Paths that were sent with a body, in order. */
  readonly sent: string[];
  /** Requests for calls, whatever page or person they came from: method, path with its query, status. */
  readonly calls: string[];
  /** Paths that are answered with an error. */
  readonly failing: Set<string>;
  /** Publishes a version in which these files, and of course the service worker, differ. */
  readonly change: (...paths: string[]) => void;
  /** Serves a file with code after its own: a nested worker's script is out of reach of the test's routes. */
  readonly append: (path: string, code: string) => void;
  readonly close: () => Promise<void>;
}

export async function serveTestSite(): Promise<TestSite> {
  const site = await loadStaticSite(distDir);
  const code = readFileSync(join(distDir, 'renderer', 'service-worker.js'), 'utf8');
  const entries = new Map(site.entries);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const replace = (path: string, text: string) => {
    const entry = entries.get(path);
    if (!entry) throw new Error(`The site has no ${path}.`);
    const content = new Uint8Array(Buffer.from(text));
    const file = `changed${path}`;
    contents.set(file, content);
    entries.set(path, { ...entry, file, encodings: [], etag: hashOf(content), sizeBytes: content.length });
  };
  const change = (...paths: string[]) => {
    for (const path of paths) replace(path, `${readText(path, entries)}\n`);
    const { redirects } = site.manifest;
    const list = makeOfflineList([...entries.values()], redirects, site.manifest);
    replace('/sw.js', withOfflineList(code, list));
  };
  const readText = (path: string, from: ReadonlyMap<string, SiteEntry>) => {
    const file = from.get(path)?.file ?? '';
    return new TextDecoder().decode(contents.get(file) ?? readFileSync(join(distDir, file)));
  };
  const live = { ...site, entries, read: (file: string) => contents.get(file) ?? site.read(file) };
  const append = (path: string, text: string) => replace(path, readText(path, entries) + text);
  return { ...(await listen(() => live)), change, append };
}

async function listen(site: () => Awaited<ReturnType<typeof loadStaticSite>>) {
  const folder = makeFolder();
  const database = await connect({ dataDir: folder.path });
  const config = { publicOrigin: undefined, adminOrigin: undefined, trustedProxies: new BlockList() };
  const { app } = await makeTestApp(database, { config, site });
  const sent: string[] = [];
  const calls: string[] = [];
  const failing = new Set<string>();
  const answer = async (request: Request, env: unknown) => {
    const { pathname: path, search } = new URL(request.url);
    if (failing.has(path)) return new Response('Broken', { status: 500 });
    const response = await app.fetch(request, env);
    if (isCallPath(path)) calls.push(`${request.method} ${path}${search} ${response.status}`);
    if (response.status !== 304) sent.push(path);
    return response;
  };
  const server = createAdaptorServer({ fetch: answer });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = async () => {
    server.close();
    await database.close();
    folder.remove();
  };
  return { origin: `http://127.0.0.1:${port}`, sent, calls, failing, close };
}

function hashOf(content: Uint8Array): string {
  return contentHash(createHash('sha256').update(content).digest());
}
