import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { makeChunkGroups, documentScripts } from './scripts/site/chunk-groups.ts';
import { makeIconSprite } from './scripts/site/icon-sprite.ts';

const sprite = makeIconSprite();

/** The chunks that name every tool: an address with a hash would change with each of them. Browsers ask whether they have. */
const fixedNames = ['catalogue', 'operations'];
const nameChunk = ({ name }: { readonly name: string }) =>
  fixedNames.includes(name) ? `assets/${name}.js` : 'assets/[name]-[hash].js';
/** The worker of all operations names every tool's. */
const nameWorker = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }) =>
  facadeModuleId?.endsWith('tool-kit/operations/worker.ts')
    ? 'assets/operation-worker.js'
    : 'assets/[name]-[hash].js';

/** Around every dynamic import of the page: tells `client/app/load-watch.ts` of one that failed, even before it is there. */
const importHelper = `export const __vitePreload = (load) => load().catch((payload) => {
  globalThis.earlyLoadFailure ??= payload;
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
});`;

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // Scripts find each other wherever the site is; the renderer adds the site's own path to what it writes.
  base: isSsrBuild ? '/' : './',
  publicDir: false,
  // The engine of language models, on the processor: the one for graphics cards is twice as large, and few have both
  // the card and the memory.
  resolve: { alias: { 'onnxruntime-web/webgpu': 'onnxruntime-web/wasm' } },
  plugins: [
    react(),
    tailwindcss(),
    {
      // Documents name what they need first, and no script brings a style sheet: there is nothing to preload.
      name: 'plain-imports',
      enforce: 'pre',
      load: (id) => (id.endsWith('vite/preload-helper.js') ? importHelper : undefined),
    },
    {
      // What runs in workers alone is built for them alone, without these plugins: sessions, and the engines of work
      // that always goes there. Only what confirms a result, or makes what a form's boxes hold, runs on the page.
      name: 'engines-in-workers',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) => {
        if (!id.endsWith('/operation.ts')) return undefined;
        const engines = /\bquickSize: 0\b/.test(code)
          ? /(?<!\b(?:confirm|make):.*)\bimport\('[^']+'\)/g
          : /(?<=\bsession: \(\) => )import\('[^']+'\)/g;
        return code.replaceAll(engines, `Promise.reject(new Error('This runs in a worker.'))`);
      },
    },
    {
      name: 'icon-sprite',
      configureServer(server) {
        server.middlewares.use(sprite.address, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(sprite.svg);
        });
      },
      generateBundle() {
        if (this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName: sprite.address.slice(1), source: sprite.svg });
        }
      },
    },
  ],
  define: {
    __ICON_SPRITE__: JSON.stringify(sprite.address),
    __BUILD_YEAR__: String(new Date().getFullYear()),
  },
  worker: {
    format: 'es',
    // The package does not say that importing it does nothing by itself, so all of it would stay in the bundle.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes('@cantoo/pdf-lib') },
      output: { entryFileNames: nameWorker },
    },
  },
  build: {
    target: 'es2022',
    // The themes are `light-dark()` of `oklch()`: written as they are, at a third of the size of what stands in for them.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    // An inlined asset would be a data: address, which no worker may fetch under the policy.
    assetsInlineLimit: 0,
    // Documents name what they need first themselves; a list of every chunk's chunks would grow with every tool.
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      // The prerenderer has everything in one place; what is lazy is so in browsers.
      checks: { ineffectiveDynamicImport: !isSsrBuild, bundlerTimings: false },
      input: isSsrBuild
        ? { prerender: 'client/prerender.tsx' }
        : {
            main: 'client/main.tsx',
            react: 'client/react-ahead.ts',
            styles: 'client/app/styles/styles.css',
            ...documentScripts,
          },
      // A file that is loaded by itself may hold what others need, too: without that, each would be a request more.
      preserveEntrySignatures: isSsrBuild ? 'exports-only' : 'allow-extension',
      output: isSsrBuild ? {} : { codeSplitting: { groups: makeChunkGroups() }, chunkFileNames: nameChunk },
    },
  },
}));
