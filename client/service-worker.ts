import { type StoreRequest, takeOverMessage } from '#core/site/offline-messages.ts';
import { isCallPath } from '#core/site/site-paths.ts';
import { answerFile, answerUnlisted } from './service-worker/answers.ts';
import { dropUnknown } from './service-worker/file-store.ts';
import { findFile, pathOf, scope } from './service-worker/scope.ts';
import { storeFirst, storeMore } from './service-worker/storing.ts';

scope.addEventListener('install', (event) => {
  event.waitUntil(storeFirst());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropUnknown().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  if (event.data === takeOverMessage) void scope.skipWaiting();
  const [port] = event.ports;
  const request = event.data as StoreRequest | null;
  if (!port || request?.type !== 'store-more') return;
  // The worker lives as long as this piece takes; the page asks for the next one.
  event.waitUntil(storeMore(request).then((report) => port.postMessage(report)));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const pathname = pathOf(request.url);
  const { origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname === undefined) return;
  // The server must see the browser's own headers of such a request: a request from a worker looks like a page's
  // `fetch`.
  if (isCallPath(pathname)) return;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const file = findFile(path);
  if (file) event.respondWith(answerFile(event, file));
  else if (request.mode === 'navigate') event.respondWith(answerUnlisted(request, path));
});
