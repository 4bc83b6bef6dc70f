import type { Hono } from 'hono';

/** Whether the server is up, and whether it should be sent visitors. */
export interface Health {
  isDraining: boolean;
}

/** `/livez` answers while the process works; `/readyz` refuses as soon as it was told to stop. */
export function addHealthRoutes(app: Hono, health: Health): void {
  app.get('/livez', (context) => context.text('ok'));
  app.get('/readyz', (context) => (health.isDraining ? context.text('draining', 503) : context.text('ok')));
}
