import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './site/paths.ts';

// `npm run fuzz [part of a path] …`: runs the property tests on random seeds, round after round, for FUZZ_MINUTES
// (10). The gate runs the same tests on one fixed seed. Ends at the first failure and prints how to repeat it.
const minutes = Number(process.env.FUZZ_MINUTES ?? 10);
const filters = process.argv.slice(2);
const files = globSync('{core,client,contracts,server,scripts}/**/*.test.ts', { cwd: root }).filter(
  (file) =>
    readFileSync(join(root, file), 'utf8').includes("from 'fast-check'") &&
    (filters.length === 0 || filters.some((filter) => file.includes(filter))),
);
if (files.length === 0) {
  console.error(`No property tests lie in ${filters.join(' or ')}.`);
  process.exit(2);
}

const endMs = performance.now() + minutes * 60_000;
for (let round = 1; round === 1 || performance.now() < endMs; round += 1) {
  const seed = String(randomInt(2 ** 31));
  console.log(`Round ${round}: FUZZ_SEED=${seed}, ${files.length} files`);
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...files], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: seed },
  });
  if (status === 0) continue;
  console.error(
    `Failed. Again: FUZZ_SEED=${seed} npm run node -- node_modules/vitest/vitest.mjs run ${filters.join(' ')}`.trimEnd(),
  );
  process.exit(1);
}
