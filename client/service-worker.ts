import type { OfflineList } from '#core/site/offline-list.ts';
import type { CacheAllReply } from '#core/site/offline-messages.ts';

const scope = self as unknown as ServiceWorkerGlobalScope & {
  /** Stands before this code in its script (see `core/site/offline-list.ts`). */
  readonly sundryOffline: OfflineList;
};
const { version, pages, assets, heavyAssets } = scope.sundryOffline;
const pageCacheName = `pages-${version}`;
/** Shared by all versions: an asset's address changes with its content. */
const assetCacheName = 'assets';
const missingPagePath = '/404';
const pagePaths = new Set(pages);

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storePages(), storeAssets(assets)]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
  const [port] = event.ports;
  if (event.data === 'cache-all' && port) event.waitUntil(cacheAll(port));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (request.mode === 'navigate') event.respondWith(answerPage(request, url.pathname));
  else if (pagePaths.has(url.pathname)) event.respondWith(answerPage(request, url.pathname));
});

async function storePages(): Promise<void> {
  const cache = await caches.open(pageCacheName);
  await cache.addAll(pages.map((path) => new Request(path, { cache: 'no-cache' })));
  // `addAll` refuses what is not a success; this page never is one.
  await cache.put(missingPagePath, await fetch(missingPagePath, { cache: 'no-cache' }));
}

async function storeAssets(wanted: readonly string[], onStored: () => void = () => undefined): Promise<void> {
  const cache = await caches.open(assetCacheName);
  await Promise.all(
    wanted.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path);
      onStored();
    }),
  );
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const oldPages = names.filter((name) => name.startsWith('pages-') && name !== pageCacheName);
  await Promise.all(oldPages.map((name) => caches.delete(name)));
  const known = new Set([...assets, ...heavyAssets]);
  const cache = await caches.open(assetCacheName);
  const stored = await cache.keys();
  await Promise.all(
    stored.filter(({ url }) => !known.has(new URL(url).pathname)).map((key) => cache.delete(key)),
  );
}

async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetCacheName);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request.url, response.clone());
  return response;
}

async function answerPage(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(pageCacheName);
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const stored = await cache.match(path);
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const missing = await cache.match(missingPagePath);
    if (!missing || request.mode !== 'navigate') throw error;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}

async function cacheAll(port: MessagePort): Promise<void> {
  const reply = (message: CacheAllReply) => {
    port.postMessage(message);
  };
  let stored = 0;
  try {
    await storeAssets(heavyAssets, () => {
      stored += 1;
      reply({ type: 'progress', fraction: stored / heavyAssets.length });
    });
    reply({ type: 'done' });
  } catch {
    reply({ type: 'failed' });
  }
}
