import { defineConfig, devices } from '@playwright/test';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findTestBrowser } from './scripts/testing/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 8181);
const dataDir = join(tmpdir(), `sundry-e2e-${port}`);
// Each run begins with an empty store; workers read this file, too, and must leave it alone.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'client/tools/*/*.spec.ts'],
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  fullyParallel: true,
  // Half of what a test does is waiting.
  workers: 3,
  forbidOnly: true,
  // Deadlines only end what hangs: a page that edits the whole catalogue may take 20 s on a machine that does other work.
  // What fails once and then passes is named by the report; what fails twice is a fault, and many faults are one.
  retries: 1,
  maxFailures: 12,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: findTestBrowser() ?? '/usr/bin/chromium',
      args: [...chromiumArguments],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
