import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** The server's health, and whether it should receive visitors. */
export interface Health {
  isDraining: boolean;
}

/** Whether the server is ready, with the reasons. */
export interface Readiness {
  readonly isReady: boolean;
  /** True if a part of the stored data cannot be read. The response has one word for it; everything else works. */
  readonly isDamaged?: boolean;
  /** Shown only on the server's own machine. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Adds the health checks. `/livez` succeeds while the process works. `/readyz` fails after the stop signal, or if the
 * server cannot store. Strangers get only one word.
 */
export function addHealthRoutes(app: Hono<AppEnv>, health: Health, check: () => Promise<Readiness>): void {
  app.get('/livez', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (health.isDraining) return context.text('draining', 503);
    const { isReady, isDamaged, details } = await check();
    const status = isReady ? 200 : 503;
    if (context.get('info').isOwnMachine) return context.json({ isReady, ...details }, status);
    return context.text(isReady ? (isDamaged ? 'damaged' : 'ok') : 'unavailable', status);
  });
}
