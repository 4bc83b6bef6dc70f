import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withServer } from '#benchmarks/site.ts';
import { printTable } from '#benchmarks/table.ts';
import { buildSite, isBuildStale } from '#scripts/site/build-site.ts';
import { type Browser, BrowserMissing } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { checkTool } from './check-tool.ts';
import { startWebKit } from './webkit.ts';

// `npm run engines -- [firefox] [webkit] [tool id]…`: the main work of each tool in browsers that Playwright cannot
// drive. Both browsers and all tools where none is named. Exit code 1 for a tool that fails, 2 for a command that was
// not understood or a browser that is not installed.
const starts: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
const root = join(import.meta.dirname, '../..');
const allTools = globSync('client/tools/*/main-work.ts', { cwd: root })
  .map((file) => basename(dirname(file)))
  .toSorted();

const words = process.argv.slice(2);
const engines = Object.keys(starts).filter((name) => words.includes(name));
const tools = words.filter((word) => !engines.includes(word));
const unknown = tools.filter((tool) => !allTools.includes(tool));

if (unknown.length > 0) {
  console.error(
    `No such browser or tool: ${unknown.join(', ')}. Browsers: firefox, webkit. Tools: ids as in`,
  );
  console.error('client/tools, such as base64.');
  process.exitCode = 2;
} else {
  if (await isBuildStale()) await buildSite();
  await withServer(async (origin) => {
    for (const engine of engines.length > 0 ? engines : Object.keys(starts)) await runEngine(engine, origin);
  });
}

async function runEngine(engine: string, origin: string): Promise<void> {
  try {
    const browser = await starts[engine]?.();
    if (browser) await checkTools(browser, origin);
  } catch (error) {
    if (!(error instanceof BrowserMissing)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

async function checkTools(browser: Browser, origin: string): Promise<void> {
  const rows: string[][] = [];
  let passed = 0;
  try {
    for (const tool of tools.length > 0 ? tools : allTools) {
      const start = performance.now();
      const faults = await checkTool(browser, origin, tool);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (faults.length === 0) passed += 1;
      rows.push([tool, seconds, faults.length === 0 ? 'passed' : 'failed', faults.join(' | ')]);
    }
  } finally {
    await browser.close();
  }
  printTable(browser.version, ['tool', 'seconds', 'result', 'faults'], rows);
  console.log(`${passed} passed, ${rows.length - passed} failed in ${browser.version}`);
  if (passed < rows.length) process.exitCode = 1;
}
