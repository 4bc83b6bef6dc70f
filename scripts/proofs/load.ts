import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type StorePlace } from '#server/database/connect.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { startServerProcess, writeTestSite } from '#server/testing/server-process.ts';
import { fetchToken, liftOverallLimit, postMessage, send } from './form-load.ts';

// Requests per second and the 99th percentile at 50 connections, on SQLite and PostgreSQL, beside a bare insert.
// `npm run node -- scripts/proofs/load.ts [seconds]`. Ratios of one run on one machine; client and server share it.
const seconds = Number(process.argv[2] ?? 5);
const connections = 50;
const folder = mkdtempSync(join(tmpdir(), 'sundry-load-'));
const siteDir = join(folder, 'site');

interface Result {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** Runs a piece of work over and over, 50 at once. */
async function measure(work: () => Promise<boolean>): Promise<Result> {
  const times: number[] = [];
  let failed = 0;
  const endMs = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endMs) {
        const startedAtMs = performance.now();
        if (!(await work())) failed += 1;
        times.push(performance.now() - startedAtMs);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, failed };
}

function print(name: string, { perSecond, p99Ms, failed }: Result): void {
  console.log(
    `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)}/s   p99 ${p99Ms.toFixed(1).padStart(7)} ms   ${failed} failed`,
  );
}

async function measureStore(name: string, place: StorePlace): Promise<void> {
  const sign = await liftOverallLimit(place);
  const database = await connect(place);
  const env: Record<string, string> = {
    SITE_DIR: siteDir,
    DATA_DIR: place.dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  if (place.databaseUrl !== undefined) env.DATABASE_URL = place.databaseUrl;
  const server = await startServerProcess(env);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  print(
    `${name}: a page`,
    await measure(async () => (await send(agent, server.origin, '/support')).status === 200),
  );
  const tokens = await Promise.all(Array.from({ length: 100 }, () => fetchToken(agent, server.origin)));
  print(
    `${name}: a form's token`,
    await measure(async () => (await fetchToken(agent, server.origin)) !== tokens[0]),
  );
  print(
    `${name}: a token and a message stored`,
    await measure(async () => {
      await fetchToken(agent, server.origin);
      return (await postMessage(agent, server.origin, sign)) !== undefined;
    }),
  );
  await server.kill('SIGTERM');
  let count = 0;
  print(
    `${name}: a bare insert, no server`,
    await measure(async () => {
      const own = (count += 1);
      await database.transaction((query) =>
        query('insert into used_tokens (token, expires_at) values ($1, $2)', [`bare${own}`, own]),
      );
      return true;
    }),
  );
  await database.close();
}

writeTestSite(siteDir);
await measureStore('SQLite', { dataDir: join(folder, 'data') });
const postgres = await startPostgres({ isDurable: true });
await measureStore('PostgreSQL', { dataDir: folder, databaseUrl: await postgres.createDatabase() });
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
