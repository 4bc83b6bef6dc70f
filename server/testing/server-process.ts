import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '#core/site/site-manifest.ts';
import { makeSite, testEntries } from './test-app.ts';

export interface ServerProcess {
  readonly origin: string;
  /** Returns the output so far. */
  readonly output: () => string;
  readonly process: ChildProcess;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

const main = join(import.meta.dirname, '..', 'main.ts');

/** Writes the smallest site that the server can serve. */
export function writeTestSite(siteDir: string): void {
  const { manifest } = makeSite(testEntries);
  const entries = manifest.entries.map((entry) => ({ ...entry, file: `${entry.etag}.txt`, encodings: [] }));
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(join(siteDir, 'abc.txt'), 'a page');
  writeFileSync(join(siteDir, 'site.json'), JSON.stringify({ ...manifest, entries } satisfies SiteManifest));
}

/** Starts the real server, or another program of it, on a free port, with only this environment. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  program = main,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'exit');
  for (;;) {
    const [, address] = /Sundry is at (http:\S+)\n/.exec(output) ?? [];
    if (address !== undefined) {
      return {
        origin: address,
        output: () => output,
        process: child,
        kill: async (signal) => {
          child.kill(signal);
          await ended;
          return child.exitCode;
        },
      };
    }
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
