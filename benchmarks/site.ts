import { createAdaptorServer } from '@hono/node-server';
import { type Browser, chromium } from '@playwright/test';
import { join } from 'node:path';
import { chromiumArguments, findChromium } from '#scripts/testing/chromium.ts';
import { createApp } from '#server/app.ts';
import { loadStaticSite } from '#server/http/static-site.ts';

/** Serves the built site on a free port and opens a browser for as long as `measure` runs. */
export async function withSite(measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const site = await loadStaticSite(join(import.meta.dirname, '..', 'dist'));
  const app = createApp({ site, health: { isDraining: false }, log: () => undefined });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await measure(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}
