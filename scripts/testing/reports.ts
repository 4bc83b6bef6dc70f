import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { StepTotals } from './run-steps.ts';

/** The result of one test run. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that passed at the second try only. */
  readonly flaky: readonly string[];
  readonly durations: readonly { readonly name: string; readonly ms: number }[];
  readonly failures: readonly { readonly name: string; readonly message: string }[];
}

/** The most lines of a failed test's message; the whole is where its step ended. */
const mostLines = 12;

/** A run without a report ended before its first test: a failure by itself. */
const missing: TestReport = { passed: 0, failed: 1, flaky: [], durations: [], failures: [] };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

export async function readUnitReport(file: string, root: string): Promise<TestReport> {
  if (!existsSync(file)) return missing;
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${name.replace(`${root}/`, '')}: ${fullName}`,
      ms: duration ?? 0,
      status,
      message: failureMessages?.join('\n') ?? '',
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: [],
    durations: tests,
    failures: tests.filter(({ status }) => status === 'failed'),
  };
}

export async function readBrowserReport(file: string): Promise<TestReport> {
  if (!existsSync(file)) return missing;
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  const tests = suites.flatMap(listTests);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    durations: tests,
    failures: tests.filter(({ status }) => status === 'unexpected'),
  };
}

function listTests({
  suites = [],
  specs = [],
}: PlaywrightSuite): { name: string; ms: number; status: string; message: string }[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status,
      message: results.findLast(({ error }) => error)?.error?.message ?? '',
    })),
  );
  return [...own, ...suites.flatMap(listTests)];
}

/**
 * Prints flaky tests, the ten slowest and the failures at the end of a long log, then the totals as the very last
 * line; sets the exit code.
 */
export function concludeTests(steps: readonly StepTotals[], reports: readonly TestReport[]): void {
  for (const name of reports.flatMap(({ flaky }) => flaky)) {
    console.log(`Passed at the second try only: ${name}`);
  }
  const slowest = reports
    .flatMap(({ durations }) => durations)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10);
  console.log('The ten slowest tests:');
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  for (const { name, message } of reports.flatMap(({ failures }) => failures)) {
    console.log(`Failed: ${name}\n${message.split('\n').slice(0, mostLines).join('\n')}`);
  }
  const all = [...steps, ...reports];
  const passed = all.reduce((sum, part) => sum + part.passed, 0);
  const failed = all.reduce((sum, part) => sum + part.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
