import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'core/**/*.test.ts',
      'client/**/*.test.ts',
      'contracts/**/*.test.ts',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 60_000,
    // A run that logs an error has met a bug, whatever its assertions say.
    setupFiles: ['./scripts/testing/fail-on-console-error.ts'],
  },
});
