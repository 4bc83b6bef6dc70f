import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Manifest } from 'vite';
import { catalogueFile, isOfAllTools, listChunks, type Prerenderer } from './bundle.ts';
import { pageSources } from './pages.ts';
import { distDir } from './paths.ts';
import { readOwn } from '#core/collections/read-own.ts';

/**
 * The budgets of a page's first JavaScript, in bytes after gzip -9, by layer, so that shared code does not use up
 * the tools' part. Tool pages that are not forms load an editor, codecs or a PDF reader later, outside this sum.
 */
const firstLoadBudgets = { react: 68_000, shared: 29_450, own: 8_200, total: 102_550 };
/** A third more than with 59 tools is 12,740; the rest is room for the order of popular tools and for the five tools of `scripts/proofs/new-tools.ts`. */
const manifestsBudget = 13_750;
/** The document of a tool whose whole work is a form, which has nothing to load but scripts. */
const formDocumentBudget = 12_600;

type Layer = keyof typeof firstLoadBudgets;

/** Fails the build when a page's first JavaScript, a document, or the catalogue has grown over its budget. */
export async function checkBudgets(bundle: Manifest, prerenderer: Prerenderer): Promise<void> {
  const over = [...(await checkFirstLoads(bundle, prerenderer)), ...(await checkFormDocuments(prerenderer))];
  const catalogue = Object.values(bundle).find((chunk) => chunk.file === catalogueFile);
  if (!catalogue) throw new Error('The bundle has no catalogue chunk.');
  const catalogueBytes = await gzipSize(catalogue.file);
  if (catalogueBytes > manifestsBudget) over.push(`the catalogue is ${catalogueBytes} bytes`);
  printLargest('The catalogue', catalogueBytes, manifestsBudget);
  if (over.length > 0) throw new Error(`Over budget (gzip): ${over.join('; ')}.`);
}

async function checkFirstLoads(bundle: Manifest, prerenderer: Prerenderer): Promise<string[]> {
  const over: string[] = [];
  const largest = new Map<Layer, { path: string; sizeBytes: number }>();
  for (const page of prerenderer.listPages()) {
    const sizes: Record<Layer, number> = { react: 0, shared: 0, own: 0, total: 0 };
    for (const file of listChunks(bundle, await pageSources(page, bundle))) {
      const sizeBytes = await gzipSize(file);
      sizes[layerOf(file)] += sizeBytes;
      sizes.total += sizeBytes;
    }
    for (const layer of Object.keys(firstLoadBudgets) as Layer[]) {
      const sizeBytes = sizes[layer];
      if (sizeBytes > (largest.get(layer)?.sizeBytes ?? -1))
        largest.set(layer, { path: page.path, sizeBytes });
      if (sizeBytes <= firstLoadBudgets[layer]) continue;
      over.push(`${page.path} loads ${sizeBytes} bytes of JavaScript first (${layer})`);
    }
  }
  for (const [layer, { path, sizeBytes }] of largest) {
    printLargest(`First load, ${layer} (${path})`, sizeBytes, firstLoadBudgets[layer]);
  }
  return over;
}

/** Returns the layer by the names of `chunk-groups.ts`. */
function layerOf(file: string): Layer {
  if (file.includes('/react-')) return 'react';
  return /\/(?:main|shell|lists|kit|tool-page|form|input|options|run|core-[a-z]+)-[^/]*\.js$/.test(file)
    ? 'shared'
    : 'own';
}

/** Checks tools with a result panel and no file drop, whose documents contain the whole form. */
async function checkFormDocuments(prerenderer: Prerenderer): Promise<string[]> {
  const over: string[] = [];
  let largest = { path: '', sizeBytes: 0 };
  for (const { path, kind } of prerenderer.listPages()) {
    if (kind !== 'tool') continue;
    const file = `pages${path}.html`;
    const html = await readFile(join(distDir, file), 'utf8');
    if (!html.includes('tool-columns') || html.includes('type="file"')) continue;
    const sizeBytes = await gzipSize(file);
    if (sizeBytes > largest.sizeBytes) largest = { path, sizeBytes };
    if (sizeBytes > formDocumentBudget) over.push(`the document of ${path} is ${sizeBytes} bytes`);
  }
  printLargest(`A form's document (${largest.path})`, largest.sizeBytes, formDocumentBudget);
  return over;
}

function printLargest(what: string, sizeBytes: number, budget: number): void {
  console.log(`${what}: ${sizeBytes} of ${budget} bytes, ${budget - sizeBytes} left (gzip).`);
}

/**
 * Fails the build when a script that every page loads names a tool's: with that tool its address would change, and
 * with the address every document, so that everyone would fetch the whole site again.
 */
export function checkTies(bundle: Manifest): void {
  const seen = new Set<string>();
  const visit = (key: string, from: string) => {
    const chunk = readOwn(bundle, key);
    if (!chunk || seen.has(key) || isOfAllTools(chunk.file)) return;
    seen.add(key);
    if (key.startsWith('client/tools/'))
      throw new Error(`${from} names ${key}, which only the catalogue may.`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next, key);
  };
  visit('client/main.tsx', 'The document');
  visit('client/pages/tool/tool-page.tsx', 'The document of a tool');
}

const sizes = new Map<string, number>();

async function gzipSize(file: string): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const packed = await promisify(gzip)(await readFile(join(distDir, file)), { level: 9 });
  sizes.set(file, packed.length);
  return packed.length;
}
