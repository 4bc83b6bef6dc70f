import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { makeIconSprite } from './scripts/site/icon-sprite.ts';

const framework = { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\// };
const sprite = makeIconSprite();

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
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // An inlined asset would be a data: address, which no worker may fetch under the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      input: isSsrBuild
        ? { prerender: 'client/prerender.tsx' }
        : { main: 'client/main.tsx', styles: 'client/app/styles/styles.css' },
      output: isSsrBuild ? {} : { codeSplitting: { groups: [framework] } },
    },
  },
}));
