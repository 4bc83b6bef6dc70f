import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerFixture } from '@playwright/test';
import { findFreePort } from '#scripts/testing/free-port.ts';
import { startPython, type WebServer } from './web-servers.ts';

const root = join(import.meta.dirname, '..');

/** A web server that delivers the exported site as plain files. */
export interface Host {
  /** The path before the site; empty for none. */
  readonly basePath: string;
  readonly knowsOrigin: boolean;
  /** Delivers a folder, in which the site is at `basePath`. */
  readonly start: (place: string, site: string, port: number) => Promise<WebServer>;
}

/** Sets no headers and has the site at its root. */
export const bareHost: Host = {
  basePath: '',
  knowsOrigin: false,
  start: (place, _site, port) => startPython(place, port),
};

/**
 * A fixture for a worker: the site is exported and delivered, and its origin is the value. `name` is what the browser
 * calls this machine.
 */
export function exportSiteTo(host: Host, name = '127.0.0.1'): WorkerFixture<string, object> {
  return async ({}, use) => {
    const place = mkdtempSync(join(tmpdir(), 'sundry-plain-'));
    const port = await findFreePort();
    const site = join(place, host.basePath || '.');
    const words = ['--out', site, '--base', `${host.basePath}/`];
    if (host.knowsOrigin) words.push('--origin', `http://${name}:${port}`);
    execFileSync(process.execPath, [join(root, 'server', 'export-cli.ts'), ...words], { stdio: 'pipe' });
    const server = await host.start(place, site, port);
    await use(`http://${name}:${port}`);
    server.stop();
    rmSync(place, { recursive: true, force: true });
  };
}
