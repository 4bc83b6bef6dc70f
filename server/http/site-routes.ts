import type { Context } from 'hono';
import { commonHeadersAt, headersOfEntry } from '#core/site/response-headers.ts';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import { defaultHosting } from '#core/site/site-settings.ts';
import { missingPagePath } from '#core/site/site-paths.ts';
import type { AddressConfig, AppEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';
import { chooseEncoding, findFormer, matchesValidator, type StaticSite } from './static-site.ts';

/** Responds to GET and HEAD for the built site: pages, assets, redirects, and the not-found pages. */
export function answerFromSite(
  context: Context<AppEnv>,
  site: StaticSite,
  { publicOrigin, adminOrigin }: Pick<AddressConfig, 'publicOrigin' | 'adminOrigin'>,
): Response {
  const { method, path } = context.req;
  if (method !== 'GET' && method !== 'HEAD') {
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' });
  }
  const known = site.entries.get(path) ?? findFormer(site, path, Date.now());
  if (context.get('info').origin === adminOrigin && !isForAdmin(known)) {
    // A tool page with a vulnerability must not be on the origin of the administrator's session.
    if (publicOrigin === undefined) throw new HttpProblem(404, 'not_found', 'Only the admin area is here.');
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(publicOrigin + pathname + search, 302);
  }
  const target = findRedirect(path, site);
  if (target) {
    const { basePath } = site.manifest.hosting ?? defaultHosting;
    return context.redirect(basePath + target + new URL(context.req.url).search, 308);
  }
  if (known?.policy === 'service-worker' && !isForServiceWorker(context)) {
    // Its policy allows fetching the whole site, so it must not be opened as a page.
    throw new HttpProblem(403, 'no_page', 'This is a script for service workers.');
  }
  return sendEntry(context.req.raw, site, known ?? findMissingPage(path, site), context.get('info').origin);
}

/** True for a service worker request. Browsers send the purpose of a script request; programs do not. */
function isForServiceWorker(context: Context<AppEnv>): boolean {
  const purpose = context.req.header('sec-fetch-dest');
  return purpose === undefined || purpose === 'serviceworker';
}

/** True for the panel and the assets it needs. */
function isForAdmin(entry: SiteEntry | undefined): boolean {
  return entry !== undefined && (entry.policy === 'admin' || entry.policy === 'asset');
}

/** Returns the target for a former path, or for a page's path with a slash at its end. */
function findRedirect(path: string, site: StaticSite): string | undefined {
  const trimmed = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;
  const moved = site.redirects.get(trimmed);
  if (moved) return moved;
  return trimmed !== path && site.entries.has(trimmed) ? trimmed : undefined;
}

function findMissingPage(path: string, site: StaticSite): SiteEntry {
  const entry = site.entries.get(missingPagePath(path, (candidate) => site.entries.has(candidate)));
  if (!entry) throw new Error('The site has no not-found page.');
  return entry;
}

function sendEntry(request: Request, site: StaticSite, entry: SiteEntry, origin: string): Response {
  const encoding = chooseEncoding(entry, request.headers.get('accept-encoding'));
  const { whole, unchanged } = headersOfFile(site, entry, encoding, origin);
  if (entry.status === 200 && matchesValidator(request.headers.get('if-none-match'), unchanged.etag)) {
    return new Response(null, { status: 304, headers: unchanged });
  }
  const body = request.method === 'HEAD' ? null : site.read(encoding?.file ?? entry.file);
  return new Response(body, { status: entry.status, headers: whole });
}

type Encoding = SiteEntry['encodings'][number];

interface FileHeaders {
  readonly whole: Record<string, string>;
  /** For a visitor who has the file already. */
  readonly unchanged: Record<string, string> & { readonly etag: string };
}

/** Returns the headers of a file as it is sent. */
export function headersOfFile(
  { manifest }: StaticSite,
  entry: SiteEntry,
  encoding: Encoding | undefined,
  origin: string,
): FileHeaders {
  const unchanged = {
    ...commonHeadersAt(origin, manifest.hosting, entry.type),
    ...headersOfEntry(entry, manifest, origin),
    ...(entry.encodings.length > 0 ? { vary: 'accept-encoding' } : {}),
    etag: `"${entry.etag}${encoding ? `-${encoding.name}` : ''}"`,
  };
  const coding = encoding ? { 'content-encoding': encoding.name } : {};
  return { unchanged, whole: { ...unchanged, 'content-type': entry.type, ...coding } };
}
