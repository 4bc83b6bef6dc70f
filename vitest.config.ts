import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './scripts/site/paths.ts';

/** Other programs (ImageMagick, zbar, qpdf, Python …, and our own tools in a terminal), and every operation of every tool. */
const takesLong = /node:child_process|\/(?:image|pdf)-programs\.|\/testing\/all-operations\./;

/**
 * The unit tests that ask other programs whether our output is right, or give hostile inputs to every operation. They
 * take longer than all others together, and some need what only `npm test` installs, so the fast gate goes without them.
 */
const longTests = globSync('{core,client,scripts}/**/*.test.ts', { cwd: root }).filter((file) =>
  takesLong.test(readFileSync(join(root, file), 'utf8')),
);
const seed = './scripts/testing/fuzz-seed.ts';
// A run that logs an error has met a bug, whatever its assertions say.
const setupFiles = [
  './scripts/testing/fail-on-console-error.ts',
  './scripts/testing/remove-false-location.ts',
  './scripts/platform/file-fetch.ts',
  seed,
];

export default defineConfig({
  test: {
    environment: 'node',
    // Only ends tests that hang: a busy machine takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Half of the time is spent in programs that check our output, so both processors have work.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['{core,client,contracts,scripts}/**/*.test.ts'],
          exclude: longTests,
          setupFiles,
          // Libraries are loaded once for all files; the tests undo what they change of the global scope.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: longTests, setupFiles, isolate: false, unstubGlobals: true },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./server/testing/postgres.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['server/**/*.soak.ts'],
          setupFiles,
          globalSetup: ['./server/testing/postgres.ts'],
        },
      },
    ],
  },
});
