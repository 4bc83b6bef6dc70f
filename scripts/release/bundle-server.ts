import { createHash } from 'node:crypto';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { contentHash } from '#core/site/content-hash.ts';
import type { SiteManifest } from '#core/site/site-manifest.ts';
import { toolModules } from '#scripts/terminal/tool-modules.ts';
import { distDir, root } from '../site/paths.ts';

/** The programs that `sundry.js` starts, and their threads. Each becomes `server/<name>.js`. */
const programs = {
  main: 'server/main.ts',
  'admin-cli': 'server/admin-cli.ts',
  'export-cli': 'server/export-cli.ts',
  'render-worker': 'server/site/render-worker.ts',
  'guesses-thread': 'server/security/guesses-thread.ts',
  tool: 'scripts/tool.ts',
  'operation-thread': 'scripts/terminal/operation-thread.ts',
  'pdf-parser-thread': 'scripts/platform/pdf-parser-thread.ts',
};

/** The parts of pdf.js that its parser finds by name while it works. */
const pdfParts = ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'legacy/build/pdf.worker.mjs'];

/**
 * Bundles the server and the terminal with the packages that they need into `<releaseDir>/server`. Returns the
 * files of the built site that the terminal reads, relative to `dist`, which is beside `server` in the release.
 */
export async function bundleServer(releaseDir: string): Promise<ReadonlySet<string>> {
  const outDir = join(releaseDir, 'server');
  const taken = new Set<string>();
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [listTools(), leaveOutViews(), bringFiles(outDir, taken)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: programs,
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  cpSync(join(root, 'server', 'database', 'migrations'), join(outDir, 'migrations'), { recursive: true });
  const pdfPackage = join('node_modules', 'pdfjs-dist');
  for (const part of pdfParts) {
    cpSync(join(root, pdfPackage, part), join(outDir, 'pdfjs-dist', part), { recursive: true });
  }
  return taken;
}

/** The list of tools, which a checkout reads from its folders. */
function listTools(): Plugin {
  const entries = [...toolModules.keys()].map((id) => {
    const load = (name: string) => `() => import('#client/tools/${id}/${name}.ts')`;
    return `['${id}', { manifest: ${load('manifest')}, operation: ${load('operation')} }]`;
  });
  const code = `export const toolModules = new Map([${entries.join(', ')}]);`;
  return {
    name: 'list-tools',
    load: (id) => (id.endsWith('/terminal/tool-modules.ts') ? code : undefined),
  };
}

/** The terminal draws no page. */
function leaveOutViews(): Plugin {
  return {
    name: 'leave-out-views',
    enforce: 'pre',
    transform: (code, id) =>
      /\/(?:manifest|operation)\.ts$/.test(id)
        ? code.replaceAll(/import\('\.\/(?:[\w/-]+\.tsx|slots\.ts)'\)/g, 'Promise.reject()')
        : undefined,
  };
}

/**
 * Lets `new URL('…', import.meta.url)` find its file in the release: a thread's program beside the one that starts it,
 * other files in the site, which has nearly all of them, else beside the programs. Adds the site's files to `taken`.
 */
function bringFiles(outDir: string, taken: Set<string>): Plugin {
  const site = JSON.parse(readFileSync(join(distDir, 'site.json'), 'utf8')) as SiteManifest;
  const siteFiles = new Map(site.entries.map(({ etag, file }) => [etag, file]));
  const placeOf = (file: string): string => {
    const program = Object.entries(programs).find(([, source]) => join(root, source) === file);
    if (program) return `./${program[0]}.js`;
    if (statSync(file).isDirectory()) return `./${basename(file)}/`;
    const inSite = siteFiles.get(contentHash(createHash('sha256').update(readFileSync(file)).digest()));
    if (inSite !== undefined) {
      taken.add(inSite);
      return `../dist/${inSite}`;
    }
    cpSync(file, join(outDir, basename(file)));
    return `./${basename(file)}`;
  };
  return {
    name: 'bring-files',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/')
        ? undefined
        : code.replaceAll(
            /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g,
            (_match, path: string) => `new URL('${placeOf(resolve(dirname(id), path))}', import.meta.url)`,
          ),
  };
}
