import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';
import { type AddressConfig, type AppEnv, type NodeRequest, readOrigin } from './app-env.ts';
import { answerAtOnce } from './site-routes.ts';
import type { StaticSite } from './static-site.ts';
import type { ProxyWatch } from './unnamed-proxy.ts';

export interface QuickFileParts {
  readonly config: AddressConfig;
  readonly site: () => StaticSite;
  readonly proxies: ProxyWatch;
  readonly findPath: (request: Request) => string;
  readonly log: Log;
}

/**
 * Answers for pages and assets before all routes and layers, which cost more than the rest. Of the layers, these
 * requests need the headers, the watch for proxies and the log.
 */
export function addQuickFiles(
  app: Hono<AppEnv>,
  { config, site, proxies, findPath, log }: QuickFileParts,
): void {
  const answerByRoute = app.fetch;
  app.fetch = (request, env, execution) => {
    const { incoming } = env as NodeRequest;
    const address = incoming.socket.remoteAddress ?? '';
    const path = findPath(request);
    const origin = readOrigin(request.headers, address, config);
    // The admin area's origin has its own rules.
    const isQuick = origin !== config.adminOrigin && !hasTwoHosts(incoming);
    const answer = isQuick ? answerAtOnce(request, path, site(), origin) : undefined;
    if (!answer) return answerByRoute(request, env, execution);
    proxies.look(address, request.headers);
    log('request', { requestId: randomUUID(), method: 'GET', path, status: answer.status, durationMs: 0 });
    return answer;
  };
}

/** A proxy before the server might use the other Host line. */
export function hasTwoHosts({ rawHeaders = [] }: NodeRequest['incoming']): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
