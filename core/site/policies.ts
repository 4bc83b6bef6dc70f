import type { PolicyName, SiteEntry, SiteManifest } from './site-manifest.ts';

/** Where a visitor is told the address they come from: the one call that the one tool about it may make. */
export const ownAddressPath = '/my-address';

type Directives = Readonly<Record<string, string>>;

const closed: Directives = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'object-src': "'none'",
};

/** Every browser feature that no page uses; a tool that needs one gets a policy of its own. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

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
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

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
    ...(entry.type.startsWith('text/html') ? { 'speculation-rules': '"/speculation-rules.json"' } : {}),
  };
}

/**
 * The Content-Security-Policy of a response. `origin` is the one it was asked under: a tool page may fetch from
 * the site's assets and robots.txt alone, so that not even our own API can be reached from it; the one about addresses
 * may also ask for the visitor's own.
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
  return {
    ...closed,
    'script-src': `'self'${wasm} ${inline.inlineScriptHashes.join(' ')}`,
    'style-src': `'self' ${styleHash}`.trim(),
    'style-src-attr': "'unsafe-inline'",
    'img-src': name === 'admin' ? "'self'" : "'self' blob: data:",
    'media-src': name === 'admin' ? "'none'" : "'self' blob:",
    'font-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': connectSources(name, origin),
    // The search form of a content page works without JavaScript, too.
    'form-action': isTool || name === 'admin' ? "'none'" : "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'hub',
  };
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
    'script-src': "'self' 'wasm-unsafe-eval'",
    'connect-src': name === 'service-worker' ? "'self'" : `${origin}/assets/ blob:`,
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
