import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, listDownloads } from './browser.ts';
import { selectAll, typeKeys } from './keyboard.ts';
import * as finding from './in-page.ts';
import * as acting from './in-page-actions.ts';

const inPage = { ...finding, ...acting };
type InPage = typeof inPage;
/** Longer than any tool takes, on a machine that does other work. */
const limitMs = 30_000;

interface NameOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}
interface GivenFile {
  readonly name: string;
  readonly buffer: Uint8Array;
}

/** The text of an expression that calls one of our functions in the page, with all it may call. */
export function expressionOf<Name extends keyof InPage>(
  name: Name,
  ...values: Parameters<InPage[Name]>
): string {
  const code = Object.values(inPage).map(String).join('\n');
  return `(() => {\n${code}\nreturn ${name}(${values.map((value) => JSON.stringify(value)).join(', ')});\n})()`;
}

/** Calls one of our functions in the page, and rethrows its errors here. */
export async function callInPage<Name extends keyof InPage>(
  browser: Browser,
  name: Name,
  ...values: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> {
  const text = await browser.evaluate(`JSON.stringify(${expressionOf(name, ...values)} ?? null)`);
  return JSON.parse(text) as ReturnType<InPage[Name]>;
}

/** Tries again until it works or the time is over; then throws what came last. */
export async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}

/** The part of Playwright's `Locator` that the tools' main jobs use, for browsers that Playwright cannot drive. */
export class EngineLocator {
  readonly browser: Browser;
  readonly steps: readonly finding.Step[];

  constructor(browser: Browser, steps: readonly finding.Step[]) {
    this.browser = browser;
    this.steps = steps;
  }

  locator(value: string): EngineLocator {
    return this.#with({ by: 'css', value });
  }
  getByTestId(value: string): EngineLocator {
    return this.#with({ by: 'testId', value });
  }
  getByRole(role: string, { name = '', exact = false }: NameOptions = {}): EngineLocator {
    return this.#with({ by: 'role', role, name: patternOf(name, exact) });
  }
  getByText(text: string | RegExp, { exact = false }: NameOptions = {}): EngineLocator {
    return this.#with({ by: 'text', pattern: patternOf(text, exact) });
  }
  getByLabel(text: string | RegExp, { exact = false }: NameOptions = {}): EngineLocator {
    return this.#with({ by: 'label', pattern: patternOf(text, exact) });
  }
  first(): EngineLocator {
    return this.#with({ by: 'index', index: 0 });
  }
  last(): EngineLocator {
    return this.#with({ by: 'index', index: -1 });
  }

  async waitFor(): Promise<void> {
    await retry(async () => {
      const { count, isVisible } = await this.readState();
      if (count !== 1 || !isVisible) throw new Error(`Not shown: ${this.describe()}`);
    });
  }
  async click(): Promise<void> {
    const { x, y } = await this.#try(() => this.#findStillPoint());
    const move = { type: 'pointerMove', duration: 0, x, y };
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const parameters = { pointerType: 'mouse' };
    await this.browser.act([{ type: 'pointer', id: 'mouse', parameters, actions: [move, ...press] }]);
  }
  async check(): Promise<void> {
    await this.click();
    await this.#try(() => callInPage(this.browser, 'requireChecked', this.steps));
  }
  async fill(text: string): Promise<void> {
    const isToType = await this.#try(() => callInPage(this.browser, 'prepareFill', this.steps, text));
    if (!isToType) return;
    await selectAll(this.browser);
    await typeKeys(this.browser, text);
  }
  async selectOption(option: string): Promise<void> {
    await this.#try(() => callInPage(this.browser, 'chooseOption', this.steps, option));
  }
  async setInputFiles(files: string | GivenFile | readonly GivenFile[]): Promise<void> {
    const paths = typeof files === 'string' ? [files] : await this.#write([files].flat());
    const element = await this.#try(() => this.browser.locate(expressionOf('findOne', this.steps)));
    await this.browser.setFiles(element, paths);
  }

  readState(): Promise<finding.ElementState> {
    return callInPage(this.browser, 'readState', this.steps);
  }
  describe(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' ');
  }

  #with(step: finding.Step): EngineLocator {
    return new EngineLocator(this.browser, [...this.steps, step]);
  }
  async #findStillPoint(): Promise<{ x: number; y: number }> {
    const before = await callInPage(this.browser, 'findClickPoint', this.steps);
    await wait(100);
    const now = await callInPage(this.browser, 'findClickPoint', this.steps);
    if (before.x !== now.x || before.y !== now.y) throw new Error('It still moves.');
    return now;
  }
  #try<Value>(attempt: () => Promise<Value>): Promise<Value> {
    return retry(attempt).catch((error: unknown) => {
      throw new Error(`${this.describe()}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  async #write(files: readonly GivenFile[]): Promise<string[]> {
    const folder = await mkdtemp(join(this.browser.downloads, '.given-'));
    const paths = files.map(({ name }) => join(folder, name));
    for (const [index, { buffer }] of files.entries()) await writeFile(paths[index] ?? '', buffer);
    return paths;
  }
}

/** The part of Playwright's `Page` that the tools' main jobs use. */
export class EnginePage extends EngineLocator {
  constructor(browser: Browser) {
    super(browser, []);
  }

  readonly keyboard = {
    type: (text: string) => typeKeys(this.browser, text),
    press: (key: 'Enter' | 'ControlOrMeta+A') =>
      key === 'Enter' ? typeKeys(this.browser, '\n') : selectAll(this.browser),
  };

  /** Waits for a download, the one event that is asked for. */
  async waitForEvent(): Promise<{ suggestedFilename: () => string }> {
    const before = new Set(await listDownloads(this.browser));
    return retry(async () => {
      const added = (await listDownloads(this.browser)).find((name) => !before.has(name));
      if (added === undefined) throw new Error('No file was downloaded.');
      return { suggestedFilename: () => added };
    });
  }

  /** Opens a page, and waits until it answers. */
  async open(origin: string, path: string): Promise<void> {
    await this.browser.open(origin + path);
    await retry(async () => {
      await callInPage(this.browser, 'watchFaults');
      if (!(await callInPage(this.browser, 'isReady', path))) throw new Error(`${path} is not ready.`);
    });
  }
}

function patternOf(text: string | RegExp, isExact: boolean): finding.Pattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  const source = RegExp.escape(text);
  return isExact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' };
}
