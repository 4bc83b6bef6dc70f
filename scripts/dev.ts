import { getRequestListener } from '@hono/node-server';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { basename, join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import type { PageDefinition } from '#client/app/page-definition.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { wayWithoutPassword } from './demo.ts';
import { buildSite } from './site/build-site.ts';
import { makeCountryFiles } from './site/country-files.ts';
import type { Prerenderer } from './site/bundle.ts';
import { distDir, root } from './site/paths.ts';

// Serves every page freshly rendered, by the same function as the build, with hot reload. It does not send the real
// server's policies, which forbid what hot reload needs. Under any other name Vite takes pages for built ones, and
// built pages find their tools by address.
process.env.NODE_ENV = 'development';
await makeCountryFiles();
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 5173);
const httpServer = createHttpServer();
const vite = await createViteServer({
  root,
  server: { middlewareMode: true, hmr: { server: httpServer } },
});

// The forms and the admin panel are answered by the real server, on a port of its own.
const api = await startApi();

httpServer.on('request', (request, response) => {
  if (/^\/(?:api\/|rest\/|my-address$)/.test(request.url ?? '')) {
    api(request, response).catch(console.error);
    return;
  }
  const staticFile = findStaticFile(request.url ?? '/');
  if (staticFile) {
    createReadStream(staticFile).pipe(response);
    return;
  }
  vite.middlewares(request, response, () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    answer(url).then(
      ({ status, body, headers }) => {
        response.writeHead(status, headers).end(body);
      },
      (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      },
    );
  });
});
httpServer.listen(port, host, () => {
  console.log(`Sundry (development) is at http://${host}:${port}`);
});

/**
 * Starts the server's API on the same data as `npm start`. It needs a built site, however old, whose catalogue it
 * edits.
 */
async function startApi(): Promise<ReturnType<typeof getRequestListener>> {
  if (!existsSync(join(distDir, 'site.json'))) await buildSite();
  const env = { ...process.env, HOST: host };
  const config = readConfig(
    { ...env, WITHOUT_PASSWORD: wayWithoutPassword(env) },
    distDir,
    join(root, 'data'),
  );
  const { app, announce } = await startServer(config, () => undefined);
  console.error(await announce(`http://${host}:${port}`));
  return getRequestListener(app.fetch);
}

/** Icons and the web manifest, which the build copies. */
function findStaticFile(address: string): string | undefined {
  const file = join(root, 'client', 'static', basename(new URL(address, 'http://localhost').pathname));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

async function answer(url: URL): Promise<{ status: number; body: string; headers: Record<string, string> }> {
  const prerenderer = (await vite.ssrLoadModule('/client/prerender.tsx')) as Prerenderer;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : '/';
  const redirect = prerenderer.listRedirects().find(({ from }) => from === path);
  if (redirect) return { status: 308, body: '', headers: { location: redirect.to } };
  const pages = prerenderer.listPages();
  const page = pages.find((candidate) => candidate.path === path) ?? pages.at(-1);
  if (!page) throw new Error('There are no pages.');
  const html = await vite.transformIndexHtml(
    url.pathname,
    await renderDevelopmentDocument(page, prerenderer),
  );
  return { status: page.status, body: html, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

async function renderDevelopmentDocument(page: PageDefinition, prerenderer: Prerenderer): Promise<string> {
  const html = prerenderer.renderDocument({
    head: prerenderer.renderHead(page),
    root: await prerenderer.renderRoot(page),
    pageData: prerenderer.renderPageData(page),
    headScript: prerenderer.headScript,
    styles: '',
    styleSheets: [],
    mainScript: '/client/main.tsx',
    chunks: [],
  });
  return html.replace('<style></style>', '<link rel="stylesheet" href="/client/app/styles/styles.css">');
}
