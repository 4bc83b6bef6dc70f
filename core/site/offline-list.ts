import type { SiteEntry } from './site-manifest.ts';

/** What the service worker keeps. */
export interface OfflineList {
  /** Changes with anything the site holds. */
  readonly version: string;
  readonly pages: readonly string[];
  /** Stored at once. */
  readonly assets: readonly string[];
  /** Stored when first used, or when asked for. */
  readonly heavyAssets: readonly string[];
}

/** Larger assets, and those that only some inputs need (codecs, character maps), are stored when first used. */
const heavyBytes = 600_000;

/** Pages that answer 404 are kept for offline use only under /404, and pages that need the server not at all. */
export function makeOfflineList(entries: readonly SiteEntry[], hash: (text: string) => string): OfflineList {
  const pages = entries.filter((entry) => entry.type.startsWith('text/html'));
  const assets = entries.filter((entry) => entry.path.startsWith('/assets/'));
  const isHeavy = (entry: SiteEntry) =>
    entry.sizeBytes > heavyBytes || !/\.(?:m?js|css|svg|woff2)$/.test(entry.path);
  return {
    version: hash(entries.map((entry) => `${entry.path} ${entry.etag}`).join('\n')).slice(0, 16),
    pages: pages.filter(({ status, path }) => status === 200 && path !== '/admin').map(({ path }) => path),
    assets: assets.filter((asset) => !isHeavy(asset)).map((asset) => asset.path),
    heavyAssets: assets.filter(isHeavy).map((asset) => asset.path),
  };
}

/** The service worker's script: its code, with the list before it. */
export function withOfflineList(code: string, list: OfflineList): string {
  return `self.sundryOffline=${JSON.stringify(list)};\n${code}`;
}
