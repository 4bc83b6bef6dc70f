import { runSteps } from './testing/run-steps.ts';

// The fast gate: everything that needs neither a build nor a browser.
const tsc = (project: string) => ['tsc', '-p', `tsconfig/${project}.json`];

const { failed } = await runSteps(
  [
    { name: 'types: client', command: tsc('client') },
    { name: 'types: worker', command: tsc('worker') },
    { name: 'types: server', command: tsc('server') },
    { name: 'types: tooling', command: tsc('tooling') },
    {
      name: 'format',
      command: [
        'prettier',
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '.',
      ],
    },
    {
      name: 'layers',
      command: [
        'depcruise',
        '--config',
        '.dependency-cruiser.mjs',
        'core',
        'client',
        'server',
        'scripts',
        'e2e',
        'benchmarks',
      ],
    },
    { name: 'dead code', command: ['knip', '--no-progress'] },
    {
      name: 'lint',
      command: ['eslint', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/', '.'],
    },
    { name: 'unit tests', command: ['vitest', 'run', '--reporter=dot'] },
  ],
  { concurrency: 2 },
);
process.exit(failed > 0 ? 1 : 0);
