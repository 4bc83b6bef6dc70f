import type { OfflineFile } from '#core/site/offline-list.ts';
import { commonHeadersAt, headersOfEntry } from '#core/site/response-headers.ts';
import { missingPagePath } from '#core/site/site-paths.ts';
import { keepBody, readStored } from './file-store.ts';
import { addressOf, findFile, list } from './scope.ts';

const redirects = new Map(list.redirects.map(({ from, to }) => [from, to]));

/** Returns the stored file, or else the server's answer, which is stored if it matches the list. */
export async function answerFile(event: FetchEvent, file: OfflineFile): Promise<Response> {
  const stored = await readStored(file);
  if (stored) return makeResponse(file, stored);
  const response = await fetch(event.request).catch(() => undefined);
  if (!response) return answerWithoutNetwork(event.request, file.path);
  if (response.type === 'basic' && response.status === file.status) {
    const copy = response.clone();
    // A full device must not spoil this answer.
    event.waitUntil(
      copy
        .arrayBuffer()
        .then((body) => keepBody(file, body))
        .catch(() => undefined),
    );
  }
  return response;
}

/** A page that the list does not have: the server may know more by now. */
export async function answerUnlisted(request: Request, path: string): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  return response ?? answerWithoutNetwork(request, path);
}

/** Distinguishes a page that is not stored from one that does not exist. */
async function answerWithoutNetwork(request: Request, path: string): Promise<Response> {
  if (request.mode !== 'navigate') return Response.error();
  const target = redirects.get(path);
  if (target !== undefined) return Response.redirect(addressOf(target) + new URL(request.url).search, 308);
  const isListed = (other: string) => findFile(other) !== undefined;
  const isKnown = isListed(path) || path === '/admin';
  const file = findFile(isKnown ? '/offline' : missingPagePath(path, isListed));
  const body = file && (await readStored(file));
  return body ? makeResponse(isKnown ? { ...file, status: 503 } : file, body) : Response.error();
}

/** Only the body comes from the store, after it was checked: the headers are the list's. */
function makeResponse(file: OfflineFile, body: ArrayBuffer): Response {
  return new Response(body, {
    status: file.status,
    headers: {
      ...commonHeadersAt(location.origin, list.hosting, file.type),
      ...headersOfEntry(file, list, location.origin),
      'content-type': file.type,
    },
  });
}
