import { contentHash } from '#core/site/content-hash.ts';
import { isPage, type OfflineFile } from '#core/site/offline-list.ts';
import { listNamedAssets, listUnknown, storeKey } from '#core/site/offline-store.ts';
import { textModelCache } from '#core/site/text-model.ts';
import { addressOf, findFile, list, scope } from './scope.ts';

/**
 * One cache for all versions: a key holds the content hash. Any page may write into it, so its content is always
 * checked.
 */
const cacheName = 'files';
const running = new Map<string, Promise<ArrayBuffer>>();

/** The stored body of a file, if it is the one that the list names. */
export async function readStored(file: OfflineFile): Promise<ArrayBuffer | undefined> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(storeKey(file));
  if (!stored) return undefined;
  const body = await stored.arrayBuffer().catch(() => undefined);
  if (body && (await isBodyOf(file, body))) return body;
  await cache.delete(storeKey(file));
  return undefined;
}

/** Stores the body of an answer that came by itself, if it is the file's. */
export async function keepBody(file: OfflineFile, body: ArrayBuffer): Promise<void> {
  if (await isBodyOf(file, body)) await putBody(file, body);
}

/**
 * Stores a file and the files it names, and adds their keys to `storedKeys`: to ask the browser which files it has takes
 * long. Throws if the file itself cannot be stored; the others are then stored later.
 */
export async function storeWithParts(file: OfflineFile, storedKeys: Set<string>): Promise<void> {
  const body = (await readStored(file)) ?? (await fetchAndStore(file));
  storedKeys.add(storeKey(file));
  if (!isPage(file) && !file.path.endsWith('.css')) return;
  const parts = listNamedAssets(new TextDecoder().decode(body)).flatMap((path) => findFile(path) ?? []);
  const missing = parts.filter((part) => !storedKeys.has(storeKey(part)));
  const outcomes = await Promise.allSettled(missing.map((part) => storeWithParts(part, storedKeys)));
  const full = outcomes.find((outcome) => outcome.status === 'rejected' && isFullError(outcome.reason));
  if (full?.status === 'rejected') throw full.reason;
}

/** Lists the keys of all stored files, including those that pages stored. */
export async function listStoredKeys(): Promise<Set<string>> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => url.slice(location.origin.length)));
}

/**
 * Deletes files that are not in this version, and every other cache except the one that a person filled on purpose.
 */
export async function dropUnknown(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== cacheName && name !== textModelCache).map((name) => caches.delete(name)),
  );
  // A newer version that is on its way has stored files already: it tidies up when it takes over.
  if (scope.registration.installing ?? scope.registration.waiting) return;
  const cache = await caches.open(cacheName);
  const unknown = listUnknown(list.files, await listStoredKeys());
  await Promise.all(unknown.map((key) => cache.delete(key)));
}

export function isFullError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Two pages that name the same asset, or two tabs, fetch it once. */
function fetchAndStore(file: OfflineFile): Promise<ArrayBuffer> {
  const key = storeKey(file);
  const underway = running.get(key);
  if (underway) return underway;
  const fetching = fetchBody(file)
    .then(async (body) => {
      await putBody(file, body);
      return body;
    })
    .finally(() => running.delete(key));
  running.set(key, fetching);
  return fetching;
}

/** Asks the browser's own cache first, which may be older than the list. */
async function fetchBody(file: OfflineFile): Promise<ArrayBuffer> {
  for (const cache of [file.isImmutable ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(addressOf(file.path), { cache });
    const body = await response.arrayBuffer();
    if (await isBodyOf(file, body)) return body;
  }
  throw new Error(`The server has another ${file.path} by now.`);
}

async function putBody(file: OfflineFile, body: ArrayBuffer): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(storeKey(file), new Response(body));
}

async function isBodyOf(file: OfflineFile, body: ArrayBuffer): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return contentHash(new Uint8Array(digest)) === file.hash;
}
