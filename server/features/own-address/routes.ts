import type { Hono } from 'hono';
import { ownAddressPath } from '#core/site/policies.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * Tells visitors the address they come from, behind trusted proxies the one that these name. Nothing is kept, logged
 * or looked up; other sites’ pages cannot read it.
 */
export function addOwnAddressRoute(app: Hono<AppEnv>): void {
  app.get(ownAddressPath, (context) => context.text(context.get('info').address));
}
