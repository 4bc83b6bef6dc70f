import { type Browser, chromium } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findChromium } from '#scripts/testing/chromium.ts';

/** Serves the built site on a free port and opens a browser, with further switches, for as long as `measure` runs. */
export function withSite(
  measure: (browser: Browser, origin: string) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  return withServer(async (origin) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: [...chromiumArguments, ...switches],
      ...(executablePath ? { executablePath } : {}),
    });
    try {
      await measure(browser, origin);
    } finally {
      await browser.close();
    }
  });
}

/** Serves the built site on a free port for as long as `work` runs. */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sundry-bench-data-'));
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'server', 'main.ts')], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  try {
    await work(await readOrigin(server));
  } finally {
    server.kill();
    await ended;
    await rm(dataDir, { recursive: true });
  }
}

/** The address that the server says it is at. */
function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is at (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.on('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}
