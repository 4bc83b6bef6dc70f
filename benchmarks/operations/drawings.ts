import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { approachFile, handFileToPage, type Operation } from '#benchmarks/operation.ts';

const library = join(import.meta.dirname, '..', '..', 'node_modules', 'svgo', 'dist', 'svgo.browser.js');

/** Makes a drawing as drawing programs do: groups around each path, long decimals, local styles. */
function makeDrawing(): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return ((seed / 2_147_483_647) * 1000).toFixed(6);
  };
  const paths = Array.from({ length: 600 }, () => {
    const curves = Array.from({ length: 12 }, () => `C ${Array.from({ length: 6 }, next).join(',')}`);
    return `<g id="g${seed}"><path style="fill:#ff0000;stroke:none" d="M ${next()},${next()} ${curves.join(' ')} Z"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\n${paths.join('\n')}\n</svg>\n`;
}

export const drawingOperation: Operation = {
  name: 'svg-optimizer: a drawing of 600 paths, until it is shown',
  peer: 'SVGO with multipass, as in SVGOMG, in the page',
  path: '/tools/svg-optimizer',
  async prepare(folder) {
    const path = join(folder, 'drawing.svg');
    await writeFile(path, makeDrawing());
    return path;
  },
  // The peer's library is loaded before the clock starts, too.
  beforeOurs: approachFile,
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await page.waitForFunction(() => document.body.textContent.includes('By gzip'), undefined, {
      polling: 10,
      timeout: 120_000,
    });
    return {};
  },
  beforePeer: prepareSvgo,
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
      const { optimize } = globalThis as unknown as {
        optimize: (svg: string, config: object) => { data: string };
      };
      document.body.append(optimize(await file.text(), { multipass: true }).data.slice(0, 100));
    });
    return {};
  },
};

async function prepareSvgo(page: Page): Promise<void> {
  await page.goto('about:blank');
  // A module written into a page cannot be imported, so it assigns its exports to a name.
  const code = (await readFile(library, 'utf8')).replace(
    /export\s*\{[^}]*\}/,
    'globalThis.optimize = optimize',
  );
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction(() => Reflect.has(globalThis, 'optimize'));
}
