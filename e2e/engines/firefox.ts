import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserHome, findProgram, makeHome } from './browser.ts';
import { openBidi } from './bidi.ts';
import { expressionOf } from './page.ts';

/** Starts Firefox without a window. Debian has no geckodriver, so it is driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const program = findProgram('firefox-esr', 'firefox-esr');
  const home = await makeHome();
  const firefox = await spawnFirefox(program, home);
  const ended = once(firefox, 'exit');
  const { send, close } = await openBidi(`${await readAddress(firefox)}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = String(contexts[0]?.context);
  // A window that is not in front gives its fields no focus.
  await send('browsingContext.activate', { context });
  await send('script.addPreloadScript', { functionDeclaration: `() => ${expressionOf('watchFaults')}` });
  const run = async (expression: string) => {
    const target = { context };
    const answer = await send('script.evaluate', { expression, target, awaitPromise: true });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    downloads: home.downloads,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    evaluate: async (expression) => String((await run(expression)).value),
    locate: async (expression) => String((await run(expression)).sharedId),
    act: (actions) => send('input.performActions', { context, actions }),
    setFiles: (sharedId, files) => send('input.setFiles', { context, element: { sharedId }, files }),
    close: async () => {
      await send('browser.close', {});
      close();
      await ended;
      await home.remove();
    },
  };
}

async function spawnFirefox(program: string, { path, downloads, env }: BrowserHome): Promise<ChildProcess> {
  const profile = join(path, 'profile');
  for (const folder of [profile, downloads]) await mkdir(folder, { recursive: true });
  const preferences = {
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': 'en-US, en',
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  return spawn(program, [...parameters, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** The address that Firefox says it listens at. */
function readAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    firefox.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    firefox.on('error', reject);
    firefox.on('exit', () => reject(new Error(`Firefox ended: ${output}`)));
  });
}
