import type { Hono } from 'hono';
import { ownAddressPath } from '#core/site/content-policy.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * Adds the route that returns a visitor's own address, as reported by trusted proxies. Nothing is stored, logged or
 * looked up; pages of other sites cannot read it.
 */
export function addOwnAddressRoute(app: Hono<AppEnv>): void {
  app.get(ownAddressPath, (context) => context.text(context.get('info').address));
}
