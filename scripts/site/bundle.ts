import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { distDir, rendererDir, root } from './paths.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The prerendering half of the client, as `client/prerender.tsx` exports it. */
export type Prerenderer = typeof import('#client/prerender.tsx');

/** The chunk that names every tool. */
export const catalogueFile = 'assets/catalogue.js';

/** The style sheet that every document names. */
export const sharedSheetFile = 'assets/shared.css';

/**
 * Returns whether an address changes with its content. Those of the catalogue and the shared sheet do not:
 * otherwise every tool or style would change them, and every file that names them. A second file with the
 * catalogue's name is the bundler's, and re-exports the first.
 */
export function hasHashedName(file: string): boolean {
  return file !== sharedSheetFile && !isOfAllTools(file);
}

/** True for the scripts that name every tool: the catalogue, the addresses of the operations, their worker. */
export function isOfAllTools(file: string): boolean {
  return /^assets\/(?:catalogue\d*|operations\d*|operation-worker)\.js$/.test(file);
}

/** Bundles what browsers load, into `dist/assets`. Returns the bundler's manifest. */
export async function bundleForBrowsers(): Promise<Manifest> {
  await build({ root, logLevel: 'warn', build: { outDir: distDir, emptyOutDir: true } });
  const manifestFile = join(distDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(join(distDir, '.vite'), { recursive: true });
  return manifest;
}

/** Bundles the prerenderer for Node, with all it needs, and loads it. */
export async function loadPrerenderer(): Promise<Prerenderer> {
  await build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The release has no packages beside it.
    ssr: { noExternal: true },
    build: {
      outDir: rendererDir,
      emptyOutDir: true,
      ssr: true,
      manifest: false,
    },
  });
  return (await import(
    `${pathToFileURL(join(rendererDir, 'prerender.js')).href}?${Date.now()}`
  )) as Prerenderer;
}

/** Returns the chunk of a source file. */
export function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = readOwn(manifest, key);
  if (!chunk) throw new Error(`The bundle has no chunk for ${key}.`);
  return chunk;
}

/** Returns the key of a chunk by its name in `chunk-groups.ts`. */
export function groupKey(manifest: Manifest, name: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (key === undefined) throw new Error(`The bundle has no chunk named ${name}.`);
  return key;
}

/** The files a page needs first: its entry, its own module, and all that these import, in that order. */
export function listChunks(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
