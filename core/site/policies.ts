import { permissionsPolicy } from './permissions-policy.ts';
import type { PolicyName, SiteEntry, SiteManifest } from './site-manifest.ts';

/** The path that returns the visitor's own address. It is the only call of the one tool about it. */
export const ownAddressPath = '/my-address';

/** The origin used for requests with an invalid Host header. */
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

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // In Chromium 152 and later, this closes what a Content-Security-Policy leaves open (WebRTC, navigation, pop-ups).
  'connection-allowlist': '(response-origin)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': permissionsPolicy,
};

/** The policy for responses that are not pages: they may load and run nothing. */
export const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The hashes of everything inline in every document. */
export type InlineHashes = Pick<SiteManifest, 'inlineScriptHashes'>;
/** The fields of an entry that determine its headers. */
export type HeaderFields = Pick<SiteEntry, 'type' | 'policy' | 'isImmutable' | 'styleHash'>;

/** Returns the common headers for an origin. */
export function commonHeadersAt(origin: string): Readonly<Record<string, string>> {
  if (!origin.startsWith('https:')) return commonHeaders;
  return { ...commonHeaders, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
}

/**
 * Returns the headers that differ between files of the site. The server sends them, and the service worker sets them
 * again, whatever a stored response contains. Both use this function, so that no page loses its policy offline.
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

/**
 * Separates a page that may call our server from pages that open it; otherwise a tool's page could make calls through
 * its window.
 */
function openerPolicy({ policy }: HeaderFields): Readonly<Record<string, string>> {
  // The service worker's script is also a page if it is opened in a tab.
  const mayCall =
    policy === 'form' || policy === 'admin' || policy === 'address-tool' || policy === 'service-worker';
  return mayCall ? { 'cross-origin-opener-policy': 'noopener-allow-popups' } : {};
}

/**
 * Writes the Content-Security-Policy of a response. `origin` is the requested origin. A page may only load and fetch
 * the site's files, so that no tool page can make calls to our server. Only the address tool may request the visitor's
 * own address.
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

/** Pictures that keep their address, so that they stand outside the folder of hashed files. */
const sitePictures = [
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/guide-ask.webp',
  '/guide-paste.webp',
];

function pageDirectives(
  name: PagePolicyName,
  { styleHash = '' }: HeaderFields,
  inline: InlineHashes,
  origin: string,
): Directives {
  const isTool = name === 'tool' || name === 'address-tool';
  const wasm = isTool ? " 'wasm-unsafe-eval'" : '';
  const assets = loadedFiles(origin, '/assets/');
  const images = loadedFiles(origin, '/assets/', ...sitePictures);
  return {
    ...closed,
    'script-src': `${assets}${wasm} ${inline.inlineScriptHashes.join(' ')}`,
    'style-src': `${assets} ${styleHash}`.trim(),
    'style-src-attr': "'unsafe-inline'",
    'img-src': name === 'admin' ? images : `${images} blob: data:`,
    'media-src': name === 'admin' ? "'none'" : 'blob:',
    'font-src': assets,
    'worker-src': loadedFiles(origin, '/assets/'),
    'manifest-src': loadedFiles(origin, '/site.webmanifest'),
    'connect-src': connectSources(name, origin),
    // The search form of a content page also works without JavaScript.
    'form-action': isTool || name === 'admin' ? "'none'" : ownFiles(origin, '/all-tools'),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'hub',
  };
}

/**
 * Returns the sources for files that the service worker may answer. It makes the response itself, and such a response
 * has no address. Firefox then checks the address of the worker's script against the page's policy.
 */
function loadedFiles(origin: string, ...paths: readonly string[]): string {
  return ownFiles(origin, ...paths, '/sw.js');
}

/**
 * Returns the sources for our files by path, because `'self'` would let an image or a style sheet make calls. If the
 * origin cannot be part of a policy (an IPv6 address, an invalid Host header), `'self'` keeps the page's scripts
 * working.
 */
function ownFiles(origin: string, ...paths: readonly string[]): string {
  if (origin.includes('[') || origin === unknownOrigin) return "'self'";
  return paths.map((path) => `${origin}${path}`).join(' ');
}

/**
 * Returns the sources for `connect-src`. Auditors such as Lighthouse fetch robots.txt under the page's own policy; it
 * is a file like the assets.
 */
function connectSources(name: PagePolicyName, origin: string): string {
  const files = `${origin}/assets/ ${origin}/robots.txt ${origin}/sw.js`;
  if (name === 'address-tool') return `${files} ${origin}${ownAddressPath}`;
  return name === 'form' || name === 'admin' ? `${files} ${origin}/rest/v1/ ${origin}/api/` : files;
}

/** Returns the directives for scripts, because a worker uses the policy of its own script's response. */
function workerDirectives(name: 'asset' | 'service-worker', origin: string): Directives {
  return {
    ...closed,
    'script-src': `${loadedFiles(origin, '/assets/')} 'wasm-unsafe-eval'`,
    'connect-src': name === 'service-worker' ? "'self'" : `${origin}/assets/ ${origin}/sw.js blob:`,
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
