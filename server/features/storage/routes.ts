import type { Hono } from 'hono';
import type { StorageHealth } from '#contracts/admin.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { type GuardParts, requireAdmin } from '#server/security/guard.ts';

/** What the panel may ask of the store as a whole. */
export interface StorageCare {
  readonly readHealth: () => Promise<StorageHealth>;
  /** Erases all that is past its time, after a backup; returns the number of messages and suggestions. */
  readonly eraseOld: () => Promise<number>;
}

/** The health of the store, and the erasure that waits for the administrator's word. */
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
