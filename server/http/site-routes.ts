import type { Context } from 'hono';
import { headersOfEntry } from '#core/site/policies.ts';
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
  return sendEntry(context, site, known ?? findMissingPage(path, site));
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
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const moved = site.redirects.get(trimmed);
  if (moved) return moved;
  return trimmed !== path && site.entries.has(trimmed) ? trimmed : undefined;
}

function findMissingPage(path: string, site: StaticSite): SiteEntry {
  const entry = site.entries.get(missingPagePath(path, (candidate) => site.entries.has(candidate)));
  if (!entry) throw new Error('The site has no not-found page.');
  return entry;
}

function sendEntry(context: Context<AppEnv>, site: StaticSite, entry: SiteEntry): Response {
  const encoding = chooseEncoding(entry, context.req.header('accept-encoding'));
  const etag = `"${entry.etag}${encoding ? `-${encoding.name}` : ''}"`;
  context.header('etag', etag);
  const headers = headersOfEntry(entry, site.manifest, context.get('info').origin);
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (entry.encodings.length > 0) context.header('vary', 'accept-encoding');
  if (entry.status === 200 && matchesValidator(context.req.header('if-none-match'), etag)) {
    return context.body(null, 304);
  }
  context.header('content-type', entry.type);
  if (encoding) context.header('content-encoding', encoding.name);
  if (context.req.method === 'HEAD') return context.body(null, entry.status as 200);
  return context.body(site.read(encoding?.file ?? entry.file), entry.status as 200);
}
