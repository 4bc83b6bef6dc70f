import { build } from 'vite';
import type { SiteEntry } from '#core/site-manifest.ts';
import { hashOf } from './site-files.ts';
import { root } from './paths.ts';

/** Larger assets, and those that only some inputs need (codecs, character maps), are stored when first used. */
const heavyBytes = 250_000;

/** The service worker's script, with the list of what it keeps. Pages that answer 404 are kept for offline use only under /404. */
export async function bundleServiceWorker(entries: readonly SiteEntry[]): Promise<string> {
  const pages = entries.filter((entry) => entry.type.startsWith('text/html'));
  const assets = entries.filter((entry) => entry.path.startsWith('/assets/'));
  const isHeavy = (entry: SiteEntry) =>
    entry.sizeBytes > heavyBytes || !/\.(?:m?js|svg|woff2)$/.test(entry.path);
  const offline = {
    version: hashOf(Buffer.from(entries.map((entry) => `${entry.path} ${entry.etag}`).join('\n'))).slice(
      0,
      16,
    ),
    pages: pages.filter((page) => page.status === 200).map((page) => page.path),
    assets: assets.filter((asset) => !isHeavy(asset)).map((asset) => asset.path),
    heavyAssets: assets.filter(isHeavy).map((asset) => asset.path),
  };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __OFFLINE__: JSON.stringify(offline) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'client/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
