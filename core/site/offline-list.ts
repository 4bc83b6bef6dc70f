import type { HeaderFields, InlineHashes } from './policies.ts';
import type { SiteEntry, SiteManifest } from './site-manifest.ts';

/** One file that the service worker may keep, with all it needs to check the body and to set the headers anew. */
export interface OfflineFile extends HeaderFields {
  readonly path: string;
  readonly status: number;
  readonly sizeBytes: number;
  /** The content hash of its body: a stored body that has another one is not this file. */
  readonly hash: string;
}

/** What the service worker knows of the site; it stands in its script, so no page can change it. */
export interface OfflineList extends InlineHashes {
  readonly files: readonly OfflineFile[];
  readonly redirects: SiteManifest['redirects'];
}

/** What only programs elsewhere read, and what is of no use without the server. */
const notKept = new Set(['/admin', '/sw.js', '/sitemap.xml', '/robots.txt', '/og-image.png']);
/** The engine of language models lies with the model that needs it, apart from the site's files. */
const keptElsewhere = /\/ort-wasm[\w-]*\.wasm$/;
/** Of no use before a language model was loaded, which few sites provide. */
const forModels = /\/(?:onnx-writer|ort-wasm)[\w-]+\.m?js$/;
/** Stored at the first visit: where a person without a network begins, and what tells them so. */
const firstPaths = [
  '/',
  '/offline',
  '/404',
  '/tools/404',
  '/categories/404',
  '/all-tools',
  '/categories',
  '/favorites',
];
/** Larger assets, and those that only some inputs need (codecs, character maps), come when used or asked for. */
const heavyBytes = 620_000;

export function makeOfflineList(
  entries: readonly SiteEntry[],
  redirects: SiteManifest['redirects'],
  { inlineScriptHashes }: InlineHashes,
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
  return { files, redirects, inlineScriptHashes };
}

/** The service worker's script: its code, with the list before it. */
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
 * The files in the order in which they are stored: what the person has before them (`near`, paths), then where
 * they begin, then every page, then the other light files; the heavy ones last, and only if they are wanted.
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

/** What is stored before anything else: the first pages, and those that the person has open. */
export function listFirstFiles(files: readonly OfflineFile[], openPaths: readonly string[]): OfflineFile[] {
  const wanted = new Set([...openPaths, ...firstPaths]);
  return files.filter((file) => isPage(file) && wanted.has(file.path));
}
