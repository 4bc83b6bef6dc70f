import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { readOwn } from '#core/collections/read-own.ts';
import type { PolicyName, SiteEntry } from '#core/site/site-manifest.ts';
import { defaultHosting, withoutBase } from '#core/site/site-settings.ts';
import type { Log } from '#server/log.ts';
import { type AddressConfig, type NodeRequest, readHost, readOrigin } from './app-env.ts';
import { headersOfFile } from './site-routes.ts';
import { chooseEncoding, matchesValidator, type StaticSite } from './static-site.ts';
import type { ProxyWatch } from './unnamed-proxy.ts';

export interface QuickFileParts {
  readonly config: AddressConfig;
  readonly site: () => StaticSite;
  readonly proxies: ProxyWatch;
  readonly log: Log;
}

/** Responds to a request and returns true, or returns false for one that needs a route. */
export type QuickFiles = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Limits for what senders can make up, such as the names of hosts. */
const maxPrepared = 2000;
const maxKeyLength = 500;

/** The panel and the service worker's script have checks of their own. */
const openPolicies: ReadonlySet<PolicyName> = new Set([
  'content',
  'form',
  'tool',
  'address-tool',
  'camera-tool',
  'asset',
]);

/**
 * Responds to a GET of a page or an asset in memory, before all routes and layers, which cost more than the rest. Of
 * the layers, these requests need the headers, the watch for proxies and the log.
 */
export function createQuickFiles({ config, site, proxies, log }: QuickFileParts): QuickFiles {
  const prepared = new Map<string, PreparedFile>();
  let preparedFor: StaticSite | undefined;
  return (incoming, outgoing) => {
    const { headers, socket } = incoming;
    if (incoming.method !== 'GET' || hasTwoHosts(incoming)) return false;
    const { remoteAddress = '' } = socket;
    const current = site();
    if (preparedFor !== current || prepared.size > maxPrepared) prepared.clear();
    preparedFor = current;
    // Everything that a response depends on, except If-None-Match. No header contains a line break.
    const proxy =
      'x-forwarded-proto' in headers ? `${headers['x-forwarded-proto']?.toString()} ${remoteAddress}` : '';
    const path = pathOf(incoming);
    const key = [path, headers.host, headers['accept-encoding'], proxy].join('\n');
    const file = prepared.get(key) ?? prepareFile(current, path, incoming, config);
    if (!file) return false;
    if (key.length <= maxKeyLength) prepared.set(key, file);
    const isKnown = matchesValidator(headers['if-none-match'] ?? null, file.etag);
    const status = isKnown ? 304 : 200;
    outgoing.writeHead(status, isKnown ? file.unchanged : file.whole).end(isKnown ? undefined : file.body);
    proxies.look(remoteAddress, readerOf(headers));
    // No id, because no other line is about this request; no duration, because it is sent at once.
    log('request', { method: 'GET', path: file.path, status });
    return true;
  };
}

interface PreparedFile {
  readonly path: string;
  readonly body: Uint8Array;
  readonly etag: string;
  /** Names and values by turns, as Node writes them. */
  readonly whole: string[];
  readonly unchanged: string[];
}

function prepareFile(
  site: StaticSite,
  path: string,
  { headers, socket }: IncomingMessage,
  config: AddressConfig,
): PreparedFile | undefined {
  const reader = readerOf(headers);
  const entry = findOpenEntry(site, path);
  if (!entry || readHost(reader) === undefined) return undefined;
  const encoding = chooseEncoding(entry, headers['accept-encoding'] ?? null);
  const body = site.inMemory(encoding?.file ?? entry.file);
  const origin = readOrigin(reader, socket.remoteAddress ?? '', config);
  // The admin area's origin has its own rules.
  if (!body || origin === config.adminOrigin) return undefined;
  const { whole, unchanged } = headersOfFile(site, entry, encoding, origin);
  return {
    path: entry.path,
    body,
    etag: unchanged.etag,
    whole: Object.entries({ ...whole, 'content-length': String(body.byteLength) }).flat(),
    unchanged: Object.entries(unchanged).flat(),
  };
}

function readerOf(headers: IncomingHttpHeaders): Pick<Headers, 'get' | 'has'> {
  return { get: (name) => readOwn(headers, name)?.toString() ?? null, has: (name) => name in headers };
}

/** Returns the path without the query. An escaped path has no file, so it goes to the routes. */
function pathOf({ url = '' }: IncomingMessage): string {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? url : url.slice(0, queryAt);
}

function findOpenEntry({ manifest, entries, redirects }: StaticSite, path: string): SiteEntry | undefined {
  const inSite = withoutBase(path, (manifest.hosting ?? defaultHosting).basePath);
  const entry = inSite === undefined || redirects.has(inSite) ? undefined : entries.get(inSite);
  return entry?.status === 200 && openPolicies.has(entry.policy) ? entry : undefined;
}

/** A proxy before the server might use the other Host line. */
export function hasTwoHosts({ rawHeaders = [] }: NodeRequest['incoming']): boolean {
  return (
    rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
      .length > 1
  );
}
