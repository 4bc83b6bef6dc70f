import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { type Browser, type BrowserHome, BrowserMissing, findProgram, makeHome } from './browser.ts';
import { findFreePort } from '#scripts/testing/free-port.ts';

const driverPackage = 'webkit2gtk-driver';
/** The name of an element's reference in WebDriver: https://www.w3.org/TR/webdriver2/#dfn-web-element-identifier */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Starts the small browser of WebKitGTK on a display that is not shown, driven by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const driver = findProgram('WebKitWebDriver', driverPackage);
  const xvfb = findProgram('Xvfb', 'xvfb');
  const binary = findMiniBrowser();
  const home = await makeHome();
  const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const server = await startDriver(driver, home, await readDisplay(display));
  const session = await openSession(server.call, binary);
  // As wide as in the tests of Chromium: in a narrower window some options are behind a button.
  await session.call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  const run = (script: string) => session.call('POST', '/execute/sync', { script, args: [] });
  return {
    version: `WebKitGTK ${session.version}`,
    downloads: home.downloads,
    open: (url) => session.call('POST', '/url', { url }),
    evaluate: async (expression) => String(await run(`return ${expression}`)),
    locate: async (expression) => {
      const reference = (await run(`return ${expression}`)) as Readonly<Record<typeof elementKey, string>>;
      return reference[elementKey];
    },
    act: (actions) => session.call('POST', '/actions', { actions }),
    setFiles: (element, paths) =>
      session.call('POST', `/element/${element}/value`, { text: paths.join('\n') }),
    close: async () => {
      await session.call('DELETE', '');
      for (const child of [server.child, display]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      await home.remove();
    },
  };
}

function findMiniBrowser(): string {
  const [program] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser');
  if (program !== undefined) return program;
  throw new BrowserMissing(
    `There is no MiniBrowser here. Install the Debian package ${driverPackage}: apt-get install ${driverPackage}`,
  );
}

async function readDisplay(xvfb: ChildProcess): Promise<string> {
  const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function startDriver(program: string, { path, downloads, env }: BrowserHome, display: string) {
  for (const folder of [join(path, '.config'), downloads]) await mkdir(folder);
  await writeFile(join(path, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const port = await findFreePort();
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...env, XDG_CONFIG_HOME: join(path, '.config'), DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const call: Call = async (method, way, body) => {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`http://127.0.0.1:${port}${way}`, init);
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(value?.message ?? `WebDriver answered ${answer.status}.`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await call('GET', '/status');
      return { child, call };
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}

async function openSession(call: Call, binary: string) {
  const options = { binary, args: ['--automation'] };
  // An answer before the page has loaded is early enough to watch for faults.
  const wanted = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
  const session = (await call('POST', '/session', { capabilities: { alwaysMatch: wanted } })) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const within: Call = (method, path, body) => call(method, `/session/${session.sessionId}${path}`, body);
  return { call: within, version: session.capabilities.browserVersion };
}
