import type { HeaderFields, HeaderSite } from './content-policy.ts';
import type { SiteEntry, SiteManifest } from './site-manifest.ts';

/** A file that the service worker may store, with everything needed to verify the body and to set the headers again. */
export interface OfflineFile extends HeaderFields {
  readonly path: string;
  readonly status: number;
  readonly sizeBytes: number;
  /** The content hash of its body. A stored body with a different hash is not this file. */
  readonly hash: string;
}

/** The service worker's data about the site. It is part of its script, so no page can change it. */
export interface OfflineList extends HeaderSite {
  readonly files: readonly OfflineFile[];
  readonly redirects: SiteManifest['redirects'];
}

/** Files that only other programs read, and pages that do not work without the server. */
const notKept = new Set(['/admin', '/sw.js', '/sitemap.xml', '/robots.txt', '/og-image.png']);
/** The engine of language models is stored with the model that needs it, apart from the site's files. */
const keptElsewhere = /\/ort-wasm[\w-]*\.wasm$/;
/** Scripts that only language models need, which few sites provide. */
const forModels = /\/(?:onnx-writer|ort-wasm)[\w-]+\.m?js$/;
/** Stored at the first visit: the pages where an offline visitor starts, and those that explain being offline. */
const firstPaths = [
  '/',
  '/offline',
  '/404',
  '/tools/404',
  '/categories/404',
  '/all-tools',
  '/categories',
  '/favorites',
  '/recipes',
  '/your-data',
];
/**
 * Larger assets, and those that only some inputs need (codecs, character maps), are stored when used or requested. The
 * largest below is the JS minifier's engine, which must work after one visit.
 */
const heavyBytes = 650_000;

export function makeOfflineList(
  entries: readonly SiteEntry[],
  redirects: SiteManifest['redirects'],
  { inlineScriptHashes, hosting }: HeaderSite,
): OfflineList {
  const files = entries
    .filter(({ path }) => !notKept.has(path) && !keptElsewhere.test(path))
    .map(({ path, status, type, policy, isImmutable, styleHash, sizeBytes, etag }) => ({
      path,
      status,
      type,
      policy,
      isImmutable,
      sizeBytes,
      hash: etag,
      ...(styleHash === undefined ? {} : { styleHash }),
    }));
  return { files, redirects, inlineScriptHashes, ...(hosting ? { hosting } : {}) };
}

/** Returns the service worker's script: its code, with the list before it. */
export function withOfflineList(code: string, list: OfflineList): string {
  return `self.sundryOffline=${JSON.stringify(list)};\n${code}`;
}

export function isPage({ type }: Pick<OfflineFile, 'type'>): boolean {
  return type.startsWith('text/html');
}

function isHeavy({ path, sizeBytes }: OfflineFile): boolean {
  if (!path.startsWith('/assets/')) return false;
  return sizeBytes > heavyBytes || forModels.test(path) || !/\.(?:m?js|css|svg|woff2)$/.test(path);
}

/**
 * Sorts the files in the order in which to store them: the current page (`near`, paths), the start pages, all other
 * pages, then other light files. Heavy files come last, and only if requested.
 */
export function orderFiles(
  files: readonly OfflineFile[],
  near: readonly string[],
  wantsHeavy: boolean,
): OfflineFile[] {
  const nearPaths = new Set(near);
  const rank = (file: OfflineFile) => {
    if (isHeavy(file)) return 4;
    if (nearPaths.has(file.path)) return 0;
    if (firstPaths.includes(file.path)) return 1;
    return isPage(file) ? 2 : 3;
  };
  return files.filter((file) => wantsHeavy || !isHeavy(file)).sort((a, b) => rank(a) - rank(b));
}

/** Returns the files to store before anything else: the first pages and the open ones. */
export function listFirstFiles(files: readonly OfflineFile[], openPaths: readonly string[]): OfflineFile[] {
  const wanted = new Set([...openPaths, ...firstPaths]);
  return files.filter((file) => isPage(file) && wanted.has(file.path));
}
