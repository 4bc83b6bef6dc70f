import type { Hono } from 'hono';
import type { StorageHealth } from '#contracts/admin.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { type GuardParts, requireAdmin } from '#server/security/guard.ts';

/** Operations on the whole store for the panel. */
export interface StorageCare {
  readonly readHealth: () => Promise<StorageHealth>;
  /** Erases all expired data after a backup; returns the number of messages and suggestions. */
  readonly eraseOld: () => Promise<number>;
}

/** Adds the routes for the health of the store, and for erasures that wait for the administrator's confirmation. */
export function addStorageRoutes(
  app: Hono<AppEnv>,
  parts: GuardParts & { readonly storage: StorageCare },
): void {
  const admin = requireAdmin(parts);
  app.get('/api/admin/storage', admin, async (context) => context.json(await parts.storage.readHealth()));
  app.post('/api/admin/erase-old', admin, async (context) =>
    context.json({ erased: await parts.storage.eraseOld() }),
  );
}
