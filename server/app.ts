import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addHealthRoutes, type Health } from './features/health/routes.ts';
import { HttpProblem } from './http/problem.ts';
import { apiPolicy, commonHeaders } from './http/policies.ts';
import { answerFromSite } from './http/site-routes.ts';
import type { StaticSite } from './http/static-site.ts';
import type { Log } from './log.ts';

export interface AppParts {
  readonly site: StaticSite;
  readonly health: Health;
  readonly log: Log;
}

/** The whole server but its port: `createApp(parts).request(path)` answers in tests. */
export function createApp({ site, health, log }: AppParts): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    const startedAtMs = performance.now();
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value);
    if (!context.res.headers.has('content-security-policy')) {
      context.header('content-security-policy', apiPolicy);
      context.header('cache-control', 'no-store');
    }
    if (new URL(context.req.url).protocol === 'https:') {
      context.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    log('request', {
      requestId: randomUUID(),
      method: context.req.method,
      // An address that is none of ours may hold anything, so it is not written down.
      path: site.entries.has(context.req.path) ? context.req.path : '(other)',
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAtMs),
    });
  });

  addHealthRoutes(app, health);
  app.all('*', (context) => answerFromSite(context, site));

  app.onError((error, context) => {
    if (error instanceof HttpProblem) {
      const status = error.status as ContentfulStatusCode;
      return context.json({ code: error.code, message: error.message }, status);
    }
    log('error', { name: error.name, message: error.message, stack: error.stack ?? '' });
    return context.json({ code: 'internal', message: 'Something went wrong on the server.' }, 500);
  });

  return app;
}
