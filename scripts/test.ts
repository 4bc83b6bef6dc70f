import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gateSteps, newToolsStep, longReport, longStep, soakReport, soakStep, unitReport } from './gate.ts';
import { cacheDir, root } from './site/paths.ts';
import { concludeTests, readBrowserReport, readUnitReport } from './testing/reports.ts';
import { runSteps, type Step } from './testing/run-steps.ts';
import { installTestPrograms } from './testing/system-packages.ts';
import { listToolSteps } from './testing/tool-steps.ts';

// Everything: set-up, the build with its budgets, then the browser tests and, beside them, all else; with a tool's id,
// what concerns that tool. Closes with one line of totals.
const browserReport = join(cacheDir, 'browser-tests.json');
const [id] = process.argv.slice(2);
// Before any installation, so that a wrong id is reported at once.
const toolSteps = id === undefined ? undefined : await listToolSteps(id, unitReport);

installTestPrograms();
await mkdir(cacheDir, { recursive: true });
const reports = id === undefined ? [unitReport, longReport, soakReport] : [unitReport];
await Promise.all([...reports, browserReport].map((file) => rm(file, { force: true })));

const build: Step = { name: 'build and budgets', command: ['node', 'scripts/build.ts'] };
const browser: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', ...(toolSteps?.browserParameters ?? [])],
  env: { E2E_REPORT: browserReport },
};
const others = toolSteps?.others ?? [...gateSteps, longStep, soakStep, newToolsStep];
concludeTests(
  [
    await runSteps([toolSteps?.build ?? build], { concurrency: 1 }),
    // Browser tests wait half of their time, and all else together takes less time than they do.
    await runSteps([browser, ...others], { concurrency: 2 }),
  ],
  [
    ...(await Promise.all(reports.map((report) => readUnitReport(report, root)))),
    await readBrowserReport(browserReport),
  ],
);
