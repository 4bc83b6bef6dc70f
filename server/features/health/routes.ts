import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** Whether the server is up, and whether it should be sent visitors. */
export interface Health {
  isDraining: boolean;
}

/** What makes a server ready, or not. */
export interface Readiness {
  readonly isReady: boolean;
  /** A part of what is stored cannot be read: told in one word, while everything else works on. */
  readonly isDamaged?: boolean;
  /** For the owner's own machine alone. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/**
 * `/livez` answers while the process works; `/readyz` refuses as soon as it was told to stop, or cannot store. Strangers
 * are told one word.
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
