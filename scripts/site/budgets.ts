import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Manifest } from 'vite';
import { listChunks, type Prerenderer } from './bundle.ts';
import { pageSources } from './pages.ts';
import { distDir } from './paths.ts';

/** In bytes after gzip -9. Tool pages that are no forms load an editor, codecs or a PDF reader later, outside this sum. */
const firstLoadBudget = 90_000;
const manifestsBudget = 12_000;

/** Fails the build when a page's first JavaScript, or the catalogue, has grown over its budget. */
export async function checkBudgets(bundle: Manifest, prerenderer: Prerenderer): Promise<void> {
  const over: string[] = [];
  let largest = { path: '', sizeBytes: 0 };
  for (const page of prerenderer.listPages()) {
    const chunks = listChunks(bundle, await pageSources(page, prerenderer, bundle));
    const sizes = await Promise.all(chunks.map(gzipSize));
    const sizeBytes = sizes.reduce((sum, size) => sum + size, 0);
    if (sizeBytes > largest.sizeBytes) largest = { path: page.path, sizeBytes };
    if (sizeBytes > firstLoadBudget) over.push(`${page.path} loads ${sizeBytes} bytes of JavaScript first`);
  }
  const catalogue = Object.values(bundle).find((chunk) => /assets\/catalogue-[^/]*\.js$/.test(chunk.file));
  if (!catalogue) throw new Error('The bundle has no catalogue chunk.');
  const catalogueBytes = await gzipSize(catalogue.file);
  if (catalogueBytes > manifestsBudget) over.push(`the catalogue is ${catalogueBytes} bytes`);
  console.log(
    `Largest first load: ${largest.sizeBytes} of ${firstLoadBudget} bytes (${largest.path}, gzip).`,
  );
  console.log(`Catalogue: ${catalogueBytes} of ${manifestsBudget} bytes (gzip).`);
  if (over.length > 0) throw new Error(`Over budget (gzip): ${over.join('; ')}.`);
}

const sizes = new Map<string, number>();

async function gzipSize(file: string): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const packed = await promisify(gzip)(await readFile(join(distDir, file)), { level: 9 });
  sizes.set(file, packed.length);
  return packed.length;
}
