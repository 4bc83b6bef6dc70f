import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { limitConnections } from './http/connection-limits.ts';
import { createLog, describeError, inBatches } from './log.ts';
import { startServer } from './start.ts';

// Other users of this machine must not read stored messages.
process.umask(0o077);

/** With the default drain time this makes 8 s, because containers are killed after 10 s. */
const forcedStopMs = 3000;
const root = join(import.meta.dirname, '..');
const log = createLog(inBatches((lines) => process.stdout.write(lines)));

let stop = (): void => process.exit(0);
// Set first, because in a container nothing else would end a process that is starting.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop());
// If the reader of the log disappears, the server must continue.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const config = readConfig(process.env, join(root, 'dist'), join(root, 'data'));
  const running = await startServer(config, log);
  const answerByRoute = getRequestListener(running.app.fetch);
  // Disconnects slow senders; our pages never send large or slow requests.
  const options = {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2000,
    maxHeaderSize: 16_384,
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, (incoming, outgoing) => {
    if (!running.sendFile(incoming, outgoing)) void answerByRoute(incoming, outgoing);
  });
  limitConnections(server, { maxOpen: 2000, idleMs: 60_000, totalMs: 600_000 });
  server.on('error', (error) => {
    fail(error);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const shownHost = /^(?:0\.0\.0\.0|::)$/.test(config.host) ? 'localhost' : config.host;
    const host = shownHost.includes(':') ? `[${shownHost}]` : shownHost;
    log('started', { host: config.host, port, store: running.storeKind, mail: config.smtp !== undefined });
    const announcing = running
      .announce(config.publicOrigin ?? `http://${host}:${port}`)
      .catch((error: unknown) => {
        // The store may become unavailable at this moment, which must not end the server.
        log('announce-failed', describeError(error));
        return undefined;
      });
    void announcing.then((line = '') => {
      console.error(`Sundry is at http://${host}:${port}${config.site.settings.basePath}\n${line}`.trimEnd());
    });
  });
  stop = () => {
    // A hanging part, such as a database that does not respond, must not delay the exit until the supervisor kills the
    // process.
    setTimeout(() => {
      log('stop-forced');
      process.exit(1);
    }, config.drainMs + forcedStopMs).unref();
    running.stop(server).then(
      () => process.exit(0),
      (error: unknown) => {
        fail(error);
      },
    );
  };
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  log('failed', { message });
  console.error(`The server could not start: ${message}`);
  process.exit(1);
}
