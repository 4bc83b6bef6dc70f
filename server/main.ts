import { createAdaptorServer } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { loadStaticSite } from './http/static-site.ts';
import { createLog } from './log.ts';

const config = readConfig(process.env, join(import.meta.dirname, '..', 'dist'));
const log = createLog((line) => process.stdout.write(line));
const health = { isDraining: false };
const app = createApp({ site: await loadStaticSite(config.siteDir), health, log });
const server = createAdaptorServer({
  fetch: app.fetch,
  createServer,
  // Slow senders are cut off; no page of ours sends a large or a slow request.
  serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 },
}) as Server;

server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  log('started', { host, port });
  console.error(`Sundry is at http://${host}:${port}`);
});
server.on('error', (error) => {
  log('failed', { message: error.message });
  console.error(`The server could not start: ${error.message}`);
  process.exit(1);
});

function stop(): void {
  if (health.isDraining) return;
  health.isDraining = true;
  log('stopping');
  server.close(() => {
    log('stopped');
    process.exit(0);
  });
  server.closeIdleConnections();
  setTimeout(() => {
    server.closeAllConnections();
  }, config.drainMs).unref();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
