import { contentSecurityPolicy, type HeaderFields, type HeaderSite } from './content-policy.ts';
import { cameraPermissionsPolicy, permissionsPolicy } from './permissions-policy.ts';
import { defaultHosting, type Hosting } from './site-settings.ts';

/** The headers of every response, whatever the operator sets. */
const commonHeaders: Readonly<Record<string, string>> = {
  // In Chromium 152 and later, this closes what a Content-Security-Policy leaves open (WebRTC, navigation, pop-ups).
  'connection-allowlist': '(response-origin)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const apart = { 'cross-origin-opener-policy': 'noopener-allow-popups' } as const;

/** The different headers of a page that may use the camera. It is also separated from pages that open it. */
export const cameraHeaders = { ...apart, 'permissions-policy': cameraPermissionsPolicy } as const;

/** Files that a browser never shows as a document. */
const partType = /^(?:text\/(?:javascript|css)|font\/|application\/(?:wasm|speculationrules))/;

/**
 * Returns the headers of every response for an origin. Browsers read the Permissions-Policy only from documents, and it
 * is longer than many a script, so files of a `type` that is never a document are sent without it.
 */
export function commonHeadersAt(
  origin: string,
  { frameAncestors, hsts }: Hosting = defaultHosting,
  type = '',
): Readonly<Record<string, string>> {
  return {
    ...commonHeaders,
    ...(partType.test(type) ? {} : { 'permissions-policy': permissionsPolicy }),
    // It cannot name origins; the policies do.
    ...(frameAncestors.length > 0 ? {} : { 'x-frame-options': 'DENY' }),
    ...(hsts !== undefined && origin.startsWith('https:') ? { 'strict-transport-security': hsts } : {}),
  };
}

/**
 * Returns the headers that differ between files of the site. The server sends them, and the service worker sets them
 * again, whatever a stored response contains. Both use this function, so that no page loses its policy offline.
 */
export function headersOfEntry(
  entry: HeaderFields,
  site: HeaderSite,
  origin: string,
): Readonly<Record<string, string>> {
  const { basePath, frameAncestors } = site.hosting ?? defaultHosting;
  const isFramed = frameAncestors.length > 0 && entry.policy !== 'admin';
  return {
    'cache-control': entry.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(entry, site, origin + basePath).replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${isFramed ? frameAncestors.join(' ') : "'none'"}`,
    ),
    ...apartHeaders(entry),
    ...(entry.type.startsWith('text/html')
      ? { 'speculation-rules': `"${basePath}/speculation-rules.json"` }
      : {}),
  };
}

/**
 * Separates a page that may do more than others from pages that open it: otherwise a tool's page could call our server,
 * or use the camera, through its window.
 */
function apartHeaders({ policy }: HeaderFields): Readonly<Record<string, string>> {
  // The service worker's script is also a page if it is opened in a tab.
  if (policy === 'camera-tool') return cameraHeaders;
  const mayCall = ['form', 'admin', 'address-tool', 'service-worker'].includes(policy);
  return mayCall ? apart : {};
}
