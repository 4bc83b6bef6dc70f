import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { makeIconSprite } from './scripts/site/icon-sprite.ts';

/**
 * What many pages need, in a few files: fewer and larger ones pack better. The rest is split by page and tool.
 * All of `shell` hangs on the layout, all of `cards` on almost every page, all of `kit` on every tool.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'shell',
    test: /client\/app\/(?:shell|layout)|client\/ui\/(?:alert|button|icon|menu|progress-bar|search-form|toast)|client\/tool-kit\/error-boundary|client\/lib\/(?:navigation|sent-bytes|storage|theme|favorites|clipboard)|core\/(?:errors|number-format)/,
  },
  {
    name: 'cards',
    test: /client\/tool-kit\/(?:category-hue|favorite-button|tool-card|tool-context)|client\/ui\/(?:badge|breadcrumb)/,
  },
  // Kept out of the catalogue's chunk, which would come with it.
  { name: 'catalogue-edits', test: /(?:client\/lib|core)\/catalogue-edits/ },
  {
    name: 'catalogue',
    test: /client\/tools\/[^/]+\/manifest|client\/catalogue\/(?:catalogue|answers)/,
  },
  {
    name: 'kit',
    test: /client\/tool-kit\/(?:state-schema|use-tool-state|tool-run|use-tool-run|use-shortcuts|tool-session|tool-frame|share-menu)|client\/ui\/(?:inputs|field|copy-button|prerendered-html)|client\/lib\/recent-tools|client\/pages\/tool\/tool-page/,
  },
  {
    name: 'files',
    test: /client\/tool-kit\/(?:file-drop|use-dropped-files|file-input-button)|client\/lib\/files|core\/(?:data-kind-detection|text-decoding)/,
  },
  {
    name: 'text-tool',
    test: /client\/tool-kit\/(?:text-panes|text-source)|client\/ui\/(?:code-area|use-code-editor|mark-runs)/,
  },
];
const sprite = makeIconSprite();

/** Documents name their tool's view, so that no script all pages share changes with a tool (docs/decisions/0006). */
const views = Object.fromEntries(
  globSync('client/tools/*/view.tsx', { cwd: import.meta.dirname }).map((file) => [
    `view-${file.split('/')[2] ?? ''}`,
    file,
  ]),
);
/** The one chunk that names every tool keeps its address when one changes; browsers ask whether it has. */
const nameChunk = ({ name }: { readonly name: string }) =>
  name === 'catalogue' ? 'assets/catalogue.js' : 'assets/[name]-[hash].js';

export const publicOrigin = process.env.PUBLIC_ORIGIN ?? 'http://127.0.0.1:8080';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
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
    __PUBLIC_ORIGIN__: JSON.stringify(publicOrigin),
    __BUILD_YEAR__: String(new Date().getFullYear()),
  },
  worker: {
    format: 'es',
    // The package does not say that importing it does nothing by itself, so all of it would stay in the bundle.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('@cantoo/pdf-lib') } },
  },
  build: {
    target: 'es2022',
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
        : { main: 'client/main.tsx', styles: 'client/app/styles/styles.css', ...views },
      preserveEntrySignatures: 'exports-only',
      output: isSsrBuild ? {} : { codeSplitting: { groups }, chunkFileNames: nameChunk },
    },
  },
}));
