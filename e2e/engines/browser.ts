import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One browser window, by what WebDriver and WebDriver BiDi have in common. */
export interface Browser {
  /** Name and version, as the browser says them. */
  readonly version: string;
  /** The folder for downloads. */
  readonly downloads: string;
  readonly open: (address: string) => Promise<unknown>;
  /** The string that an expression has as its value in the page. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** A reference to the element that is an expression's value. */
  readonly locate: (expression: string) => Promise<string>;
  /** Sends input as https://www.w3.org/TR/webdriver2/#actions describes it. */
  readonly act: (sources: readonly object[]) => Promise<unknown>;
  readonly setFiles: (element: string, paths: readonly string[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A home folder of its own for a browser, which may not use that of another user. */
export interface BrowserHome {
  readonly path: string;
  readonly downloads: string;
  readonly env: NodeJS.ProcessEnv;
  readonly remove: () => Promise<void>;
}

/** The browser is not installed. The message says what to install. */
export class BrowserMissing extends Error {}

export function findProgram(program: string, debianPackage: string): string {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new BrowserMissing(
    `There is no ${program} here. Install the Debian package ${debianPackage}: apt-get install ${debianPackage}`,
  );
}

export async function makeHome(): Promise<BrowserHome> {
  const path = await mkdtemp(join(tmpdir(), 'sundry-engine-'));
  // Numbers and dates are tested as the United States write them.
  const env = { ...process.env, HOME: path, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };
  return {
    path,
    downloads: join(path, 'Downloads'),
    env,
    // A browser that ends may still write.
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 20 }),
  };
}

/** The names of finished downloads. */
export async function listDownloads({ downloads }: Browser): Promise<string[]> {
  const names = await readdir(downloads);
  return names.filter((name) => !/\.(?:part|wkdownload)$|^\./.test(name));
}
