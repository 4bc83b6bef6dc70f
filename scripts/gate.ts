import { join } from 'node:path';
import { cacheDir } from './site/paths.ts';
import type { Step } from './testing/run-steps.ts';

const layers = ['core', 'client', 'contracts', 'server', 'scripts', 'e2e', 'benchmarks'];
const projects = ['client', 'worker', 'server', 'tooling'];

export const unitReport = join(cacheDir, 'unit-tests.json');
export const longReport = join(cacheDir, 'long-tests.json');
export const soakReport = join(cacheDir, 'soak.json');

/** The native compiler checks all projects in one process; dependency-cruiser needs the other one's interface. */
export function typesStep(configs: readonly string[]): Step {
  return { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-b', ...configs] };
}

export const allTypesStep = typesStep(projects.map((project) => `tsconfig/${project}.json`));

export function lintStep(paths: readonly string[]): Step {
  return { name: 'lint', command: ['oxlint', '--deny-warnings', ...paths] };
}

export function unitStep(report: string, filters: readonly string[]): Step {
  return { name: 'unit tests', command: vitest(report, '--project=!soak', ...filters) };
}

/** Some ask programs that a bare machine does not have; `npm test` installs them. */
export const longStep: Step = {
  name: 'unit tests that take long',
  command: vitest(longReport, '--project=long'),
};

/** Kills, floods and stalls server processes: not needed after changes of a tool. */
export const soakStep: Step = {
  name: 'soak of the server’s processes',
  command: vitest(soakReport, '--project=soak'),
};

/** Proves the first steps of adding a tool. */
export const newToolsStep: Step = {
  name: 'tools that npm run new-tool writes',
  command: ['node', 'scripts/proofs/new-tools.ts'],
};

/** The fast gate: everything that needs neither a build nor a browser. */
export const gateSteps: readonly Step[] = [
  { name: 'unit tests', command: vitest(unitReport, '--project=pages', '--project=server') },
  lintStep(['.']),
  { name: 'texts as keys', command: ['node', 'scripts/lint/text-keys.ts'] },
  allTypesStep,
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'spelling',
    command: [
      ...['cspell', 'lint', '--no-progress', '--no-summary', '--show-suggestions', '--cache'],
      ...['--cache-strategy', 'content', '--cache-location', '.cache/cspell'],
    ],
  },
  { name: 'layers', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...layers] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  {
    name: 'dead code, tests left out',
    command: [
      ...['knip', '--config', 'knip.shipped.json', '--production', '--no-progress'],
      ...['--include', 'files,exports,types'],
    ],
  },
];

function vitest(report: string, ...parameters: string[]): string[] {
  return ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...parameters];
}
