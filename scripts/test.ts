import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gateSteps, unitReport } from './gate.ts';
import { cacheDir } from './site/paths.ts';
import { runSteps, type StepTotals } from './testing/run-steps.ts';
import { installTestPrograms } from './testing/system-packages.ts';

// Everything: set-up, the fast gate, the build with its budgets, the browser tests. Closes with one line of totals.
const browserReport = join(cacheDir, 'browser-tests.json');

installTestPrograms();
await mkdir(cacheDir, { recursive: true });
await Promise.all([unitReport, browserReport].map((file) => rm(file, { force: true })));

const gate = await runSteps(gateSteps, { concurrency: 2 });
const build = await runSteps([{ name: 'build and budgets', command: ['node', 'scripts/build.ts'] }], {
  concurrency: 1,
});
const browser = await runSteps(
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      env: { E2E_REPORT: browserReport },
    },
  ],
  { concurrency: 1 },
);

const totals = [gate, build, browser, await countUnitTests(), await countBrowserTests()];
const passed = totals.reduce((sum, part) => sum + part.passed, 0);
const failed = totals.reduce((sum, part) => sum + part.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function countUnitTests(): Promise<StepTotals> {
  if (!existsSync(unitReport)) return { passed: 0, failed: 1 };
  const report = JSON.parse(await readFile(unitReport, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

async function countBrowserTests(): Promise<StepTotals> {
  if (!existsSync(browserReport)) return { passed: 0, failed: 1 };
  const report = JSON.parse(await readFile(browserReport, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.log(`${flaky} browser tests passed at the second try only.`);
  return { passed: expected + flaky, failed: unexpected };
}
