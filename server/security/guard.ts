import type { MiddlewareHandler } from 'hono';
import type { Database } from '#server/database/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { requireOwnPage } from '#server/http/same-origin.ts';
import { readCookie } from './cookies.ts';
import { findSession } from './sessions.ts';

export interface GuardParts {
  readonly database: Database;
  readonly clock: () => number;
  readonly adminOrigin: string | undefined;
}

/** Responds with 404 on any origin except the admin area's own, if one is set. */
export function requireAdminOrigin(adminOrigin: string | undefined): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (adminOrigin !== undefined && context.get('info').origin !== adminOrigin) {
      throw new HttpProblem(404, 'not_found', 'There is nothing here.');
    }
    await next();
  };
}

/** Allows only the administrator's own requests. This is the only guard of every admin route. */
export function requireAdmin({ database, clock, adminOrigin }: GuardParts): MiddlewareHandler<AppEnv> {
  const requireOrigin = requireAdminOrigin(adminOrigin);
  return (context, next) =>
    requireOrigin(context, async () => {
      if (context.req.method !== 'GET' && context.req.method !== 'HEAD') requireOwnPage(context);
      const session = await findSession(database, readCookie(context, 'sid'), clock());
      if (!session) throw new HttpProblem(401, 'no_session', 'Please log in.');
      context.set('session', session);
      await next();
    });
}
