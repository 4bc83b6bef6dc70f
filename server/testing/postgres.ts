import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

export interface TestPostgres {
  /** The address of its administration database. */
  readonly address: string;
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Restarts it like `pg_ctl restart -m`, immediately (fast) or as after a crash (immediate). */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Ends every connection of our server, like an administrator or a failing network. */
  breakConnections(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Finds the folder with `initdb` and `postgres`, which Debian keeps out of the path. Undefined if PostgreSQL is not
 * installed.
 */
export function findPostgres(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), ...globSync('/usr/lib/postgresql/*/bin')];
  return folders.filter((folder) => existsSync(join(folder, 'initdb'))).at(-1);
}

/**
 * Starts a separate PostgreSQL on a free port, unprivileged, with its data in a temporary folder. It syncs to disk only
 * with `isDurable`, because most tests kill our server, not the machine.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed; `npm test` installs it.');
  const folder = mkdtempSync(join(tmpdir(), 'sundry-postgres-'));
  const user = findUnprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, stdio: 'ignore', cwd: folder } as const;
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'sundry', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error('initdb failed.');
  const port = await findSparePort();
  const settings = ['-c', 'max_connections=200', '-c', `fsync=${isDurable ? 'on' : 'off'}`];
  const launch = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
      options,
    );
  const address = `postgres://sundry@127.0.0.1:${port}/postgres`;
  let server = launch();
  await waitUntilUp(address);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    address,
    createDatabase: () => createDatabase(address),
    restart: async (mode) => {
      await end(stopSignals[mode]);
      server = launch();
      await waitUntilUp(address);
    },
    breakConnections: () =>
      runOnce(
        address,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sundry'",
      ),
    stop: async () => {
      await end(stopSignals.fast);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signals by shutdown mode: https://www.postgresql.org/docs/current/server-shutdown.html */
const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Creates a new, empty database on a running PostgreSQL; returns its address. */
export async function createDatabase(address: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(address, `create database ${name}`);
  return new URL(`/${name}`, address).href;
}

/** Finds an unprivileged user, because PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function findSparePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

async function waitUntilUp(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await runOnce(address, 'select 1');
      return;
    } catch (error) {
      if (attempt === 150) throw error;
      await sleep(100);
    }
  }
}

async function runOnce(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Starts PostgreSQL once for all test files. Returns a function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresAddress', server.address);
  return server.stop;
}
