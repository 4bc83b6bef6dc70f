import type { SiteEntry, SiteManifest } from '#core/site/site-manifest.ts';

type PolicyEntry = Pick<SiteEntry, 'policy' | 'styleHash'>;
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

/**
 * The Content-Security-Policy of a response. `origin` is the one it was asked under: a tool page may fetch from
 * the site's assets and robots.txt alone, so that not even our own API can be reached from it.
 */
export function contentSecurityPolicy(
  entry: PolicyEntry,
  site: Pick<SiteManifest, 'inlineScriptHashes'>,
  origin: string,
): string {
  const name = entry.policy;
  switch (name) {
    case 'asset':
    case 'service-worker':
      return serialize(workerDirectives(name, origin));
    case 'content':
    case 'form':
    case 'admin':
    case 'tool':
      return serialize(pageDirectives(name, entry, site, origin));
  }
}

function pageDirectives(
  name: 'content' | 'form' | 'admin' | 'tool',
  { styleHash = '' }: PolicyEntry,
  site: Pick<SiteManifest, 'inlineScriptHashes'>,
  origin: string,
): Directives {
  const wasm = name === 'tool' ? " 'wasm-unsafe-eval'" : '';
  return {
    ...closed,
    'script-src': `'self'${wasm} ${site.inlineScriptHashes.join(' ')}`,
    'style-src': `'self' ${styleHash}`.trim(),
    'style-src-attr': "'unsafe-inline'",
    'img-src': name === 'admin' ? "'self'" : "'self' blob: data:",
    'media-src': name === 'admin' ? "'none'" : "'self' blob:",
    'font-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': connectSources(name, origin),
    // The search form of a content page works without JavaScript, too.
    'form-action': name === 'tool' || name === 'admin' ? "'none'" : "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'hub',
  };
}

/** Auditors such as Lighthouse fetch robots.txt by the page's own policy; it is a file like the assets. */
function connectSources(name: 'content' | 'form' | 'admin' | 'tool', origin: string): string {
  const files = `${origin}/assets/ ${origin}/robots.txt`;
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
