import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeOfflineList, withOfflineList } from '#core/site/offline-list.ts';
import type { SiteEntry, SiteManifest } from '#core/site/site-manifest.ts';
import { cacheDir, distDir, rendererDir, root } from './paths.ts';

const stampFile = join(distDir, 'build-stamp.txt');
const sources = [
  'client/**/*',
  'core/**/*',
  'contracts/**/*',
  'scripts/site/**/*',
  'package-lock.json',
  'vite.config.ts',
];

/** Returns whether there is no built site, or its sources have changed since. */
export async function isBuildStale(): Promise<boolean> {
  return !existsSync(stampFile) || (await readFile(stampFile, 'utf8')) !== makeStamp();
}

function makeStamp(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|spec|bench)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the whole site into `dist`: bundles, prerendered pages, service worker, encoded copies, `site.json`. */
export async function buildSite(): Promise<void> {
  const startedAtMs = performance.now();
  const { bundleForBrowsers, loadPrerenderer } = await import('./bundle.ts');
  const { makePages } = await import('./pages.ts');
  const { bundleServiceWorker } = await import('./service-worker.ts');
  const { addSiteFile } = await import('./site-files.ts');
  const { checkBudgets, checkTies } = await import('./budgets.ts');
  const { makeNotices } = await import('./notices.ts');
  const { makeCountryFiles } = await import('./country-files.ts');
  const { updateCurrencyRates } = await import('./currency-rates.ts');
  await updateCurrencyRates();
  const stamp = makeStamp();

  await makeCountryFiles();
  const { listFormer, putBack, setAside } = await import('./former-files.ts');
  const asideDir = join(cacheDir, 'former');
  const previous = await setAside(distDir, asideDir);
  const bundle = await bundleForBrowsers();
  checkTies(bundle);
  const prerenderer = await loadPrerenderer();
  const { pages, rendered, inlineScriptHashes } = await makePages(bundle, prerenderer);
  const notices = { path: '/third-party-notices.txt', content: makeNotices() };
  const entries: SiteEntry[] = [
    ...pages,
    ...(await addAssets()),
    ...(await addStaticFiles([...rendered.documents, notices])),
  ];
  const code = await bundleServiceWorker();
  await writeFile(join(rendererDir, 'service-worker.js'), code);
  const script = withOfflineList(code, makeOfflineList(entries, rendered.redirects, { inlineScriptHashes }));
  entries.push(
    await addSiteFile({ path: '/sw.js', file: 'sw.js', policy: 'service-worker' }, Buffer.from(script)),
  );
  const former = listFormer(previous, entries, Date.now());
  await putBack(former, asideDir, distDir);
  const site: SiteManifest = {
    entries,
    former,
    redirects: rendered.redirects,
    catalogue: prerenderer.listBuiltCatalogue(),
    inlineScriptHashes,
  };
  await writeFile(join(distDir, 'site.json'), JSON.stringify(site));
  await checkBudgets(bundle, prerenderer);
  await writeFile(stampFile, stamp);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  console.log(
    `Built ${pages.length} pages and ${entries.length - pages.length} other files in ${seconds} s.`,
  );
}

async function addAssets(): Promise<SiteEntry[]> {
  const { addSiteFile } = await import('./site-files.ts');
  const { hasHashedName } = await import('./bundle.ts');
  const files = (await readdir(join(distDir, 'assets'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(distDir.length + 1));
  return Promise.all(
    files.map(async (file) =>
      addSiteFile(
        { path: `/${file}`, file, policy: 'asset', isImmutable: hasHashedName(file) },
        await readFile(join(distDir, file)),
      ),
    ),
  );
}

async function addStaticFiles(documents: readonly { path: string; content: string }[]): Promise<SiteEntry[]> {
  const { addSiteFile } = await import('./site-files.ts');
  const folder = join(root, 'client', 'static');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const copied = files.map(async (path) => {
    const name = relative(folder, path);
    return addSiteFile({ path: `/${name}`, file: name, policy: 'asset' }, await readFile(path));
  });
  const made = documents.map(({ path, content }) =>
    addSiteFile(
      { path, file: path.slice(1), policy: 'asset', ...speculationType(path) },
      Buffer.from(content),
    ),
  );
  return Promise.all([...copied, ...made]);
}

function speculationType(path: string): { type?: string } {
  return path === '/speculation-rules.json' ? { type: 'application/speculationrules+json' } : {};
}
