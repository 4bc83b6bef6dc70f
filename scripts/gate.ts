import { join } from 'node:path';
import { cacheDir } from './site/paths.ts';
import type { Step } from './testing/run-steps.ts';

const tsc = (project: string) => ['tsc', '-p', `tsconfig/${project}.json`];
const layers = ['core', 'client', 'server', 'scripts', 'e2e', 'benchmarks'];

export const unitReport = join(cacheDir, 'unit-tests.json');

/** The fast gate: everything that needs neither a build nor a browser. */
export const gateSteps: readonly Step[] = [
  {
    name: 'lint',
    command: ['eslint', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/', '.'],
  },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'types: client', command: tsc('client') },
  { name: 'types: worker', command: tsc('worker') },
  { name: 'types: server', command: tsc('server') },
  { name: 'types: tooling', command: tsc('tooling') },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.'],
  },
  { name: 'layers', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...layers] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];
