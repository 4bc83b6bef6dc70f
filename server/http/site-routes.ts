import type { Context } from 'hono';
import type { SiteEntry } from '#core/site/site-manifest.ts';
import type { AppEnv } from './app-env.ts';
import { contentSecurityPolicy } from './policies.ts';
import { chooseEncoding, matchesValidator, type StaticSite } from './static-site.ts';

/** Answers GET and HEAD for the built site: pages, assets, redirects, and the not-found pages. */
export function answerFromSite(context: Context<AppEnv>, site: StaticSite): Response {
  const { method, path } = context.req;
  if (method !== 'GET' && method !== 'HEAD') {
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' });
  }
  const target = findRedirect(path, site);
  if (target) {
    return context.redirect(target + new URL(context.req.url).search, 308);
  }
  const entry = site.entries.get(path) ?? findMissingPage(path, site);
  return sendEntry(context, site, entry);
}

/** Former addresses, and a page's address with a slash at its end. */
function findRedirect(path: string, site: StaticSite): string | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const moved = site.redirects.get(trimmed);
  if (moved) return moved;
  return trimmed !== path && site.entries.has(trimmed) ? trimmed : undefined;
}

function findMissingPage(path: string, site: StaticSite): SiteEntry {
  // An unknown collection shows all tools, as the specification says.
  const collection = path.startsWith('/tool-category/') ? site.entries.get('/tool-category') : undefined;
  if (collection) return collection;
  const section = ['/tools', '/categories'].find((prefix) => path.startsWith(`${prefix}/`)) ?? '';
  const entry = site.entries.get(`${section}/404`);
  if (!entry) throw new Error('The site has no not-found page.');
  return entry;
}

function sendEntry(context: Context<AppEnv>, site: StaticSite, entry: SiteEntry): Response {
  const encoding = chooseEncoding(entry, context.req.header('accept-encoding'));
  const etag = `"${entry.etag}${encoding ? `-${encoding.name}` : ''}"`;
  context.header('etag', etag);
  context.header('cache-control', entry.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header(
    'content-security-policy',
    contentSecurityPolicy(entry, site.manifest, context.get('info').origin),
  );
  if (entry.encodings.length > 0) context.header('vary', 'accept-encoding');
  if (entry.type.startsWith('text/html')) context.header('speculation-rules', '"/speculation-rules.json"');
  if (entry.status === 200 && matchesValidator(context.req.header('if-none-match'), etag)) {
    return context.body(null, 304);
  }
  context.header('content-type', entry.type);
  if (encoding) context.header('content-encoding', encoding.name);
  if (context.req.method === 'HEAD') return context.body(null, entry.status as 200);
  return context.body(site.read(encoding?.file ?? entry.file), entry.status as 200);
}
