import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gateSteps, newToolsStep, longReport, longStep, soakReport, soakStep, unitReport } from './gate.ts';
import { cacheDir, root } from './site/paths.ts';
import { concludeTests, readBrowserReport, readUnitReport } from './testing/reports.ts';
import { runSteps, type Step } from './testing/run-steps.ts';
import { installTestPrograms } from './testing/system-packages.ts';
import { listToolSteps } from './testing/tool-steps.ts';

// Everything: set-up, the fast gate, the build with its budgets, the browser tests; with a tool's id, what concerns
// that tool. Closes with one line of totals.
const browserReport = join(cacheDir, 'browser-tests.json');
const [id] = process.argv.slice(2);
// Before any installation, so that a wrong id is reported at once.
const toolSteps = id === undefined ? undefined : await listToolSteps(id, unitReport);

installTestPrograms();
await mkdir(cacheDir, { recursive: true });
const reports = id === undefined ? [unitReport, longReport, soakReport] : [unitReport];
await Promise.all([...reports, browserReport].map((file) => rm(file, { force: true })));

const browserTests: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', ...(toolSteps?.browserParameters ?? [])],
  env: { E2E_REPORT: browserReport },
};
const build: Step = toolSteps?.build ?? { name: 'build and budgets', command: ['node', 'scripts/build.ts'] };
const others = toolSteps?.steps ?? [...gateSteps, longStep, soakStep, newToolsStep];
const gate = await runSteps([build, ...others], { concurrency: 2 });
// By itself: beside all others, what a test means to interrupt may be over before the press that it makes.
const browser = await runSteps([browserTests], { concurrency: 1 });
concludeTests(
  [gate, browser],
  [
    ...(await Promise.all(reports.map((report) => readUnitReport(report, root)))),
    await readBrowserReport(browserReport),
  ],
);
