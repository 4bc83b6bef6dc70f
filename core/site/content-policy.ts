import type { PolicyName, SiteEntry, SiteManifest } from './site-manifest.ts';
import { defaultHosting } from './site-settings.ts';

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

/** The policy for responses that are not pages: they may load and run nothing. */
export const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The data behind every file's headers: the hashes of everything inline, and the operator's settings. */
export type HeaderSite = Pick<SiteManifest, 'inlineScriptHashes' | 'hosting'>;
/** The fields of an entry that determine its headers. */
export type HeaderFields = Pick<SiteEntry, 'type' | 'policy' | 'isImmutable' | 'styleHash'>;

/**
 * Writes the Content-Security-Policy of a response. `address` is that of the requested site. A page may only load
 * and fetch the site's files, so that no tool page can make calls to our server. Only the address tool may request the
 * visitor's own address.
 */
export function contentSecurityPolicy(
  entry: HeaderFields,
  { inlineScriptHashes }: HeaderSite,
  address: string,
): string {
  switch (entry.policy) {
    case 'asset':
    case 'service-worker':
      return serialize(workerDirectives(entry.policy, address));
    case 'content':
    case 'form':
    case 'admin':
    case 'tool':
    case 'address-tool':
    case 'camera-tool':
      return serialize(pageDirectives(entry.policy, entry, inlineScriptHashes, address));
  }
}

type PagePolicyName = Exclude<PolicyName, 'asset' | 'service-worker'>;

/** Pictures with fixed addresses, so they are outside the folder of hashed files. */
const sitePictures = ['/favicon.svg', '/icon-192.png', '/icon-512.png', '/pictures/'];

function pageDirectives(
  name: PagePolicyName,
  { styleHash = '' }: HeaderFields,
  inlineScriptHashes: readonly string[],
  address: string,
): Directives {
  const isTool = name === 'tool' || name === 'address-tool' || name === 'camera-tool';
  const wasm = isTool ? " 'wasm-unsafe-eval'" : '';
  const assets = loadedFiles(address, '/assets/');
  const images = loadedFiles(address, '/assets/', ...sitePictures);
  return {
    ...closed,
    'script-src': `${assets}${wasm} ${inlineScriptHashes.join(' ')}`,
    'style-src': `${assets} ${styleHash}`.trim(),
    'style-src-attr': "'unsafe-inline'",
    'img-src': name === 'admin' ? images : `${images} blob: data:`,
    'media-src': name === 'admin' ? "'none'" : 'blob:',
    'font-src': assets,
    'worker-src': loadedFiles(address, '/assets/'),
    'manifest-src': loadedFiles(address, '/site.webmanifest'),
    'connect-src': connectSources(name, address),
    // The search form of a content page also works without JavaScript.
    'form-action': isTool || name === 'admin' ? "'none'" : ownFiles(address, '/all-tools'),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'hub',
  };
}

/**
 * Returns the sources for files that the service worker may answer. It makes the response itself, and such a response
 * has no address. Firefox then checks the address of the worker's script against the page's policy.
 */
function loadedFiles(address: string, ...paths: readonly string[]): string {
  return ownFiles(address, ...paths, '/sw.js');
}

/**
 * Returns the sources for our files by path, because `'self'` would let an image or a style sheet make calls. If the
 * origin cannot be part of a policy (an IPv6 address, an invalid Host header), `'self'` keeps the page's scripts
 * working.
 */
function ownFiles(address: string, ...paths: readonly string[]): string {
  if (address.includes('[') || address.startsWith(unknownOrigin)) return "'self'";
  return paths.map((path) => `${address}${path}`).join(' ');
}

/**
 * Returns the sources for `connect-src`. Auditors such as Lighthouse fetch robots.txt under the page's own policy; it
 * is a file like the assets.
 */
function connectSources(name: PagePolicyName, address: string): string {
  const files = `${address}/assets/ ${address}/robots.txt ${address}/sw.js`;
  if (name === 'address-tool') return `${files} ${address}${ownAddressPath}`;
  return name === 'form' || name === 'admin' ? `${files} ${address}/rest/v1/ ${address}/api/` : files;
}

/** Returns the directives for scripts, because a worker uses the policy of its own script's response. */
function workerDirectives(name: 'asset' | 'service-worker', address: string): Directives {
  return {
    ...closed,
    'script-src': `${loadedFiles(address, '/assets/')} 'wasm-unsafe-eval'`,
    'connect-src': name === 'service-worker' ? "'self'" : `${address}/assets/ ${address}/sw.js blob:`,
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

/**
 * Writes the Content-Security-Policy that a document carries itself, for web servers that set no headers. Without a
 * known origin it allows all files of its own origin.
 */
export function documentPolicy(entry: HeaderFields, site: HeaderSite, origin = unknownOrigin): string {
  const policy = contentSecurityPolicy(entry, site, origin + (site.hosting ?? defaultHosting).basePath);
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .map((directive) => [...new Set(directive.split(' ').map(withoutUnknown))].join(' '))
    .join('; ');
}

function withoutUnknown(source: string): string {
  return source.startsWith(unknownOrigin) ? "'self'" : source;
}
