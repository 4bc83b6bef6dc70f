import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '#core/site/site-manifest.ts';

/** The built site's manifest: tests are listed from it, so the site is built before (`npm test` does). */
export function readSite(): SiteManifest {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'dist', 'site.json'), 'utf8'),
  ) as SiteManifest;
}

/** How many tools there are. */
export const toolCount = globSync('client/tools/*/manifest.ts', {
  cwd: join(import.meta.dirname, '..'),
}).length;
