import { permissionsPolicy } from './permissions-policy.ts';
import type { PolicyName, SiteEntry, SiteManifest } from './site-manifest.ts';

/** Where a visitor is told the address they come from: the one call that the one tool about it may make. */
export const ownAddressPath = '/my-address';

/** What a request is answered under whose Host header is no host. */
export const unknownOrigin = 'https://host.invalid';

type Directives = Readonly<Record<string, string>>;

const closed: Directives = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'object-src': "'none'",
};

/** The headers that every response carries, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // What a Content-Security-Policy leaves open (WebRTC, navigation, pop-ups), Chromium 152 and later close by this.
  'connection-allowlist': '(response-origin)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': permissionsPolicy,
};

/** For answers that are no pages: they may load and run nothing. */
export const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What stands inline in every document. */
export type InlineHashes = Pick<SiteManifest, 'inlineScriptHashes'>;
/** What of an entry its headers depend on. */
export type HeaderFields = Pick<SiteEntry, 'type' | 'policy' | 'isImmutable' | 'styleHash'>;

/** The common headers, as they go out under an origin. */
export function commonHeadersAt(origin: string): Readonly<Record<string, string>> {
  if (!origin.startsWith('https:')) return commonHeaders;
  return { ...commonHeaders, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
}

/**
 * The headers in which one file of the site differs from another. The server sends them and the service worker
 * sets them anew, whatever a stored answer claims; both ask here, so that no page loses its policy offline.
 */
export function headersOfEntry(
  entry: HeaderFields,
  inline: InlineHashes,
  origin: string,
): Readonly<Record<string, string>> {
  return {
    'cache-control': entry.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(entry, inline, origin),
    ...openerPolicy(entry),
    ...(entry.type.startsWith('text/html') ? { 'speculation-rules': '"/speculation-rules.json"' } : {}),
  };
}

/** A page that may ask our own calls gives its window to no other page: a tool's could ask in its place. */
function openerPolicy({ policy }: HeaderFields): Readonly<Record<string, string>> {
  // Opened as a page, the service worker's script would be one as well.
  const mayCall =
    policy === 'form' || policy === 'admin' || policy === 'address-tool' || policy === 'service-worker';
  return mayCall ? { 'cross-origin-opener-policy': 'noopener-allow-popups' } : {};
}

/**
 * The Content-Security-Policy of a response. `origin` is the one it was asked under: a page may load and fetch the
 * site's files alone, so that no tool page can ask our own calls; the one about addresses may ask for the visitor's own.
 */
function contentSecurityPolicy(entry: HeaderFields, inline: InlineHashes, origin: string): string {
  switch (entry.policy) {
    case 'asset':
    case 'service-worker':
      return serialize(workerDirectives(entry.policy, origin));
    case 'content':
    case 'form':
    case 'admin':
    case 'tool':
    case 'address-tool':
      return serialize(pageDirectives(entry.policy, entry, inline, origin));
  }
}

type PagePolicyName = Exclude<PolicyName, 'asset' | 'service-worker'>;

function pageDirectives(
  name: PagePolicyName,
  { styleHash = '' }: HeaderFields,
  inline: InlineHashes,
  origin: string,
): Directives {
  const isTool = name === 'tool' || name === 'address-tool';
  const wasm = isTool ? " 'wasm-unsafe-eval'" : '';
  const assets = ownFiles(origin, '/assets/');
  const images = ownFiles(origin, '/assets/', '/favicon.svg', '/icon-192.png', '/icon-512.png');
  return {
    ...closed,
    'script-src': `${assets}${wasm} ${inline.inlineScriptHashes.join(' ')}`,
    'style-src': `${assets} ${styleHash}`.trim(),
    'style-src-attr': "'unsafe-inline'",
    'img-src': name === 'admin' ? images : `${images} blob: data:`,
    'media-src': name === 'admin' ? "'none'" : 'blob:',
    'font-src': assets,
    'worker-src': ownFiles(origin, '/assets/', '/sw.js'),
    'manifest-src': ownFiles(origin, '/site.webmanifest'),
    'connect-src': connectSources(name, origin),
    // The search form of a content page works without JavaScript, too.
    'form-action': isTool || name === 'admin' ? "'none'" : ownFiles(origin, '/all-tools'),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'hub',
  };
}

/**
 * Sources for files of ours, by their paths: `'self'` would let an image or a style sheet ask our calls. Where the
 * origin cannot stand in a policy (an IPv6 address, a Host header that is no host) a page would be without its scripts.
 */
function ownFiles(origin: string, ...paths: readonly string[]): string {
  if (origin.includes('[') || origin === unknownOrigin) return "'self'";
  return paths.map((path) => `${origin}${path}`).join(' ');
}

/** Auditors such as Lighthouse fetch robots.txt by the page's own policy; it is a file like the assets. */
function connectSources(name: PagePolicyName, origin: string): string {
  const files = `${origin}/assets/ ${origin}/robots.txt`;
  if (name === 'address-tool') return `${files} ${origin}${ownAddressPath}`;
  return name === 'form' || name === 'admin' ? `${files} ${origin}/rest/v1/ ${origin}/api/` : files;
}

/** A worker takes its policy from its own script's response, so scripts carry one as well. */
function workerDirectives(name: 'asset' | 'service-worker', origin: string): Directives {
  return {
    ...closed,
    'script-src': `${ownFiles(origin, '/assets/')} 'wasm-unsafe-eval'`,
    'connect-src': name === 'service-worker' ? "'self'" : `${origin}/assets/ blob:`,
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
