import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { getPath } from 'hono/utils/url';
import { randomUUID } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { apiPolicy } from '#core/site/content-policy.ts';
import { commonHeadersAt } from '#core/site/response-headers.ts';
import { isCallPath } from '#core/site/site-paths.ts';
import { defaultHosting, withoutBase } from '#core/site/site-settings.ts';
import type { Database } from './database/database.ts';
import { StorageError, withReserve } from './database/database.ts';
import { addAdminRoutes } from './features/admin/routes.ts';
import { addCatalogueRoutes, type CatalogueParts } from './features/catalogue/routes.ts';
import { addFormRoutes } from './features/forms/routes.ts';
import { addHealthRoutes, type Health, type Readiness } from './features/health/routes.ts';
import { addInboxRoutes } from './features/inbox/routes.ts';
import { addOutboxRoutes } from './features/outbox/routes.ts';
import { addOwnAddressRoute } from './features/own-address/routes.ts';
import { addStorageRoutes, type StorageCare } from './features/storage/routes.ts';
import { addTextModelRoutes } from './features/text-model/routes.ts';
import type { TextModel } from './features/text-model/text-model.ts';
import { type AddressConfig, type AppEnv, type NodeRequest, readRequestInfo } from './http/app-env.ts';
import { HttpProblem } from './http/problem.ts';
import { hasTwoHosts } from './http/quick-files.ts';
import { requireFetch } from './http/same-origin.ts';
import { addSecurityTxt } from './http/security-txt.ts';
import { answerFromSite } from './http/site-routes.ts';
import type { StaticSite } from './http/static-site.ts';
import type { ProxyWatch } from './http/unnamed-proxy.ts';
import { describeError, type Log } from './log.ts';
import type { AdminPasswords } from './security/admin-password.ts';
import { requireAdminOrigin } from './security/guard.ts';
import type { Signer } from './security/secret.ts';

export interface AppParts {
  readonly config: AddressConfig & { readonly securityContact?: string | undefined };
  readonly proxies: ProxyWatch;
  readonly site: () => StaticSite;
  readonly database: Database;
  /** The language model that the operator provides. */
  readonly textModel?: TextModel | undefined;
  readonly passwords: AdminPasswords;
  readonly sign: Signer;
  readonly health: Health;
  readonly checkReadiness: () => Promise<Readiness>;
  readonly storage: StorageCare;
  readonly canSendMail: boolean;
  readonly wakeOutbox: () => void;
  readonly notifyAdmin: (subject: string, body: string) => Promise<void>;
  readonly applyChange: CatalogueParts['applyChange'];
  readonly tellSuggester: (suggestionId: string, toolName: string) => Promise<void>;
  readonly clock: () => number;
  readonly log: Log;
}

/** The parts of a server that stores nothing. */
export type SiteAppParts = Pick<
  AppParts,
  'config' | 'proxies' | 'site' | 'textModel' | 'health' | 'checkReadiness' | 'clock' | 'log'
>;

/** Creates the whole server without a port, so that tests can call `createApp(parts).request(path)`. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { config, site, database, clock } = parts;
  return createSiteApp(parts, (app) => {
    for (const path of ['/admin', '/api/admin/*']) app.use(path, requireAdminOrigin(config.adminOrigin));
    addFormRoutes(app, parts);
    const guard = { database: withReserve(database), clock, adminOrigin: config.adminOrigin };
    addAdminRoutes(app, { ...parts, ...guard, unnamedProxy: parts.proxies.found });
    addInboxRoutes(app, guard);
    addStorageRoutes(app, { ...guard, storage: parts.storage });
    addOutboxRoutes(app, { ...parts, ...guard });
    addCatalogueRoutes(app, { ...parts, ...guard, built: site().manifest.catalogue });
  });
}

/** Creates a server that delivers the site and stores nothing. `addStoring` adds the routes of one that does. */
export function createSiteApp(
  parts: SiteAppParts,
  addStoring: (app: Hono<AppEnv>) => void = () => undefined,
): Hono<AppEnv> {
  const { config, site, proxies } = parts;
  const { basePath } = site().manifest.hosting ?? defaultHosting;
  const app = new Hono<AppEnv>({ getPath: (request) => pathInSite(getPath(request), basePath) });
  addOutermostLayer(app, parts);
  app.use('/404', async (context, next) => {
    // A request for only the host means the site.
    if (new URL(context.req.url).pathname === '/') return context.redirect(`${basePath}/`, 302);
    await next();
    return undefined;
  });
  app.use(async (context, next) => {
    const { incoming } = context.env as NodeRequest;
    proxies.look(incoming.socket.remoteAddress ?? '', context.req.raw.headers);
    if (hasTwoHosts(incoming)) throw new HttpProblem(400, 'two_hosts', 'A request has one Host line.');
    if (isCallPath(context.req.path)) {
      requireFetch(context);
      // No id or query contains NUL, and PostgreSQL refuses it.
      if (context.req.url.includes('%00'))
        throw new HttpProblem(400, 'nul', 'The address holds a NUL character.');
    }
    await next();
  });
  addHealthRoutes(app, parts.health, parts.checkReadiness);
  addOwnAddressRoute(app);
  addSecurityTxt(app, parts);
  addTextModelRoutes(app, parts.textModel, site().manifest.hosting);
  addStoring(app);
  app.all('/api/*', refuseUnknownCall);
  app.all('/rest/*', refuseUnknownCall);
  app.all('*', (context) => answerFromSite(context, site(), config));
  return app;
}

/**
 * Returns a path inside the site. Paths outside are not found, except the health checks, which ask the server
 * itself.
 */
function pathInSite(path: string, basePath: string): string {
  const isHealthCheck = path === '/livez' || path === '/readyz';
  return isHealthCheck ? path : (withoutBase(path, basePath) ?? '/404');
}

function refuseUnknownCall(): never {
  throw new HttpProblem(404, 'not_found', 'There is no such call.');
}

/** Adds headers, error handling and the log around all routes, so that every response has them. */
function addOutermostLayer(app: Hono<AppEnv>, { config, site, clock, log }: SiteAppParts): void {
  app.use(async (context, next) => {
    const startedAtMs = clock();
    const requestId = randomUUID();
    const { incoming } = context.env as NodeRequest;
    const peer = { address: incoming.socket.remoteAddress ?? '', httpVersion: incoming.httpVersion };
    context.set('info', { requestId, ...readRequestInfo(context, peer, config) });
    await next();
    // A file of the site has its own (`headersOfFile`).
    const isFile = context.res.headers.has('connection-allowlist');
    const common = isFile ? {} : commonHeadersAt(context.get('info').origin, site().manifest.hosting);
    for (const [name, value] of Object.entries(common)) {
      // The header of a call is stricter (`headersOfEntry`).
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (!context.res.headers.has('content-security-policy')) {
      context.header('content-security-policy', apiPolicy);
      context.header('cache-control', 'no-store');
    }
    log('request', {
      requestId,
      method: context.req.method,
      path: nameRoute(context, site()),
      status: context.res.status,
      durationMs: Math.round(clock() - startedAtMs),
    });
  });

  app.onError((error, context) => {
    // The client has left, so no one reads the response. This is not an error.
    if (context.req.raw.signal.aborted) return context.body(null, 499 as 500);
    const problem = toProblem(error);
    // An intended refusal, such as 503 in a busy hour, is not an error.
    if (problem.status >= 500 && !(error instanceof HttpProblem)) {
      log('error', { requestId: context.get('info').requestId, ...describeError(error) });
    }
    if (problem.retryAfterMs !== undefined) {
      context.header('retry-after', String(Math.ceil(problem.retryAfterMs / 1000)));
    }
    const { code, message, fields } = problem;
    return context.json(
      fields === undefined ? { code, message } : { code, message, fields },
      problem.status as ContentfulStatusCode,
    );
  });
}

function toProblem(error: Error): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (!(error instanceof StorageError)) {
    return new HttpProblem(500, 'internal', 'Something went wrong on the server.');
  }
  if (error.fault === 'full') {
    return new HttpProblem(
      507,
      'storage_full',
      'The server has no space left, so nothing was stored. Please try again later.',
    );
  }
  return new HttpProblem(
    503,
    `storage_${error.fault}`,
    'The server cannot store anything at the moment. Please try again.',
    {
      retryAfterMs: 5000,
    },
  );
}

/**
 * Returns the path for the log. An unknown path may contain anything, so it is not logged; for a call, only its route
 * pattern is.
 */
function nameRoute(context: Context<AppEnv>, site: StaticSite): string {
  const { path } = context.req;
  if (site.entries.has(path)) return path;
  return matchedRoutes(context).findLast(({ path: route }) => !route.includes('*'))?.path ?? '(other)';
}
